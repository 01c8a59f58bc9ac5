import type { CustomerList } from '@evmandi/api/contract/admin-customers';
import { formatCount } from '@evmandi/contract/domain/numbers';
import { StatCards } from '../list/stat-cards.tsx';

/** Four cards over all customers (CUSTOMER-1). */
export function CustomerStats({ stats }: { stats: CustomerList['stats'] }) {
  const { total, active, vip } = stats;
  return (
    <StatCards
      stats={[
        {
          title: 'Total customers',
          value: formatCount(total.now),
          trend: total,
          note: 'All customers so far',
        },
        {
          title: 'New customers',
          value: formatCount(stats.new.now),
          trend: stats.new,
          note: 'Previous 28 days',
        },
        {
          title: 'Active customers',
          value: formatCount(active.now),
          trend: active,
          note: 'Bought in 90 days',
        },
        {
          title: 'VIP customers',
          value: formatCount(vip.count),
          note: `${vip.shareOfSpend}% of total spend`,
        },
      ]}
    />
  );
}
