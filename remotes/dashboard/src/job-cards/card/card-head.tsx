import type { JobCardStage } from '@evmandi/contract/domain/job-card-status';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { pictureAddress } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { useConfirm } from '@evmandi/ui/confirm';
import { IconAdjustmentsHorizontal, IconCheck, IconPrinter } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Pill } from '@evmandi/ui/pill';
import { Moment } from '@evmandi/ui/time';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrintCard } from '../print/use-print-card.tsx';
import { STAGE_TONES } from '../stage-tones.ts';
import styles from './card-head.module.css';
import { EditDialog } from './edit-dialog.tsx';
import { FailureLine } from './failure-line.tsx';
import { type CardWork, useCardChange } from './use-card.ts';

/** What a step is called on its button. */
const STEPS: Record<JobCardStage, string> = {
  Open: 'Open again',
  'In progress': 'Start work',
  Ready: 'Mark ready',
  Closed: 'Hand over and close',
};

/** Prints a card that was opened to be printed, once: a reload prints nothing. */
function usePrintOnArrival(print: () => void) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { print?: boolean } | null)?.print === true;
  useEffect(() => {
    if (!isAsked) return;
    void navigate('.', { replace: true, state: null });
    print();
  }, [isAsked, navigate, print]);
}

/** The vehicle, where its card stands, and what can be done next. */
export function CardHead({ work }: { work: CardWork }) {
  const { card } = work;
  const { stage, nextStages, mayChange } = card;
  const change = useCardChange(work);
  const { print, sheet } = usePrintCard(card);
  const { ask, element } = useConfirm();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<JobCardStage>();
  usePrintOnArrival(print);

  const move = async (next: JobCardStage) => {
    const agreed =
      next !== 'Closed' ||
      (await ask({
        title: `Close card ${card.number}?`,
        text: 'The vehicle is handed over. A closed card stays as it is.',
        confirmLabel: 'Close the card',
      }));
    if (!agreed) return;
    setAsked(next);
    await change.send({ stage: next });
  };
  const facts = [
    ['Owner', card.owner],
    ['Phone', card.phone],
    ['Odometer', card.odometer === null ? 'not read' : `${formatNumber(card.odometer)} km`],
    ['Battery', card.battery === null ? 'not read' : `${card.battery} %`],
    ['Promised', <Moment key="promised" value={card.promisedAt} />],
    ['Key', card.keyGiven ? 'here' : 'with the owner'],
    ...(card.warranty ? [['Warranty', 'yes']] : []),
    ['Version', card.version],
  ] as const;

  return (
    <Card as="section" className={styles.head} aria-label="Vehicle">
      <Media className={styles.media}>
        <Picture src={pictureAddress(card.picture.path)} alt="" width={176} height={124} />
      </Media>
      <div className={styles.words}>
        <div className={styles.title}>
          <h2 className={styles.vehicle}>{card.vehicle}</h2>
          <Pill tone={STAGE_TONES[stage]}>{stage}</Pill>
        </div>
        <p className={styles.plate}>{card.registration}</p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={String(name)} className={styles.fact}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.actions}>
        {nextStages.map((next, index) => (
          <Button
            key={next}
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={change.busy && asked === next}
            onClick={() => void move(next)}
          >
            {index === 0 && <IconCheck size={20} aria-hidden />}
            {stage === 'Ready' && next === 'In progress' ? 'Back to work' : STEPS[next]}
          </Button>
        ))}
        <div className={styles.small}>
          <Button size="sm" variant="secondary" onClick={print}>
            <IconPrinter size={18} aria-hidden />
            Print
          </Button>
          {mayChange && stage !== 'Closed' && (
            <Button size="sm" variant="secondary" onClick={() => setEditing(true)}>
              <IconAdjustmentsHorizontal size={18} aria-hidden />
              Edit
            </Button>
          )}
        </div>
      </div>
      <div className={styles.failure}>
        <FailureLine
          what="The card was not moved on"
          change={change}
          onRetry={asked && (() => void change.send({ stage: asked }))}
        />
      </div>
      {editing && <EditDialog work={work} onClose={() => setEditing(false)} />}
      {element}
      {sheet}
    </Card>
  );
}
