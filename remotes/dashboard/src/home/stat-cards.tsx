import type { Trend } from '@evmandi/api/contract/admin-orders';
import type { Dashboard, DashboardPart } from '@evmandi/api/contract/dashboard';
import { centsOf, formatCentsShort } from '@evmandi/contract/domain/money';
import { formatCount, formatShare } from '@evmandi/contract/domain/numbers';
import { getConfig } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { IconChevronRight } from '@evmandi/ui/icons';
import { Link } from 'react-router-dom';
import { Change } from '../change-mark.tsx';
import { links } from '../links.ts';
import { usePart } from './part-card.tsx';
import styles from './stat-cards.module.css';

interface Stat {
  title: string;
  value: string;
  trend: Trend;
  moreIsWorse?: boolean;
  note: string;
  /** The list behind the figure. */
  to: string;
  list: string;
}

const PART = 'orders' satisfies DashboardPart;

function statsOf({ period }: Dashboard, orders: NonNullable<Dashboard['orders']>): Stat[] {
  const { from, to } = period;
  const dollars = (paise: number) => formatCentsShort(centsOf(paise, getConfig().rupeesPerDollar));
  const share = formatShare(orders.cancelled.now, orders.orders.now);
  return [
    {
      title: 'Total sales',
      value: dollars(orders.sales.now),
      trend: orders.sales,
      note: `Before that ${dollars(orders.sales.before)}`,
      to: links.ordersOfDays(from, to),
      list: 'Paid and unpaid orders',
    },
    {
      title: 'Total orders',
      value: formatCount(orders.orders.now),
      trend: orders.orders,
      note: `Before that ${formatCount(orders.orders.before)}`,
      to: links.ordersOfDays(from, to),
      list: 'All orders',
    },
    {
      title: 'Pending',
      value: formatCount(orders.pending.now),
      trend: orders.pending,
      moreIsWorse: true,
      note: `${formatCount(orders.customersWaiting)} customers waiting`,
      to: links.ordersOfDays(from, to, { status: 'Pending' }),
      list: 'Pending orders',
    },
    {
      title: 'Cancelled',
      value: formatCount(orders.cancelled.now),
      trend: orders.cancelled,
      moreIsWorse: true,
      note: `${share} of all orders`,
      to: links.ordersOfDays(from, to, { status: 'Cancelled' }),
      list: 'Cancelled orders',
    },
  ];
}

/** Sales, orders, pending and cancelled of the previous 28 days, against the 28 before. */
export function StatCards({ figures, live }: { figures: Dashboard; live: boolean }) {
  const { value, problem, retry } = usePart(figures, PART);
  if (!value) {
    return (
      <Card className={styles.failed}>
        <ErrorFallback variant="line" title="Sales and orders" error={problem} onRetry={retry} />
      </Card>
    );
  }
  return statsOf(figures, value).map((stat) => (
    <Card as="section" key={stat.title} className={styles.card}>
      <h2 className={styles.title}>{stat.title}</h2>
      <p className={styles.scope}>Previous 28 days</p>
      <p className={styles.line}>
        <span className={styles.figure}>{stat.value}</span>
        <Change trend={stat.trend} moreIsWorse={stat.moreIsWorse ?? false} />
      </p>
      <p className={styles.note}>{stat.note}</p>
      {live && (
        <Link className={styles.link} to={stat.to}>
          {stat.list}
          <IconChevronRight size={16} aria-hidden />
        </Link>
      )}
    </Card>
  ));
}
