import type { StockRow } from '@evmandi/api/contract/stock';
import { counted } from '@evmandi/contract/domain/numbers';
import { ConflictDialog, type Saving } from '../../clash/conflict-dialog.tsx';
import { signed } from '../words.ts';
import { impossibleNow, onHandAfter, type TypedCorrection } from './correction.ts';

interface Props {
  typed: TypedCorrection;
  before: StockRow;
  now: StockRow;
  change: Saving;
  /** What is to be sent; nothing where theirs stands. */
  onSettle: (typed: TypedCorrection | undefined) => void;
  onBack: () => void;
}

/** What is on the shelf changed since it was looked at: both values, to choose from. */
export function CorrectionConflict({ typed, before, now, onSettle, ...state }: Props) {
  const impossible = impossibleNow(typed, now);
  const after = onHandAfter(typed, now);
  const own = typed.mode === 'counted' ? 'you counted' : `${signed(typed.pieces)} against now`;
  return (
    <ConflictDialog
      {...state}
      title="Somebody changed this stock"
      description={`There were ${counted(before.onHand, 'piece')} of ${now.product.name} on the shelf when you looked, and there are ${now.onHand} now. Nothing of yours is lost: choose what holds.`}
      theirs="In the stock now"
      clashes={[
        {
          field: 'pieces',
          label: 'On the shelf',
          mine: `${after}, ${own}`,
          theirs: String(now.onHand),
          ...(impossible && { impossible }),
        },
      ]}
      onSettle={({ pieces }) => onSettle(pieces === 'mine' ? typed : undefined)}
    />
  );
}
