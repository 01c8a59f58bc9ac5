import { Moment } from '@evmandi/ui/time';
import { ConflictDialog as ChoiceDialog, type Saving } from '../../clash/conflict-dialog.tsx';
import { clashesOf, eventsSince, settled } from '../changes/conflict.ts';
import type { OrderChange } from '../changes/order-change.ts';
import type { Conflict } from '../changes/use-order-changes.ts';
import styles from './dialogs.module.css';
import { eventTitle } from './history.ts';

interface Props {
  conflict: Conflict;
  change: Saving;
  /** The change to send; none where theirs stands. */
  onSettle: (change: OrderChange | undefined) => void;
  /** Leads back to what was typed; none where nothing was. */
  onBack: (() => void) | undefined;
}

/** Somebody else changed the order meanwhile: both values, to choose from. Nothing was changed yet. */
export function ConflictDialog({ conflict, change: saving, onSettle, onBack }: Props) {
  const { change, before, now } = conflict;
  const since = eventsSince(before, now);
  const who = since.find(({ by }) => by)?.by ?? 'Somebody else';
  return (
    <ChoiceDialog
      title="Somebody changed this order"
      description={
        <>
          {who} changed order #{now.number}
          {since[0] && (
            <>
              {' '}
              on <Moment value={since[0].at} />
            </>
          )}
          , while you had it open. Nothing of yours is lost: choose what to keep.
        </>
      }
      theirs={`${who}, version ${now.version}`}
      clashes={clashesOf(change, before, now)}
      change={saving}
      onSettle={(chosen) => onSettle(settled(change, now, chosen))}
      onBack={onBack}
    >
      {since.length > 0 && (
        <ul className={styles.news} aria-label="What happened meanwhile">
          {since.map((event) => (
            <li key={event.at + event.kind}>
              <Moment value={event.at} />: {eventTitle(event)}
              {event.by && `, ${event.by}`}
            </li>
          ))}
        </ul>
      )}
    </ChoiceDialog>
  );
}
