import { visitorText } from '@evmandi/runtime';
import {
  asking,
  type Cells,
  hasFailed,
  isBlank,
  isUnasked,
  type Row,
  withAnswer,
  withCells,
  withFailure,
} from './rows.ts';
import { validate } from './validate.ts';

/** After a cell was changed, the server is asked when typing has rested so long. */
const REST_MS = 500;

export type RowList = ReturnType<typeof createRowList>;

/** Rows of an order and what the server said of each. They live outside of what shows them. */
export function createRowList(first: Row[]) {
  let rows: readonly Row[] = first;
  let calls = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: readonly Row[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };

  /** Asks about the rows chosen; resolves to why they could not be checked, or to null. */
  async function ask(chosen: (row: Row) => boolean): Promise<string | null> {
    calls += 1;
    const call = calls;
    set(rows.map((row) => (!isBlank(row) && chosen(row) ? asking(row, call) : row)));
    const sent = rows.filter(({ verdict }) => verdict.state === 'asking' && verdict.call === call);
    if (sent.length === 0) return null;
    try {
      const answer = await validate(sent);
      set(withAnswer(rows, sent, call, answer));
      return null;
    } catch (error) {
      const reason = visitorText(error);
      set(withFailure(rows, call, `Could not be checked: ${reason}`));
      return reason;
    }
  }

  const change = (key: number, cells: Partial<Cells>, soon: boolean) => {
    set(rows.map((row) => (row.key === key ? withCells(row, cells, soon) : row)));
    clearTimeout(timer);
    timer = setTimeout(
      () => void ask(({ verdict }) => verdict.state === 'open' && verdict.soon),
      REST_MS,
    );
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => rows,
    set,
    ask,
    /** Changes cells of a row; with `soon` the server is asked once typing rests. */
    change,
    /** Changes cells of a row and asks about it at once. */
    put(key: number, cells: Partial<Cells>) {
      set(rows.map((row) => (row.key === key ? withCells(row, cells, false) : row)));
      void ask((row) => row.key === key);
    },
    /** Asks about a row unless that is known. */
    settle: (key: number) => void ask((row) => row.key === key && isUnasked(row)),
    /** Asks once more about all that could not be asked about, in one call however many ask for it. */
    retry() {
      if (rows.some(hasFailed)) void ask(hasFailed);
    },
  };
}
