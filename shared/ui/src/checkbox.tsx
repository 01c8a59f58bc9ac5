import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { joinClasses } from './join-classes.ts';

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
