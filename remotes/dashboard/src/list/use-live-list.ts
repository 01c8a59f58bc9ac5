import { useRead } from '@evmandi/ui/use-read';
import { useCallback, useMemo, useState } from 'react';
import { inPlace, newsOf, type RowKind } from './list-news.ts';
import { useLooks } from './use-looks.ts';

/** What is listed: `rowsOf` takes the rows out of an answer, `withRows` puts others in. */
export interface ListKind<List, Row> extends RowKind<Row> {
  rowsOf: (list: List) => Row[];
  withRows: (list: List, rows: Row[]) => List;
}

interface Shown<List, Row> {
  loaded: List;
  /** The list whose rows are shown. */
  list: List;
  /** What changes made here said of their rows. */
  changed: ReadonlyMap<string, Partial<Row>>;
}

interface Options<List> {
  /** What the list was asked for: another one is another list. */
  what: string;
  read: (signal: AbortSignal) => Promise<List>;
}

export interface LiveList<List, Row> {
  /** Rows in their places; counts and figures as they are now. */
  list: List;
  /** What has changed of the rows and is not shown; empty for nothing. */
  news: string;
  /** Shows it. */
  update: () => void;
  /** Shows at once what changes made here said of their rows, and looks at the list again. */
  took: (rows: Iterable<readonly [key: string, now: Partial<Row>]>) => void;
}

/** The loaded list, looked at again from time to time, when the tab is come back to, and after each change. */
export function useLiveList<List extends { page: unknown }, Row>(
  kind: ListKind<List, Row>,
  loaded: List,
  { what, read }: Options<List>,
): LiveList<List, Row> {
  const { looks, look } = useLooks();
  const fresh: Shown<List, Row> = { loaded, list: loaded, changed: new Map() };
  const [state, setState] = useState(fresh);
  if (state.loaded !== loaded) setState(fresh);
  const shown = state.loaded === loaded ? state : fresh;

  const reading = useRead(looks > 0 ? `${kind.noun}s ${looks} ${what}` : null, async (signal) => ({
    what,
    loaded,
    list: await read(signal),
  }));
  // An answer to another question, or one from before the loader's, says nothing of these rows.
  const { data } = reading;
  const now = data?.what === what && data.loaded === loaded ? data.list : shown.list;

  const took = useCallback<LiveList<List, Row>['took']>(
    (rows) => {
      setState((last) => ({ ...last, changed: new Map([...last.changed, ...rows]) }));
      look();
    },
    [look],
  );
  const list = useMemo(
    () => ({
      ...kind.withRows(
        now,
        inPlace(kind, kind.rowsOf(shown.list), kind.rowsOf(now), shown.changed),
      ),
      page: shown.list.page,
    }),
    [kind, now, shown.list, shown.changed],
  );
  return {
    list,
    news: newsOf(kind, kind.rowsOf(shown.list), kind.rowsOf(now)),
    update: () => setState({ loaded, list: now, changed: new Map() }),
    took,
  };
}
