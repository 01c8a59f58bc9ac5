import { selectedIds, useCart } from '@evmandi/runtime';
import { useDeferredValue, useMemo } from 'react';
import { matchesSearch, type ProductLine } from '../lines/lines.ts';

type Ids = ReadonlySet<string>;

/** More than a screen holds. */
const FIRST_ROWS = 20;
/** So many rows change at once with the press. */
const MOST_AT_ONCE = 40;

/** What the rows of the cart show; of many it may lag a moment behind the press that changed it. */
export interface ShownRows {
  /** Ids of the lines that the search leaves. */
  shown: Ids;
  /** Those of them that are drawn by now: the first ones come first. */
  drawn: Ids;
  selected: Ids;
}

interface SomeRows {
  lines: readonly ProductLine[];
  rows: ShownRows;
}

/** Whether some lines show the same: of all rows, their own alone count. */
export function showsAlike(before: SomeRows, now: SomeRows): boolean {
  const sets = ['shown', 'drawn', 'selected'] as const;
  return (
    before.lines.length === now.lines.length &&
    now.lines.every((line, at) => before.lines[at] === line) &&
    sets.every(
      (set) =>
        before.rows[set] === now.rows[set] ||
        now.lines.every(({ id }) => before.rows[set].has(id) === now.rows[set].has(id)),
    )
  );
}

const idsOf = (lines: readonly ProductLine[]): Ids => new Set(lines.map(({ id }) => id));

/** Whether two selections differ by so many that their rows would hold a press up. */
function isFarFrom(one: Ids, other: Ids): boolean {
  let same = 0;
  for (const id of one) if (other.has(id)) same += 1;
  return one.size + other.size - 2 * same > MOST_AT_ONCE;
}

/**
 * Selection and search of a cart that may have 500 lines. The row that was pressed changes with the press; sums
 * and counts, and what changes hundreds of rows, follow in pieces, so that neither holds a press up.
 */
export function useManyLines(lines: readonly ProductLine[], search: string) {
  const { lines: kept, selected: chosen } = useCart();
  const selected: Ids = useMemo(
    () => new Set(selectedIds({ lines: kept, selected: chosen })),
    [kept, chosen],
  );
  const followed = useDeferredValue(selected);
  const words = useDeferredValue(search).trim();
  const complete = useDeferredValue(true, false);

  const shownLines = useMemo(
    () => lines.filter((line) => matchesSearch(line, words)),
    [lines, words],
  );
  const shown = useMemo(() => idsOf(shownLines), [shownLines]);
  const drawn = useMemo(
    () => (complete ? shown : idsOf(shownLines.slice(0, FIRST_ROWS))),
    [complete, shown, shownLines],
  );
  const rows: ShownRows = {
    shown,
    drawn,
    selected: isFarFrom(selected, followed) ? followed : selected,
  };
  const now = useMemo(
    () => ({ lines, selectedLines: lines.filter(({ id }) => selected.has(id)) }),
    [lines, selected],
  );
  return { selected, rows, words, settled: useDeferredValue(now) };
}
