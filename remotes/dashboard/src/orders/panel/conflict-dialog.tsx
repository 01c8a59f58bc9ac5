import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { Moment } from '@evmandi/ui/time';
import { useState } from 'react';
import { ClashTable, type Side } from '../../clash/clash-table.tsx';
import { type Clash, clashesOf, eventsSince, settled } from '../changes/conflict.ts';
import type { OrderChange } from '../changes/order-change.ts';
import type { Conflict } from '../changes/use-order-changes.ts';
import styles from './dialogs.module.css';
import { eventTitle } from './history.ts';

interface Props {
  conflict: Conflict;
  busy: boolean;
  failure: string;
  /** The change to send; none where theirs stands. */
  onSettle: (change: OrderChange | undefined) => void;
}

/** Somebody else changed the order meanwhile: both values, to choose from. Nothing was changed yet. */
export function ConflictDialog({ conflict, busy, failure, onSettle }: Props) {
  const { change, before, now } = conflict;
  const clashes = clashesOf(change, before, now);
  const [chosen, setChosen] = useState<Partial<Record<Clash['field'], Side>>>(() =>
    Object.fromEntries(
      clashes.map(({ field, impossible }) => [field, impossible ? 'theirs' : 'mine']),
    ),
  );
  const since = eventsSince(before, now);
  const who = since.find(({ by }) => by)?.by ?? 'Somebody else';
  return (
    <Dialog
      className={styles.wide}
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
      onClose={() => onSettle(undefined)}
      footerClassName={styles.foot}
      footer={
        <>
          <Button variant="ghost" onClick={() => onSettle(undefined)}>
            Take all of theirs
          </Button>
          <Button busy={busy} onClick={() => onSettle(settled(change, now, chosen))}>
            Save this choice
          </Button>
        </>
      }
    >
      <ClashTable
        clashes={clashes}
        theirs={`${who}, version ${now.version}`}
        chosen={chosen}
        onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
      />
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
      {failure && (
        <p className={styles.failure} role="alert">
          It was not saved: {failure}
        </p>
      )}
    </Dialog>
  );
}
