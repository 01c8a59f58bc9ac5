import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { counted } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Moment } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './card-stages.module.css';

type Stage = JobCardDetail['stages'][number];

/** What is missing until a stage to come is reached. */
function missing({ stage }: Stage, { tasks, parts }: JobCardDetail): string {
  if (stage === 'Closed') return 'when handed over';
  if (stage !== 'Ready') return 'to come';
  const open = tasks.filter(({ doneAt }) => doneAt === null).length;
  const waiting = parts.filter(({ wanted, taken }) => taken < wanted).length;
  const words = [
    ...(open > 0 ? [`${counted(open, 'task')} left`] : []),
    ...(waiting > 0 ? [`${counted(waiting, 'part')} to take`] : []),
  ];
  return words.join(', ') || 'nothing left to do';
}

/** The way of a card, with when each stage was reached. */
export function CardStages({ card }: { card: JobCardDetail }) {
  return (
    <Card as="section" className={styles.card} aria-label="Stages">
      <ol className={styles.stages}>
        {card.stages.map((one) => (
          <li
            key={one.stage}
            className={styles.stage}
            data-reached={one.at !== null || undefined}
            aria-current={one.stage === card.stage ? 'step' : undefined}
          >
            <p className={styles.name}>
              {one.at === null && <VisuallyHidden>To come: </VisuallyHidden>}
              {one.stage}
            </p>
            <p className={styles.note}>
              {one.at === null ? (
                missing(one, card)
              ) : (
                <>
                  {one.stage === card.stage && one.stage !== 'Closed' && 'since '}
                  <Moment value={one.at} />
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
