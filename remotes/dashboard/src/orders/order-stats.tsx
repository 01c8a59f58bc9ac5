import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { formatCount, formatShare } from '@evmandi/contract/domain/numbers';
import { memo } from 'react';
import { type Stat, StatCards } from '../list/stat-cards.tsx';

/** Four cards over all orders, each with the change of the last 28 days (DASH-7). */
export const OrderStats = memo(function OrderStats({ stats }: { stats: AdminOrderList['stats'] }) {
  const { total, completed, cancelled, last28Days } = stats;
  const share = (part: number) => `${formatShare(part, total)} of all orders`;
  const cards: Stat[] = [
    {
      title: 'Total orders',
      value: formatCount(total),
      trend: last28Days.total,
      note: 'All orders so far',
    },
    {
      title: 'New orders',
      value: formatCount(stats.new),
      trend: last28Days.new,
      note: 'Waiting to be packed',
    },
    {
      title: 'Completed orders',
      value: formatCount(completed),
      trend: last28Days.completed,
      note: share(completed),
    },
    {
      title: 'Cancelled orders',
      value: formatCount(cancelled),
      trend: last28Days.cancelled,
      note: share(cancelled),
      moreIsWorse: true,
    },
  ];
  return <StatCards stats={cards} />;
});
