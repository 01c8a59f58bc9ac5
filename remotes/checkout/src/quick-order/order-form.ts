import { MAX_QUICK_ORDER_ROWS } from '@evmandi/contract/domain/quick-order';
import { createRowList } from './row-list.ts';
import {
  blankRows,
  type Cells,
  type Destination,
  FIRST_ROWS,
  isBlank,
  isUnasked,
  keyAfter,
  newRow,
  type Row,
  splitRows,
  withCells,
} from './rows.ts';

/** What is typed outlives the dialog, until the page is left: closing it loses nothing. */
export const formRows = createRowList(blankRows(FIRST_ROWS, 0));

/** Rows with blank ones after them, as many as an empty form has. */
function padded(rows: readonly Row[]): Row[] {
  const missing = Math.max(FIRST_ROWS - rows.length, 1);
  const room = MAX_QUICK_ORDER_ROWS - rows.length;
  return [...rows, ...blankRows(Math.min(missing, Math.max(room, 0)), keyAfter(rows))];
}

/** Appends a blank row. Returns its key; null when the form is full. */
export function addRow(): number | null {
  const rows = formRows.get();
  if (rows.length >= MAX_QUICK_ORDER_ROWS) return null;
  const key = keyAfter(rows);
  formRows.set([...rows, ...blankRows(1, key)]);
  return key;
}

const room = (rows: readonly Row[]) =>
  MAX_QUICK_ORDER_ROWS - rows.filter((row) => !isBlank(row)).length;

/** Puts judged rows below those that stand in the form. Returns how many there was no room for. */
export function receiveRows(received: readonly Row[]): number {
  const kept = formRows.get().filter((row) => !isBlank(row));
  const taken = received.slice(0, room(kept));
  const firstKey = keyAfter(formRows.get());
  const added = taken.map((row, index) => ({ ...row, key: firstKey + index }));
  formRows.set(padded([...kept, ...added]));
  return received.length - taken.length;
}

/**
 * Writes a pasted block into the form, from a row on, over what stands there, and asks about it. Returns how many of
 * its rows there was no room for.
 */
export function pasteBlock(key: number, block: readonly Partial<Cells>[]): number {
  const rows = [...formRows.get()];
  const from = rows.findIndex((row) => row.key === key);
  const firstKey = keyAfter(rows);
  const taken = block.slice(0, MAX_QUICK_ORDER_ROWS - from);
  taken.forEach((cells, index) => {
    const at = from + index;
    const row = rows[at] ?? newRow(firstKey + index);
    rows[at] = withCells(row, cells, false);
  });
  formRows.set(rows);
  void formRows.ask(isUnasked);
  return block.length - taken.length;
}

/** What an action came to, in rows; `failure` says why nothing could be checked. */
export type Outcome = Omit<ReturnType<typeof splitRows>, 'stay'> & {
  destination: Destination;
  kept: number;
  failure: string | null;
};

/** Has all rows judged, takes the good ones out of the form and returns them; the others stay with their reason. */
export async function takeGoodRows(destination: Destination): Promise<Outcome> {
  const failure = await formRows.ask(() => true);
  if (failure !== null) return { destination, gone: 0, go: [], kept: 0, failure };
  const { go, gone, stay } = splitRows(formRows.get(), destination);
  if (gone > 0) formRows.set(padded(stay));
  return { destination, gone, go, kept: stay.length, failure };
}
