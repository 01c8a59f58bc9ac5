import type { CallRow } from '@evmandi/contract/platform/staff-reads';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconAlertCircle, IconCopy } from '@evmandi/ui/icons';
import { useCopy } from '@evmandi/ui/use-copy';
import styles from '../platform.module.css';
import { clock } from '../words.ts';
import { refusalText } from './call-words.ts';
import own from './releases.module.css';

/** Rule, place and remedy of each. */
export function RefusalList({ refusals }: Pick<CallRow, 'refusals'>) {
  return refusals.map(({ rule, place, message, remedy }) => (
    <dl key={`${rule} ${place} ${message}`} className={own.refusal}>
      <dt className={own.term}>Rule</dt>
      <dd className={own.fact}>
        <b className={styles.mono}>{rule}</b>
      </dd>
      <dt className={own.term}>Place</dt>
      <dd className={own.fact}>
        <span className={styles.mono}>{place}</span> {message}
      </dd>
      <dt className={own.term}>Remedy</dt>
      <dd className={own.fact}>{remedy}</dd>
    </dl>
  ));
}

/** The last release, which was refused: why, and what mends it. There is no way around it here. */
export function RefusalCard({ call }: { call: CallRow }) {
  const { copy, said } = useCopy();
  const { of, who, at, commit, refusals, text } = call;
  return (
    <Card as="section" className={`${styles.card} ${own.refused}`} aria-labelledby="refused">
      <div className={styles.head}>
        <div className={own.refusedHead}>
          <span className={own.alert}>
            <IconAlertCircle aria-hidden />
          </span>
          <div>
            <h2 id="refused" className={styles.title}>
              Refused: <span className={styles.mono}>{of}</span>
            </h2>
            <p className={styles.about}>
              {who}, {clock(at)}
              {commit && `, commit ${commit.slice(0, 8)}`}. The live site did not change.
            </p>
          </div>
        </div>
        <Button size="sm" variant="secondary" onClick={() => void copy(refusalText(call))}>
          <IconCopy size={18} aria-hidden />
          Copy as text
        </Button>
      </div>
      <div className={own.refusals}>
        {refusals.length > 0 ? <RefusalList refusals={refusals} /> : <p>{text}</p>}
      </div>
      <p className={own.note} role="status">
        {said || 'A refusal cannot be overruled here, only mended.'}
      </p>
    </Card>
  );
}
