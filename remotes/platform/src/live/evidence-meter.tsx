import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { METRICS } from '../words.ts';
import styles from './canary-card.module.css';

/** Evidence multiplies: each step of the bar is as many times as much. */
const position = (evidence: number, limit: number) =>
  Math.min(100, Math.max(0, (100 * Math.log(Math.max(1, evidence))) / Math.log(limit)));

/** Where the test stands in the metric that speaks most against the canary, and what follows where. */
export function EvidenceMeter({ canary }: { canary: NonNullable<LivePart['canary']> }) {
  const { evidence, limit, falseAlarms, needed } = canary;
  const worst = METRICS.reduce((a, b) => (evidence[b.metric] > evidence[a.metric] ? b : a));
  const now = Math.round(10 * evidence[worst.metric]) / 10;
  const alarms = `${formatNumber(Math.round(falseAlarms * 100))} in 100`;
  return (
    <div className={styles.test}>
      <p className={styles.rule}>
        <b className={styles.testName}>Sequential test, {worst.name.toLowerCase()}</b>
        Evidence of harm {now}, takes itself back at {formatNumber(limit)}. Promotes at{' '}
        {counted(needed, 'visit')} if nothing speaks against it. False alarms: at most {alarms}{' '}
        healthy canaries.
      </p>
      <progress
        className={styles.track}
        aria-label="Evidence of harm"
        aria-valuetext={`${now} of ${limit}`}
        max={100}
        value={position(now, limit)}
      />
      <p className={styles.axis} aria-hidden="true">
        <span>1</span>
        <span>{now} now</span>
        <span>{formatNumber(limit)} takes it back</span>
      </p>
    </div>
  );
}
