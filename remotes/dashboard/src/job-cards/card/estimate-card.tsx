import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Money } from '@evmandi/ui/money';
import { Dot } from '@evmandi/ui/pill';
import { Moment } from '@evmandi/ui/time';
import { duration } from '../duration.ts';
import styles from './card-screen.module.css';
import { FailureLine } from './failure-line.tsx';
import { type CardWork, useCardChange } from './use-card.ts';

/** What it will cost, and whether the owner agreed to that. */
export function EstimateCard({ work }: { work: CardWork }) {
  const { estimate, mayChange, stage } = work.card;
  const change = useCardChange(work);
  const sums = [
    ['Parts', estimate.parts],
    [`Labour, ${duration(estimate.labourMinutes)}`, estimate.labour],
    [`Tax ${estimate.taxRate / 100} %`, estimate.tax],
  ] as const;
  const accept = () => void change.send({ accepted: true });
  return (
    <Card as="section" className={styles.part} aria-labelledby="card-estimate">
      <h2 className={styles.heading} id="card-estimate">
        Estimate
      </h2>
      <dl className={styles.pairs}>
        {sums.map(([name, paise]) => (
          <div key={name} className={styles.pair}>
            <dt>{name}</dt>
            <dd>
              <Money paise={paise} />
            </dd>
          </div>
        ))}
        <div className={`${styles.pair} ${styles.total}`}>
          <dt>Total</dt>
          <dd>
            <Money paise={estimate.total} />
          </dd>
        </div>
      </dl>
      {estimate.acceptedAt ? (
        <p className={styles.small}>
          <Dot tone="in-stock">
            Accepted by owner, <Moment value={estimate.acceptedAt} />
          </Dot>
        </p>
      ) : (
        <div className={styles.bar}>
          <span className={styles.small}>
            <Dot tone="delay">Not accepted by the owner yet</Dot>
          </span>
          {mayChange && stage !== 'Closed' && (
            <Button size="sm" variant="secondary" busy={change.busy} onClick={accept}>
              Owner accepted
            </Button>
          )}
        </div>
      )}
      <FailureLine what="The acceptance was not recorded" change={change} onRetry={accept} />
    </Card>
  );
}
