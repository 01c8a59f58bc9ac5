import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { IconAlertCircle } from './icons.tsx';

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Of the control; without it one is made. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: string;
  optional?: boolean;
  /** Gets what ties the control to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A label, hint and error, tied to the control that `children` renders. */
export function Field({ id: givenId, label, hint, error, optional, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <IconAlertCircle size={16} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
