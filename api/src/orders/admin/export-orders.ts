import { PART_PAID } from '@evmandi/contract/domain/order-status';
import { type SqlBool, sql } from 'kysely';
import type { AdminOrdersExport } from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import { minuteTextOf } from '../../database/india.ts';
import { csvFile, ROWS_AT_ONCE, rupeesOf } from '../../http/csv.ts';
import { MONEY, moneyOwed, SOLD } from '../order-view.ts';
import { conditionsOf } from './filters.ts';
import { type OrderSearch, searchOrders } from './search-orders.ts';

const HEAD = [
  'Order',
  'Placed (India)',
  'Status',
  'Payment',
  'Payment method',
  'Customer id',
  'Customer',
  'Name',
  'Phone',
  'E-mail',
  'Address',
  'City',
  'PIN code',
  'Country',
  'GSTIN',
  'PO number',
  'Items',
  'Net (INR)',
  'Tax (INR)',
  'Total (INR)',
  'Not cancelled (INR)',
  'Paid (INR)',
  'Refunded (INR)',
  'To pay (INR)',
  'To refund (INR)',
];

interface Cursor {
  at: string;
  id: string;
}

function rowsAfter(
  db: Database,
  filters: AdminOrdersExport,
  { search, cursor }: { search: OrderSearch | undefined; cursor: Cursor | undefined },
) {
  const { numbers } = filters;
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('countries', 'countries.code', 'orders.ship_country')
    .where(conditionsOf(filters, search?.gathered ?? search?.walked))
    .$if(numbers !== undefined, (query) =>
      query.where(sql<SqlBool>`orders.number = any(${numbers ?? []}::text[])`),
    )
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(orders.placed_at, orders.id) < (${cursor?.at}::timestamptz, ${cursor?.id}::bigint)`,
      ),
    )
    .select([
      'orders.id',
      // As text: a JavaScript date would lose the microseconds that the order of rows goes by.
      sql<string>`orders.placed_at::text`.as('at'),
      'orders.number',
      minuteTextOf(sql.ref('orders.placed_at')).as('placed'),
      'orders.status',
      'orders.payment',
      'orders.method',
      'customers.number as customerNumber',
      'customers.name as customer',
      'orders.ship_name',
      'orders.ship_phone',
      'orders.ship_email',
      'orders.ship_address',
      'orders.ship_city',
      'orders.ship_pin',
      'countries.name as country',
      'orders.gstin',
      'orders.po_number',
      sql<string>`(select string_agg(quantity || ' x ' || sku || ' ' || name, '; ' order by position)
        from order_lines where order_lines.order_id = orders.id)`.as('items'),
      'orders.net',
      'orders.tax',
      'orders.total',
      SOLD.as('sold'),
      ...MONEY,
    ])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(ROWS_AT_ONCE)
    .execute();
}

type Row = Awaited<ReturnType<typeof rowsAfter>>[number];

function cellsOf(row: Row) {
  const { toPay, refundDue, partPaid } = moneyOwed(row);
  return [
    row.number,
    row.placed,
    row.status,
    partPaid ? PART_PAID : row.payment,
    row.method === 'bank_transfer' ? 'Bank transfer' : 'Pay on delivery',
    row.customerNumber,
    row.customer,
    row.ship_name,
    row.ship_phone,
    row.ship_email,
    row.ship_address,
    row.ship_city,
    row.ship_pin,
    row.country,
    row.gstin,
    row.po_number,
    row.items,
    rupeesOf(row.net),
    rupeesOf(row.tax),
    rupeesOf(row.total),
    rupeesOf(row.sold),
    rupeesOf(row.paid),
    rupeesOf(row.refunded),
    rupeesOf(String(toPay)),
    rupeesOf(String(refundDue)),
  ];
}

/** Orders as a CSV file in parts, the newest first. */
export function exportOrders(db: Database, filters: AdminOrdersExport) {
  const searched = searchOrders(db, filters.q);
  // It is waited for with the first rows.
  searched.catch(() => {});
  return csvFile({
    head: HEAD,
    rowsAfter: async (cursor?: Row) => rowsAfter(db, filters, { search: await searched, cursor }),
    cellsOf,
  });
}
