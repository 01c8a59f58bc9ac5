import { ORDER_STATUSES } from '@evmandi/contract/domain/order-status';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconClipboardList, IconSearch } from '@evmandi/ui/icons';
import { Pager } from '@evmandi/ui/pager';
import { SearchField } from '@evmandi/ui/search-field';
import { Link, useLoaderData, useNavigation } from 'react-router-dom';
import { links } from '../links.ts';
import { useSearchText } from '../use-search-text.ts';
import { OrderStats } from './order-stats.tsx';
import { OrderTable } from './order-table.tsx';
import type { OrdersData } from './orders-loader.ts';
import { ordersSearch, rangeText } from './orders-query.ts';
import styles from './orders-screen.module.css';

export function OrdersScreen() {
  const { query, list } = useLoaderData<OrdersData>();
  const search = useSearchText();
  const waiting = useNavigation().location?.pathname === links.orders;
  const { orders, counts, page, stats } = list;
  const tabs = [
    { label: 'All orders', status: undefined, count: counts.all },
    ...ORDER_STATUSES.map((status) => ({ label: status, status, count: counts[status] })),
  ];

  return (
    <div className={styles.screen}>
      <OrderStats stats={stats} />
      <Card as="section" className={styles.card} aria-label="Orders">
        <div className={styles.tools}>
          <nav className={styles.tabs} aria-label="Order status">
            {tabs.map(({ label, status, count }) => (
              <Link
                key={label}
                className={styles.tab}
                to={links.orders + ordersSearch({ ...query, status, page: 1 })}
                aria-current={status === query.status ? 'true' : undefined}
              >
                {label} <span className={styles.count}>({count})</span>
              </Link>
            ))}
          </nav>
          <SearchField
            {...search}
            label="Search orders"
            placeholder="Product name or order number"
          />
        </div>
        {orders.length > 0 ? (
          <OrderTable orders={orders} query={query} busy={waiting} />
        ) : (
          <NoOrders data={{ query, list }} onShowAll={() => search.onText('')} />
        )}
        <div className={styles.foot}>
          <p role="status">{rangeText(page)}</p>
          <div className={styles.pager}>
            <Pager
              page={page.page}
              pages={page.pages}
              hrefFor={(number) => links.orders + ordersSearch({ ...query, page: number })}
            />
          </div>
        </div>
      </Card>
    </div>
  );
}

function NoOrders({
  data: { query, list },
  onShowAll,
}: {
  data: OrdersData;
  onShowAll: () => void;
}) {
  if (list.page.total > 0) {
    return (
      <EmptyState
        icon={<IconClipboardList />}
        title="There is no such page"
        text={`The list ends with page ${list.page.pages}.`}
        action={
          <ButtonLink to={links.orders + ordersSearch({ ...query, page: 1 })}>
            Go to page 1
          </ButtonLink>
        }
      />
    );
  }
  if (query.q || query.status) {
    return (
      <EmptyState
        icon={<IconSearch />}
        title="No orders found"
        text={
          query.q
            ? `No ${query.status?.toLowerCase() ?? ''} order has “${query.q}” in its number or product name.`
            : `No order is ${query.status?.toLowerCase()}.`
        }
        action={
          query.q ? (
            <Button variant="secondary" onClick={onShowAll}>
              Clear the search
            </Button>
          ) : (
            <ButtonLink variant="secondary" to={links.orders}>
              Show all orders
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconClipboardList />}
      title="No orders"
      text="The first order that is placed in the shop appears here."
      action={<ButtonLink to={links.shop}>Open your shop</ButtonLink>}
    />
  );
}
