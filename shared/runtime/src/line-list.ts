import { cleanQuantity } from '@evmandi/contract/domain/limits';
import { type Line, mergeLines } from '@evmandi/contract/domain/lines';
import { asRecord, type Parse } from './checked-storage.ts';
import { storedState } from './stored-state.ts';

export interface LineListState {
  lines: Line[];
  /** Ids of the selected lines; null until a selection was made. Lists without selection leave it null. */
  selected: string[] | null;
}

/** Ids are short ASCII words; any other text is damage, which the API would refuse on every visit. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,100}$/.test(value);

/** The product ids of a stored list, each once; `undefined` when it is none. */
export function parseIds(value: unknown, onLoss?: () => void): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter(isId);
  if (ids.length < value.length) onLoss?.();
  return [...new Set(ids)];
}

function parseLine(value: unknown): Line | undefined {
  const line = asRecord(value);
  if (!isId(line?.id) || typeof line.quantity !== 'number') return undefined;
  return { ...line, id: line.id, quantity: cleanQuantity(line.quantity) };
}

const parseUpTo =
  (most: number): Parse<LineListState> =>
  (value, onLoss) => {
    const state = asRecord(value);
    if (!Array.isArray(state?.lines)) return undefined;
    const lines = state.lines.map(parseLine).filter((line) => line !== undefined);
    const single = [...new Map(lines.map((line) => [line.id, line])).values()];
    if (lines.length < state.lines.length || single.length > most) onLoss?.();
    const selected = state.selected == null ? null : parseIds(state.selected, onLoss);
    if (selected === undefined) return undefined;
    return { lines: single.slice(0, most), selected };
  };

/**
 * A list of products with quantities, kept in this browser under `name`. `change` computes the next state
 * from the latest one; `addMany` merges lines into it. Each writes storage once. Rules of a screen (what a
 * selection means, where a removed line returns to) are written with `change` in that screen's remote. Of a
 * stored list no more than `most` lines are read: each is drawn, or asked about.
 */
export function lineList(name: string, most = Number.POSITIVE_INFINITY) {
  const { useStore, change } = storedState<LineListState>(name, {
    initial: { lines: [], selected: null },
    parse: parseUpTo(most),
  });
  const addMany = (added: readonly Line[]) =>
    change(({ lines }) => ({ lines: mergeLines(lines, added) }));
  return { useStore, change, addMany };
}
