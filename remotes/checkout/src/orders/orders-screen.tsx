import { ORDER_STATUSES } from '@evmandi/contract/domain/order-status';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconPackage, IconSearchOff } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Pager } from '@evmandi/ui/pager';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { Link, useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import { OrderCard } from './order-card.tsx';
import type { OrdersData } from './orders-loader.ts';
import { ordersAddress } from './orders-query.ts';
import styles from './orders-screen.module.css';
import { OrdersSearch } from './orders-search.tsx';

/** One's own orders: what was placed signed in, or claimed since. */
export function OrdersScreen() {
  const { query, list } = useLoaderData<OrdersData>();
  const { orders, counts, page } = list;
  const tabs = [
    { label: 'All', status: undefined, count: counts.all },
    ...ORDER_STATUSES.map((status) => ({ label: status, status, count: counts[status] })),
  ];
  const unused = counts.all === 0 && !query.q;
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'My orders' }]} />
      <PageHead title="My orders" aside={!unused && <OrdersSearch />} />
      {unused ? (
        <NoOrders />
      ) : (
        <>
          <nav className={styles.tabs} aria-label="Order status">
            {tabs.map(({ label, status, count }) => (
              <Link
                key={label}
                className={styles.tab}
                to={ordersAddress({ ...query, status, page: 1 })}
                preventScrollReset
                aria-current={status === query.status ? 'true' : undefined}
              >
                {label} {count}
              </Link>
            ))}
          </nav>
          <VisuallyHidden role="status">
            {page.total === 1 ? '1 order' : `${page.total} orders`} found
          </VisuallyHidden>
          {orders.length === 0 ? (
            <NothingFound pages={page.pages} />
          ) : (
            <ul className={styles.list}>
              {orders.map((order) => (
                <li key={order.number}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.pager}>
            <Pager
              page={page.page}
              pages={page.pages}
              hrefFor={(number) => ordersAddress({ ...query, page: number })}
            />
          </div>
        </>
      )}
    </Wrap>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon={<IconPackage />}
      title="No orders yet"
      text="What you order while you are signed in appears here. An order from before you signed in can be added on its own page."
      action={<ButtonLink to={links.listing}>Continue shopping</ButtonLink>}
    />
  );
}

function NothingFound({ pages }: { pages: number }) {
  return (
    <EmptyState
      icon={<IconSearchOff />}
      title={pages > 0 ? 'There is no such page' : 'No orders found'}
      text={
        pages > 0
          ? `The list ends with page ${pages}.`
          : 'No order in this status has that in its number, its PO number or its parts.'
      }
      action={<ButtonLink to={links.orders}>Show all orders</ButtonLink>}
    />
  );
}
