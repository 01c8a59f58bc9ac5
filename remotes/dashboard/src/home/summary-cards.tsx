import { formatCents, formatCentsShort } from '@evmandi/contract/domain/money';
import { formatCount, formatShare } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { Figures } from './figures.ts';
import styles from './summary-cards.module.css';

interface FigureProps {
  /** The list behind the figure; sample figures have none. */
  to: string | undefined;
  children: ReactNode;
}

function Figure({ to, children }: FigureProps) {
  const figure = <span className={styles.figure}>{children}</span>;
  return to ? (
    <Link className={styles.link} to={to}>
      {figure}
    </Link>
  ) : (
    figure
  );
}

/** Sales, orders, pending and cancelled. */
export function SummaryCards({ figures, live }: { figures: Figures; live: boolean }) {
  const { salesCents, orders, byStatus } = figures;
  const sold = orders - byStatus.Cancelled;
  const behind = (address: string) => (live ? address : undefined);
  return (
    <>
      <Card as="section" className={styles.card}>
        <h2 className={styles.title}>Total Sales</h2>
        <p className={styles.scope}>All orders but the cancelled ones</p>
        <p>
          <Figure to={behind(links.orders)}>{formatCentsShort(salesCents)}</Figure>
        </p>
        {sold > 0 && (
          <p className={styles.note}>
            On average <b className={styles.strong}>{formatCents(salesCents / sold)}</b> an order
          </p>
        )}
      </Card>
      <Card as="section" className={styles.card}>
        <h2 className={styles.title}>Total Orders</h2>
        <p className={styles.scope}>All orders so far</p>
        <p>
          <Figure to={behind(links.orders)}>{formatCount(orders)}</Figure>
        </p>
        <p className={styles.note}>
          <b className={styles.strong}>{formatCount(byStatus.Delivered)}</b> delivered,{' '}
          <b className={styles.strong}>{formatCount(byStatus.Shipped)}</b> on the way
        </p>
      </Card>
      <Card as="section" className={styles.card}>
        <h2 className={styles.title}>Pending &amp; Cancelled</h2>
        <p className={styles.scope}>All orders so far</p>
        <dl className={styles.pair}>
          <div>
            <dt className={styles.label}>Pending</dt>
            <dd>
              <Figure to={behind(links.ordersByStatus('Pending'))}>
                {formatCount(byStatus.Pending)}
              </Figure>
              <span className={styles.share}>{formatShare(byStatus.Pending, orders)} of all</span>
            </dd>
          </div>
          <div className={styles.second}>
            <dt className={styles.label}>Cancelled</dt>
            <dd>
              <Figure to={behind(links.ordersByStatus('Cancelled'))}>
                {formatCount(byStatus.Cancelled)}
              </Figure>
              <span className={styles.share}>{formatShare(byStatus.Cancelled, orders)} of all</span>
            </dd>
          </div>
        </dl>
      </Card>
    </>
  );
}
