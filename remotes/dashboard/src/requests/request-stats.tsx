import type { RequestStats } from '@evmandi/api/contract/admin-requests';
import { formatCount } from '@evmandi/contract/domain/numbers';
import { type Stat, StatCards } from '../list/stat-cards.tsx';
import { spanText } from './span-text.ts';

interface Props {
  stats: RequestStats;
  /** Of this kind of requests alone, before the last card. */
  special: Stat;
  /** The time of the first render, milliseconds. */
  now: number;
}

/** Four cards over all requests. */
export function RequestStatCards({ stats, special, now }: Props) {
  const { waiting, oldest, answered, medianMinutes } = stats;
  const oldestMinutes = oldest ? (now - Date.parse(oldest)) / 60_000 : 0;
  return (
    <StatCards
      stats={[
        {
          title: 'Waiting for us',
          value: formatCount(waiting),
          note: oldest ? `Oldest ${spanText(oldestMinutes)}` : 'All are answered',
        },
        {
          title: 'Answered',
          value: formatCount(answered.now),
          trend: answered,
          note: 'Previous 28 days',
        },
        special,
        {
          title: 'Time to answer',
          value: medianMinutes === null ? 'none yet' : spanText(medianMinutes),
          note: 'Median of 28 days',
        },
      ]}
    />
  );
}
