import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './wrap.module.css';

/** The page's column: greatest width and gutters. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles.wrap, className)} />;
}
