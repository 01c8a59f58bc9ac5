import type { ComponentType, SVGProps } from 'react';
import styles from './icon.module.css';
import { joinClasses } from './join-classes.ts';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** CSS pixels; as large as the text around it when left out. */
  size?: number;
}

export type Icon = ComponentType<IconProps>;

/** A component that draws one outline on a ground of 24 by 24. */
export function icon(outline: string): Icon {
  return function OutlineIcon({ size, className, ...rest }) {
    return (
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        width={size}
        height={size}
        {...rest}
        className={joinClasses(styles.icon, className)}
      >
        <path d={outline} />
      </svg>
    );
  };
}
