import type { ElementType, HTMLAttributes, Ref } from 'react';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  ref?: Ref<HTMLDivElement>;
}

/** A raised surface, as a `div` or as the element in `as`. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={joinClasses(styles.card, className)} />;
}
