import type { CorrectStock, StockRow } from '@evmandi/api/contract/stock';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { type CorrectionCause, MOST_DELIVERED } from '@evmandi/contract/domain/stock';

/** What a person knows: how many there are, or by how many the stock is wrong. */
export type Mode = 'counted' | 'difference';

export interface TypedCorrection {
  mode: Mode;
  /** Not a number where none was typed. */
  pieces: number;
  cause: CorrectionCause | '';
  note: string;
}

type Pieces = Pick<TypedCorrection, 'mode' | 'pieces'>;

/** Pieces on the shelf after the correction; not a number while there is none. */
export const onHandAfter = ({ mode, pieces }: Pieces, { onHand }: StockRow): number =>
  mode === 'counted' ? pieces : onHand + pieces;

function problemOf(typed: Pieces, row: StockRow): string | undefined {
  const { mode, pieces } = typed;
  const after = onHandAfter(typed, row);
  if (Number.isNaN(pieces)) {
    return mode === 'counted'
      ? 'Enter the pieces as a whole number, such as 12'
      : 'Enter by how many pieces it differs, such as -2 or 3';
  }
  if (after === row.onHand)
    return 'That is what the stock already says: there is nothing to correct';
  if (after < row.held) {
    return `Orders hold ${formatNumber(row.held)}: fewer cannot be on the shelf. Ship or cancel some first`;
  }
  if (after > MOST_DELIVERED)
    return `At most ${formatNumber(MOST_DELIVERED)} pieces can be on the shelf`;
  return undefined;
}

/** Messages at their fields, before anything is sent. */
export function problemsOf(typed: TypedCorrection, row: StockRow): Record<string, string> {
  const pieces = problemOf(typed, row);
  return {
    ...(pieces && { [typed.mode]: pieces }),
    ...(typed.cause === '' && { cause: 'Choose why the stock is corrected' }),
    ...(typed.cause === 'other' && !typed.note && { note: 'Say in words why it is corrected' }),
  };
}

/** The request against the row that was read. */
export const requestOf = (
  { mode, pieces, cause, note }: TypedCorrection,
  { product, onHand }: StockRow,
): CorrectStock => ({
  sku: product.sku,
  expected: onHand,
  [mode]: pieces,
  // Checked before it is sent.
  cause: cause as CorrectionCause,
  note,
});

/** Why a correction cannot be had of the row as it is now; nothing where it can. */
export const impossibleNow = (typed: Pieces, now: StockRow): string | undefined =>
  problemOf(typed, now);
