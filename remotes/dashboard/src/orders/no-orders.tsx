import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { ButtonLink } from '@evmandi/ui/button';
import { links } from '../links.ts';
import { NoRows } from '../list/no-rows.tsx';
import { isNarrowed, type OrdersQuery, ordersAddress } from './orders-query.ts';

interface Props {
  query: OrdersQuery;
  list: AdminOrderList;
  onClearSearch: () => void;
}

function narrowedText(query: OrdersQuery): string {
  if (!isNarrowed(query) && !query.status) return '';
  const order = `${query.status?.toLowerCase() ?? ''} order`.trim();
  return query.q
    ? `No ${order} with “${query.q}” in its number or product name is among these.`
    : `No ${order} fits what was chosen.`;
}

/** In place of the rows, with the way to some. */
export function NoOrders({ query, list, onClearSearch }: Props) {
  return (
    <NoRows
      page={list.page}
      nouns="orders"
      narrowed={narrowedText(query)}
      first={ordersAddress({ ...query, page: 1 })}
      all={links.orders}
      onClearSearch={query.q ? onClearSearch : undefined}
      none={{
        text: 'The first order that is placed in the shop appears here.',
        action: <ButtonLink to={links.shop}>Open your shop</ButtonLink>,
      }}
    />
  );
}
