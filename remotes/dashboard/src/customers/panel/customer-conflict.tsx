import { ConflictDialog, type Saving } from '../../clash/conflict-dialog.tsx';
import { changedFields, clashesOf, merged, type Values } from '../../list/merge.ts';
import { LABELS, valuesOf } from './customer-values.ts';
import type { Conflict } from './send-customer.ts';

interface Props {
  conflict: Conflict;
  change: Saving;
  /** What to save; nothing where theirs stands. */
  onSettle: (values: Values | undefined) => void;
  /** Back to what was typed. */
  onBack: () => void;
}

/** Somebody else changed the same: both values, to choose from. */
export function CustomerConflict({ conflict: { before, mine, now }, onSettle, ...state }: Props) {
  const three = { before: valuesOf(before), mine, theirs: valuesOf(now) };
  const who = now.changes[0]?.by ?? 'Somebody else';
  return (
    <ConflictDialog
      {...state}
      title="Somebody changed this customer"
      description={`${who} changed ${now.number} while you had it open. Nothing of yours is lost: choose what to keep.`}
      theirs={`${who}, version ${now.version}`}
      onTheirs={() => onSettle(undefined)}
      clashes={clashesOf(three, LABELS)}
      onSettle={(chosen) => {
        const values = merged(three, chosen);
        onSettle(changedFields(three.theirs, values).length > 0 ? values : undefined);
      }}
    />
  );
}
