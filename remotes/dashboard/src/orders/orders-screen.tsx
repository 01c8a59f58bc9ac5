import type { AdminOrderDetail, AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission } from '@evmandi/contract/domain/session';
import { useSession } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { useCallback, useMemo } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import { ListBars } from '../list/list-bars.tsx';
import { ListFoot } from '../list/list-foot.tsx';
import { neighboursOf } from '../list/list-panel.tsx';
import { ListRows } from '../list/list-rows.tsx';
import styles from '../list/list-screen.module.css';
import { OpenRow } from '../list/open-row.tsx';
import { useRowSelection, useTickedRows } from '../list/row-selection.ts';
import { useWaiting } from '../list/use-waiting.ts';
import { useSearchText } from '../use-search-text.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkResult } from './bulk/bulk-result.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderStats } from './order-stats.tsx';
import { OrderTable } from './order-table.tsx';
import { askedOrders } from './orders-loader.ts';
import { type OrdersQuery, ordersAddress, ordersSearch, readOrdersQuery } from './orders-query.ts';
import { OrderPanel } from './panel/order-panel.tsx';
import { usePrint } from './print/use-print.tsx';
import { rowOf } from './row-of.ts';
import { saveOrders } from './save-orders.ts';
import { OrderTools } from './tools/order-tools.tsx';
import { useLiveOrders } from './use-live-orders.ts';

/** All orders: found, filtered, opened, and moved on one by one or several at once. */
export function OrdersScreen() {
  const { pathname, search: address } = useLocation();
  const query = useMemo(() => readOrdersQuery(new URLSearchParams(address)), [address]);
  const live = useLiveOrders(useLoaderData<AdminOrderList>(), query);
  const { orders, page, stats } = live.list;
  const { took } = live;
  const search = useSearchText();
  const waiting = useWaiting(links.orders, askedOrders);
  const navigate = useNavigate();
  const mayExport = useSession(({ user }) => hasPermission(user, PERMISSION.administration));
  const numbers = useMemo(() => orders.map(({ orderNumber }) => orderNumber), [orders]);
  const selection = useRowSelection();
  const ticked = useTickedRows(selection);
  const selected = orders.filter(({ orderNumber }) => ticked.has(orderNumber));
  const bulk = useBulk(took);
  const { print, sheets } = usePrint();
  const place = useMemo(() => ({ pathname, search: address }), [pathname, address]);
  // A panel that opens leaves the list alone.
  const own = ordersSearch({ ...query, order: undefined });
  const listed = useMemo(() => readOrdersQuery(new URLSearchParams(own)), [own]);

  const go = useCallback(
    (next: OrdersQuery) =>
      void navigate(ordersAddress(next), { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const saveAll = useCallback(() => void saveOrders(place), [place]);
  const hrefFor = useCallback((page: number) => ordersAddress({ ...listed, page }), [listed]);
  const onOrder = useCallback(
    (order: AdminOrderDetail) => took([[order.number, rowOf(order)]]),
    [took],
  );

  return (
    <ListRows>
      <div className={styles.screen}>
        <OrderStats stats={stats} />
        <Card as="section" className={styles.card} aria-label="Orders">
          <OrderTools
            query={listed}
            list={live.list}
            search={search}
            onQuery={go}
            onExport={mayExport ? saveAll : undefined}
          />
          {orders.length > 0 ? (
            <OrderTable
              orders={orders}
              query={listed}
              open={query.order}
              selection={selection}
              ticked={ticked}
              result={bulk.result}
              busy={waiting}
            />
          ) : (
            <NoOrders query={query} list={live.list} onClearSearch={() => search.onText('')} />
          )}
          <ListFoot page={page} noun="order" hrefFor={hrefFor} />
        </Card>
        <ListBars news={live.news} onUpdate={live.update}>
          {bulk.result ? (
            <BulkResult
              result={bulk.result}
              bulk={bulk}
              rows={orders}
              onPrint={print}
              onSelect={(some) => {
                selection.replace(some);
                bulk.close();
              }}
            />
          ) : (
            (selected.length > 0 || bulk.failure) && (
              <BulkBar
                orders={selected}
                bulk={bulk}
                onExport={
                  mayExport
                    ? () =>
                        void saveOrders(
                          place,
                          selected.map(({ orderNumber }) => orderNumber),
                        )
                    : undefined
                }
                onPrint={print}
                onClear={() => {
                  selection.replace([]);
                  bulk.close();
                }}
              />
            )
          )}
        </ListBars>
        <OpenRow addressed={query.order}>
          {(number, closed) => (
            <OrderPanel
              number={number}
              addressOf={(order) => ordersAddress({ ...query, order })}
              {...neighboursOf(numbers, number)}
              onClose={() => {
                closed();
                go({ ...query, order: undefined });
              }}
              onOrder={onOrder}
              onPrint={print}
            />
          )}
        </OpenRow>
        {sheets}
      </div>
    </ListRows>
  );
}
