import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { IconAlertCircle, IconChevronDown } from './icons.tsx';
import { joinClasses } from './join-classes.ts';

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

/** An `input`, of type `text` unless `type` says otherwise. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={joinClasses(styles.control, className)} />;
}

/** A `textarea` that looks like a text input. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={joinClasses(styles.control, styles.area, className)} />;
}

/** A native `select`; `className` is that of the box around it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={joinClasses(styles.selectBox, className)}>
      <select {...rest} className={joinClasses(styles.control, styles.select)} />
      <IconChevronDown className={styles.chevron} size={16} aria-hidden />
    </span>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  label: ReactNode;
  /** Some of what it stands for is checked. */
  indeterminate?: boolean;
}

/** A checkbox with its label; `className` is that of the label. */
export function Checkbox({ label, indeterminate = false, className, ...rest }: CheckboxProps) {
  return (
    <label className={joinClasses(styles.check, className)}>
      <input
        {...rest}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        type="checkbox"
        className={styles.box}
      />
      {label}
    </label>
  );
}
