import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './icon-button.module.css';
import { joinClasses } from './join-classes.ts';

interface IconLook {
  /** What it does, for people who do not see the icon. */
  label: string;
  bordered?: boolean;
}

const look = (bordered?: boolean, className?: string) =>
  joinClasses(styles.icon, bordered && styles.bordered, className);

interface IconButtonProps extends IconLook, Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Makes it a toggle. */
  pressed?: boolean;
}

/** A button that shows an icon alone, named by `label`. */
export function IconButton({ label, pressed, bordered, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={look(bordered, className)}
      aria-label={label}
      aria-pressed={pressed}
    />
  );
}

/** A link within the site that shows an icon alone, named by `label`. */
export function IconLink({
  label,
  bordered,
  className,
  ...rest
}: IconLook & ComponentProps<typeof Link>) {
  return <Link title={label} {...rest} className={look(bordered, className)} aria-label={label} />;
}
