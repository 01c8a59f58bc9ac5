import { counted } from '@evmandi/contract/domain/numbers';

/** How a list names and compares its rows. */
export interface RowKind<Row> {
  keyOf: (row: Row) => string;
  versionOf: (row: Row) => number;
  /** One of them, in words: "order". */
  noun: string;
}

/**
 * The rows that are shown, in their places, each as it is now: none moves, comes or goes by itself. One that
 * left the page, as an order that was shipped leaves the pending ones, stays as `changed` says it is, else as
 * it was last seen.
 */
export function inPlace<Row>(
  { keyOf, versionOf }: RowKind<Row>,
  shown: readonly Row[],
  now: readonly Row[],
  changed: ReadonlyMap<string, Partial<Row>>,
): Row[] {
  const fresh = new Map(now.map((row) => [keyOf(row), row]));
  return shown.map((row) => {
    const known = fresh.get(keyOf(row));
    const own = changed.get(keyOf(row));
    const ownVersion = own ? versionOf({ ...row, ...own }) : 0;
    const newest = known && versionOf(known) >= ownVersion ? known : undefined;
    if (newest) return versionOf(newest) === versionOf(row) ? row : newest;
    return own ? { ...row, ...own } : row;
  });
}

/** What reading the list anew would change of its rows, in words; empty when nothing. */
export function newsOf<Row>(
  { keyOf, noun }: RowKind<Row>,
  shown: readonly Row[],
  now: readonly Row[],
): string {
  const [before, after] = [shown.map(keyOf), now.map(keyOf)];
  if (before.join() === after.join()) return '';
  const come = after.filter((key) => !before.includes(key)).length;
  const gone = before.filter((key) => !after.includes(key)).length;
  const parts = [
    ...(come > 0 ? [`${counted(come, `other ${noun}`)} on this page`] : []),
    ...(gone > 0 ? [`${counted(gone, noun)} no longer here`] : []),
  ];
  return parts.length > 0
    ? `The list has changed: ${parts.join(', ')}.`
    : 'The list has changed: its order is another.';
}
