import { Moment } from '@evmandi/ui/time';
import { ConflictDialog as ValuesDialog } from '../../clash/conflict-dialog.tsx';
import dialogs from '../../orders/panel/dialogs.module.css';
import { clashesOf, eventsSince, settled } from './card-conflict.ts';
import { type CardConflict, type CardWork, useCardChange } from './use-card.ts';

interface Props {
  conflict: CardConflict;
  work: CardWork;
  /** It was chosen what counts, or nothing was. */
  onClose: () => void;
}

/** Somebody else changed the card meanwhile: both values, to choose from. Nothing was changed yet. */
export function ConflictDialog({ conflict, work, onClose }: Props) {
  const { change, before, now } = conflict;
  const since = eventsSince(before, now);
  const who = since[0]?.by ?? 'Somebody else';
  const close = () => {
    onClose();
    conflict.done?.();
  };
  const sending = useCardChange({ ...work, card: now }, { done: close });
  const takeTheirs = () => {
    work.onCard(now);
    close();
  };
  return (
    <ValuesDialog
      title="Somebody changed this card"
      description={`${who} changed card ${now.number} while you had it open. Nothing of yours is lost: choose what to keep.`}
      theirs={`${who}, version ${now.version}`}
      clashes={clashesOf(change, before, now)}
      change={sending}
      onTheirs={takeTheirs}
      onBack={onClose}
      onSettle={(chosen) => {
        const rest = settled(change, chosen);
        if (rest) void sending.send(rest);
        else takeTheirs();
      }}
    >
      <ul className={dialogs.news} aria-label="What happened meanwhile">
        {since.map(({ id, at, text, by }) => (
          <li key={id}>
            <Moment value={at} />: {text}, {by}
          </li>
        ))}
      </ul>
    </ValuesDialog>
  );
}
