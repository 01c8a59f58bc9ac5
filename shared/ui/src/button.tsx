import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { IconLoader2 } from './icons.tsx';
import { joinClasses } from './join-classes.ts';

interface Look {
  variant?: 'primary' | 'secondary' | 'soft' | 'volt' | 'ghost';
  size?: 'md' | 'sm';
  /** As wide as its container. */
  block?: boolean;
}

function look({ variant = 'primary', size = 'md', block }: Look, className?: string): string {
  return joinClasses(
    styles.button,
    styles[variant],
    size === 'sm' && styles.sm,
    block && styles.block,
    className,
  );
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows a spinner and ignores presses, but keeps the focus. */
  busy?: boolean;
}

/** A button of type `button`, unless `type` says otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, block, busy, className, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(look({ variant, size, block }, className), busy && styles.busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <IconLoader2 className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: Look & ComponentProps<typeof Link>) {
  const { variant, size, block, className, ...rest } = props;
  return <Link {...rest} className={look({ variant, size, block }, className)} />;
}
