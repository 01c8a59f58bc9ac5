import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import { joinClasses } from './join-classes.ts';

interface ChipProps extends ComponentProps<'button'> {
  /** Leave it out where `role="tab"` and `aria-selected` say it instead. */
  pressed?: boolean;
}

/** A rounded toggle, or a tab. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={joinClasses(styles.chip, className)}
    />
  );
}
