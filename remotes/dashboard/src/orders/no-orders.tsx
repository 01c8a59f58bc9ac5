import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconClipboardList, IconSearch } from '@evmandi/ui/icons';
import { links } from '../links.ts';
import { isNarrowed, type OrdersQuery, ordersAddress } from './orders-query.ts';

interface Props {
  query: OrdersQuery;
  list: AdminOrderList;
  onClearSearch: () => void;
}

/** In place of the rows, with the way to some. */
export function NoOrders({ query, list, onClearSearch }: Props) {
  if (list.page.total > 0) {
    return (
      <EmptyState
        icon={<IconClipboardList />}
        title="There is no such page"
        text={`The list ends with page ${list.page.pages}.`}
        action={<ButtonLink to={ordersAddress({ ...query, page: 1 })}>Go to page 1</ButtonLink>}
      />
    );
  }
  if (isNarrowed(query) || query.status) {
    const status = query.status?.toLowerCase();
    return (
      <EmptyState
        icon={<IconSearch />}
        title="No orders found"
        text={
          query.q
            ? `No ${status ?? ''} order with “${query.q}” in its number or product name is among these.`
            : `No ${status ?? ''} order fits what was chosen.`
        }
        action={
          <>
            {query.q && (
              <Button variant="secondary" onClick={onClearSearch}>
                Clear the search
              </Button>
            )}
            <ButtonLink variant="secondary" to={links.orders}>
              Show all orders
            </ButtonLink>
          </>
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
