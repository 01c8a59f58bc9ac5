import { balanceOf } from '@evmandi/contract/domain/balance';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import { heldOf, type OrderStatus, waitingOf } from '@evmandi/contract/domain/order-status';
import { sql } from 'kysely';
import type { Order } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import type { Settings } from '../settings.ts';
import { lineProduct } from './line-product.ts';
import { eventsOf, shipmentsOf } from './order-history.ts';

const yearInIndia = (time: Date) => dayInIndia(time).slice(0, 4);

/** Returns what a bank transfer for an order names: `EV-2025-10241`. */
export const orderReference = ({
  number,
  placed_at,
}: {
  number: string;
  placed_at: Date;
}): string => `EV-${yearInIndia(placed_at)}-${number}`;

/** Whether a part of a Pending order is on its way: the mark "Partly shipped" (ORDER-5). */
export const PARTLY_SHIPPED = sql<boolean>`(orders.status = 'Pending' and exists (
  select from shipments where shipments.order_id = orders.id))`;

/** Of the total, what figures count: nothing of a cancelled order, and of others what was not cancelled. */
export const SOLD = sql<string>`(case orders.status when 'Cancelled' then 0
  else coalesce(orders.sold, orders.total) end)`;

const sumOf = (table: 'payments' | 'refunds') =>
  sql<string>`(select coalesce(sum(amount), 0) from ${sql.table(table)}
    where ${sql.table(table)}.order_id = orders.id)`;

/** Columns of an order that say what is owed. */
export const MONEY = [
  sql<string>`orders.payable`.as('kept'),
  sumOf('payments').as('paid'),
  sumOf('refunds').as('refunded'),
] as const;

interface MoneyRow {
  status: OrderStatus;
  kept: string;
  paid: string;
  refunded: string;
}

/** Returns what is owed for an order whose row has `MONEY`, in the fields of the API. */
export function moneyOwed({ status, kept, paid, refunded }: MoneyRow) {
  const sums = { kept: Number(kept), paid: Number(paid), refunded: Number(refunded) };
  const { toPay, toRefund, partPaid } = balanceOf({ status, ...sums });
  return { toPay, refundDue: toRefund, partPaid };
}

/** An order's row with all that its page shows of itself. */
export const selectOrders = (db: Database) =>
  db
    .selectFrom('orders')
    .innerJoin('countries', 'countries.code', 'orders.ship_country')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .leftJoin('reservations', 'reservations.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.number',
      'orders.placed_at',
      'orders.status',
      'orders.payment',
      'orders.method',
      'orders.po_number',
      'orders.gstin',
      'orders.payment_reference',
      'orders.ship_name',
      'orders.ship_phone',
      'orders.ship_email',
      'orders.ship_address',
      'orders.ship_pin',
      'orders.ship_city',
      'orders.ship_state',
      'countries.name as country',
      'orders.net',
      'orders.tax',
      'orders.shipping',
      'orders.discount',
      'orders.total',
      'invoices.number as invoiceNumber',
      'invoices.issued_at',
      'invoices.due_at',
      'invoices.seller',
      'reservations.until as heldUntil',
      PARTLY_SHIPPED.as('partlyShipped'),
      ...MONEY,
    ]);

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/**
 * The day of the delivery that brings a waiting line's last piece: earlier lines, and all deliveries before, come
 * first.
 */
const EXPECTED_ON = sql<string | null>`case when quantity > allocated + cancelled then (
  select expected_on from (
    select expected_on, deliveries.id, sum(open) over (order by expected_on, deliveries.id) as up_to
    from deliveries where deliveries.product_id = order_lines.product_id and open > 0) coming
  where up_to >= (select sum(earlier.quantity - earlier.allocated - earlier.cancelled)
    from order_lines earlier where earlier.product_id = order_lines.product_id
      and earlier.quantity > earlier.allocated + earlier.cancelled
      and earlier.order_id <= order_lines.order_id)
  order by expected_on, coming.id limit 1) end`;

const linesOf = (db: Database, orderId: string) =>
  db
    .selectFrom('order_lines')
    .selectAll()
    .select([EXPECTED_ON.as('expectedOn'), sql<string>`${TODAY}::text`.as('today')])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

const toLine = (row: LineRow): Order['lines'][number] => ({
  ...lineProduct(row),
  position: row.position,
  unit: row.unit,
  hsn: row.hsn,
  unitPrice: Number(row.unit_price),
  taxRate: row.tax_rate,
  net: Number(row.net),
  tax: Number(row.tax),
  held: heldOf(row),
  waiting: waitingOf(row),
  expectedOn: row.expectedOn,
  late: row.expectedOn !== null && row.expectedOn < row.today,
  shipped: row.shipped,
  cancelled: row.cancelled,
  returned: row.returned,
});

const moneyOf = (row: OrderRow) => ({
  totals: {
    net: Number(row.net),
    tax: Number(row.tax),
    shipping: Number(row.shipping),
    discount: Number(row.discount),
    total: Number(row.total),
  },
  payable: row.payment === 'Unpaid' ? moneyOwed(row).toPay : Number(row.kept),
  kept: row.status === 'Cancelled' ? 0 : Number(row.kept),
  paid: Number(row.paid),
  refunded: Number(row.refunded),
  ...moneyOwed(row),
});

/** Who sells, as when the invoice was issued. What came without an account is paid to the one of today. */
function sellerOf({ seller: kept }: OrderRow, { seller: today }: Settings) {
  const { placeOfSupply, ...seller } = kept ?? { ...today, placeOfSupply: undefined };
  const { bankAccount, ifsc } = seller.bankAccount && seller.ifsc ? seller : today;
  return { placeOfSupply, seller: { ...seller, bankAccount, ifsc } };
}

/** The order as its buyer sees it. */
export async function orderView(db: Database, row: OrderRow, settings: Settings): Promise<Order> {
  const { placeOfSupply, seller } = sellerOf(row, settings);
  const [lines, shipments, events] = await Promise.all([
    linesOf(db, row.id),
    shipmentsOf(db, row.id),
    eventsOf(db, row.id),
  ]);
  return {
    number: row.number,
    reference: orderReference(row),
    placedAt: row.placed_at.toISOString(),
    status: row.status,
    partlyShipped: row.partlyShipped,
    payment: row.payment,
    paymentMethod: row.method,
    paymentReference: row.payment_reference,
    heldUntil: row.heldUntil?.toISOString() ?? null,
    invoice: {
      number: row.invoiceNumber,
      issuedAt: row.issued_at.toISOString(),
      dueAt: row.due_at?.toISOString() ?? null,
      placeOfSupply,
    },
    seller,
    delivery: {
      name: row.ship_name,
      phone: row.ship_phone,
      email: row.ship_email,
      address: row.ship_address,
      pin: row.ship_pin,
      city: row.ship_city,
      state: row.ship_state,
      country: row.country,
    },
    gstin: row.gstin,
    poNumber: row.po_number,
    lines: lines.map(toLine),
    shipments,
    ...moneyOf(row),
    events,
  };
}
