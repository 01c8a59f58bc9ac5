import { Card } from '@evmandi/ui/card';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  /** Where the list of sections leads. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the account in a card of its own. */
export function Section({ id, title, lead, action, children }: Props) {
  return (
    <Card as="section" className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {action}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
