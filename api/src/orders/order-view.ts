import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import type { Order, OrderEvent } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { lineProduct } from './line-product.ts';

const DAYS_TO_PAY = 7;

const yearInIndia = (time: Date) => dayInIndia(time).slice(0, 4);

/** An order's row with all that its page shows of itself. */
export const selectOrders = (db: Database) =>
  db
    .selectFrom('orders')
    .innerJoin('countries', 'countries.code', 'orders.ship_country')
    .select([
      'orders.id',
      'orders.number',
      'orders.placed_at',
      'orders.status',
      'orders.payment',
      'orders.method',
      'orders.po_number',
      'orders.gstin',
      'orders.ship_name',
      'orders.ship_phone',
      'orders.ship_email',
      'orders.ship_address',
      'orders.ship_pin',
      'orders.ship_city',
      'countries.name as country',
      'orders.net',
      'orders.tax',
      'orders.shipping',
      'orders.discount',
      'orders.total',
    ]);

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

async function linesOf(db: Database, orderId: string): Promise<Order['lines']> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...lineProduct(row),
    unit: row.unit,
    unitPrice: Number(row.unit_price),
    taxRate: row.tax_rate,
    net: Number(row.net),
    tax: Number(row.tax),
    waiting: row.quantity - row.from_stock,
  }));
}

async function eventsOf(db: Database, orderId: string, names: boolean): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['kind', 'at', 'text', 'actor'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, at, text, actor }) => ({
    kind,
    at: at.toISOString(),
    text,
    by: names ? actor : null,
  }));
}

function invoiceOf({ number, placed_at, method }: OrderRow): Order['invoice'] {
  const due = new Date(placed_at.getTime() + DAYS_TO_PAY * DAY_MS);
  return {
    number: `INV-${yearInIndia(placed_at)}-${number}`,
    issuedAt: placed_at.toISOString(),
    dueAt: method === 'bank_transfer' ? due.toISOString() : null,
  };
}

/** The order as its buyer sees it; for staff (`names`) also who did what. */
export async function orderView(
  db: Database,
  row: OrderRow,
  { seller }: Settings,
  { names = false } = {},
): Promise<Order> {
  const [lines, events] = await Promise.all([linesOf(db, row.id), eventsOf(db, row.id, names)]);
  return {
    number: row.number,
    reference: `EV-${yearInIndia(row.placed_at)}-${row.number}`,
    placedAt: row.placed_at.toISOString(),
    status: row.status,
    payment: row.payment,
    paymentMethod: row.method,
    invoice: invoiceOf(row),
    seller,
    delivery: {
      name: row.ship_name,
      phone: row.ship_phone,
      email: row.ship_email,
      address: row.ship_address,
      pin: row.ship_pin,
      city: row.ship_city,
      country: row.country,
    },
    gstin: row.gstin,
    poNumber: row.po_number,
    lines,
    totals: {
      net: Number(row.net),
      tax: Number(row.tax),
      shipping: Number(row.shipping),
      discount: Number(row.discount),
      total: Number(row.total),
    },
    events,
  };
}
