import type { StaffEvent } from '@evmandi/api/contract/common';
import { Moment } from '@evmandi/ui/time';
import { Timeline } from '@evmandi/ui/timeline';
import styles from './requests.module.css';

const TITLES: Readonly<Record<string, string>> = {
  asked: 'Asked',
  answered: 'Answered',
  accepted: 'Accepted',
  declined: 'Declined',
  message: 'Wrote',
};

/** What happened to a request, the newest first. */
export function RequestEvents({ events }: { events: readonly StaffEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className={styles.part} aria-label="History">
      <h3 className={styles.heading}>History</h3>
      <Timeline
        entries={events.map(({ kind, at, by, text }, index) => ({
          key: String(index),
          title: (TITLES[kind] ?? kind) + (text ? `: ${text}` : ''),
          note: (
            <>
              <Moment value={at} />, {by}
            </>
          ),
          done: true,
        }))}
      />
    </section>
  );
}
