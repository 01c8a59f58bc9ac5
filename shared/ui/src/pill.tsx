import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './pill.module.css';

interface PillProps {
  tone: 'delivered' | 'pending' | 'shipped' | 'cancelled' | 'active' | 'vip' | 'inactive';
  /** The status in words: colour alone never says it. */
  children: ReactNode;
}

/** A status on a ground of its colour. */
export function Pill({ tone, children }: PillProps) {
  return <span className={joinClasses(styles.pill, styles[tone])}>{children}</span>;
}

const DOTS = {
  'in-stock': styles.inStock,
  delay: styles.delay,
  'out-of-stock': styles.outOfStock,
  paid: styles.paid,
  unpaid: styles.unpaid,
};

interface DotProps {
  tone: keyof typeof DOTS;
  children: ReactNode;
}

/** A text behind a dot of its colour. */
export function Dot({ tone, children }: DotProps) {
  return <span className={joinClasses(styles.dot, DOTS[tone])}>{children}</span>;
}
