import type { AdminOrder, AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { useRead } from '@evmandi/ui/use-read';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { inPlace, newsOf } from './list-news.ts';
import { readOrders } from './orders-loader.ts';
import { listParams, type OrdersQuery } from './orders-query.ts';

/** How often the list is looked at again while it is in sight. */
const LOOK_AGAIN_MS = 20_000;

const NONE: ReadonlyMap<string, Partial<AdminOrder>> = new Map();

interface Shown {
  loaded: AdminOrderList;
  /** The list whose rows are shown. */
  list: AdminOrderList;
  /** What changes made here said of their orders. */
  changed: ReadonlyMap<string, Partial<AdminOrder>>;
}

export interface LiveOrders {
  /** Rows in their places; counts and figures as they are now. */
  list: AdminOrderList;
  /** What has changed of the rows and is not shown; empty for nothing. */
  news: string;
  /** Shows it. */
  update: () => void;
  /** Shows at once what changes made here said of their orders, and looks at the list again. */
  took: (orders: Iterable<readonly [number: string, now: Partial<AdminOrder>]>) => void;
}

/** The loaded list, looked at again from time to time, when the tab is come back to, and after each change. */
export function useLiveOrders(loaded: AdminOrderList, query: OrdersQuery): LiveOrders {
  const [looks, setLooks] = useState(0);
  const [state, setState] = useState<Shown>({ loaded, list: loaded, changed: NONE });
  if (state.loaded !== loaded) setState({ loaded, list: loaded, changed: NONE });
  const shown = state.loaded === loaded ? state : { loaded, list: loaded, changed: NONE };

  const what = JSON.stringify(listParams(query));
  const reading = useRead(looks > 0 ? `orders ${looks} ${what}` : null, async (signal) => ({
    what,
    loaded,
    list: await readOrders(query, signal),
  }));
  // An answer to another question, or one from before the loader's, says nothing of these rows.
  const { data } = reading;
  const now = data?.what === what && data.loaded === loaded ? data.list : shown.list;

  const look = useCallback(() => setLooks((count) => count + 1), []);
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfSeen, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);

  const took = useCallback<LiveOrders['took']>(
    (orders) => {
      setState((last) => ({ ...last, changed: new Map([...last.changed, ...orders]) }));
      look();
    },
    [look],
  );
  const list = useMemo(
    () => ({
      ...now,
      page: shown.list.page,
      orders: inPlace(shown.list.orders, now.orders, shown.changed),
    }),
    [now, shown.list, shown.changed],
  );
  return {
    list,
    news: newsOf(shown.list, now),
    update: () => setState({ loaded, list: now, changed: NONE }),
    took,
  };
}
