import type { ComponentProps } from 'react';
import styles from './controls.module.css';
import { IconChevronDown } from './icons.tsx';
import { joinClasses } from './join-classes.ts';

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
