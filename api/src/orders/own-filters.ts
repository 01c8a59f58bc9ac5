import { type Expression, type SqlBool, sql } from 'kysely';
import type { OwnOrdersQuery } from '../../contract/own-orders.ts';
import { holding } from '../database/like.ts';
import type { Caller } from '../http/access.ts';

/** What the person placed signed in, or claimed by the order's own link (ORDER-11). */
export const ownedBy = ({ id }: Caller): Expression<SqlBool> =>
  sql<SqlBool>`(orders.placed_by = ${id} or orders.claimed_by = ${id})`;

/** `10241`, `#10241`, or as invoices and transfers write it: `EV-2025-10241`. */
const numberIn = (q: string) => q.trim().replace(/^(?:#|[A-Z]{2,4}-\d{4}-)/i, '');

/** Part of an order number, of a PO number, or of a name or SKU in the order. */
export function matching(q: OwnOrdersQuery['q']): Expression<SqlBool> {
  if (!q) return sql<SqlBool>`true`;
  const words = holding(q);
  return sql<SqlBool>`(orders.number like ${holding(numberIn(q))} or orders.po_number ilike ${words}
    or exists (select from order_lines where order_lines.order_id = orders.id
      and (order_lines.name ilike ${words} or order_lines.sku ilike ${words})))`;
}
