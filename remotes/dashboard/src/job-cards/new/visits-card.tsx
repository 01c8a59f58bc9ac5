import type { KnownVehicle } from '@evmandi/api/contract/workshop';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Day } from '@evmandi/ui/time';
import { Timeline } from '@evmandi/ui/timeline';
import styles from './new-card.module.css';

/** What was done to the vehicle before. */
export function VisitsCard({ visits }: Pick<KnownVehicle, 'visits'>) {
  if (visits.length === 0) return null;
  return (
    <Card as="section" className={styles.part} aria-labelledby="new-visits">
      <h2 className={styles.heading} id="new-visits">
        This vehicle before
      </h2>
      <Timeline
        entries={visits.map(({ number, complaint, receivedAt, odometer, mechanic }) => ({
          key: number,
          title: `${number}, ${complaint}`,
          note: (
            <>
              <Day value={receivedAt} />
              {odometer !== null && `, ${formatNumber(odometer)} km`}
              {mechanic && `, ${mechanic}`}
            </>
          ),
          done: true,
        }))}
      />
    </Card>
  );
}
