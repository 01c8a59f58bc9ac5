import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Checkbox } from './checkbox.tsx';
import { IconAlertCircle } from './icons.tsx';
import styles from './terms-box.module.css';

interface TermsBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'label' | 'className'> {
  id: string;
  /** What stands before the word "terms". */
  text: string;
  /** Where the terms are: they open beside the page, which keeps what was typed. */
  to: string;
  /** Said where it was not ticked. */
  problem: string | undefined;
}

/** A box by which the terms are accepted. Starts empty. */
export function TermsBox({ id, text, to, problem, ...box }: TermsBoxProps) {
  return (
    <div className={styles.terms}>
      <Checkbox
        {...box}
        id={id}
        className={styles.box}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-error`}
        label={
          <span>
            {text}{' '}
            <Link className={styles.link} to={to} target="_blank">
              terms
            </Link>
          </span>
        }
      />
      {problem && (
        <p className={styles.problem} id={`${id}-error`}>
          <IconAlertCircle size={16} aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}
