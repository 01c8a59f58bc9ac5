import { lineTax } from '@evmandi/contract/domain/money';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { type Calendar, MINUTES_A_DAY } from './calendar.ts';
import type { PlannedCustomer } from './customer-plan.ts';
import { known } from './known.ts';
import { historyOf, type PlannedEvent } from './order-history.ts';
import type { PlannedOrder } from './order-plan.ts';
import { type Orderable, orderables, priceOf } from './orderables.ts';
import { FIRST_ORDER_NUMBER } from './orders.ts';
import type { Random } from './random.ts';

type Db = Transaction<Schema>;
type Line = Omit<Insertable<Schema['order_lines']>, 'order_id'> & { net: number; tax: number };

function lineOf(product: Orderable, quantity: number, position: number, kept: boolean): Line {
  const unitPrice = priceOf(product, quantity);
  const net = unitPrice * quantity;
  return {
    position,
    product_id: product.id,
    sku: product.sku,
    name: product.name,
    picture: JSON.stringify(product.picture),
    unit: product.unit,
    quantity,
    hsn: product.hsn,
    allocated: kept ? quantity : 0,
    cancelled: kept ? 0 : quantity,
    unit_price: unitPrice,
    tax_rate: product.tax_rate,
    net,
    tax: lineTax(net, product.tax_rate),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function shipTo({ name, phone, email, address, pin, city, country, gstin }: PlannedCustomer) {
  return {
    ship_name: name,
    ship_phone: phone,
    ship_email: email,
    ship_address: address,
    ship_pin: pin,
    ship_city: city,
    ship_country: country,
    gstin,
  };
}

export interface SeededOrder extends PlannedOrder {
  id: string;
  number: string;
  total: number;
  events: PlannedEvent[];
}

async function insertLines(db: Db, rows: Insertable<Schema['order_lines']>[]): Promise<void> {
  await db.insertInto('order_lines').values(rows).execute();
}

/** Orders with their lines, timeline and payments, the oldest first, at today's prices. */
export async function seedOrders(
  db: Db,
  plan: PlannedOrder[],
  customers: ReadonlyMap<string, string>,
  random: Random,
  calendar: Calendar,
): Promise<SeededOrder[]> {
  const products = await orderables(db);
  const orders = plan.map((order, index) => {
    const lines = order.lines.map(([sku, quantity], place) =>
      lineOf(known(products, sku), quantity, place + 1, order.status !== 'Cancelled'),
    );
    const net = sum(lines.map((line) => line.net));
    const tax = sum(lines.map((line) => line.tax));
    const number = String(FIRST_ORDER_NUMBER + index);
    const events = historyOf(order, random);
    return { order, lines, events, net, tax, number, total: net + tax };
  });
  const ids = await db
    .insertInto('orders')
    .values(
      orders.map(({ order, number, net, tax, total }, index) => ({
        number,
        customer_id: known(customers, order.customer.email),
        placed_at: calendar.minutesAgo(Math.round(order.daysAgo * MINUTES_A_DAY)),
        status: order.status,
        payment: order.paid ? ('Paid' as const) : ('Unpaid' as const),
        method: order.method,
        po_number: order.customer.trade === 'fleet' ? `PO-${4_100 + index}` : null,
        ...shipTo(order.customer),
        net,
        tax,
        total,
      })),
    )
    .returning('id')
    .execute();
  const seeded = orders.map(({ order, number, total, events }, index) => ({
    ...order,
    id: ids[index]?.id ?? '',
    number,
    total,
    events,
  }));
  await insertLines(
    db,
    orders.flatMap(({ lines }, index) =>
      lines.map((line) => ({ ...line, order_id: seeded[index]?.id ?? '' })),
    ),
  );
  await insertBooks(db, seeded, calendar);
  await insertShipments(db, seeded, calendar);
  await insertReservations(db, calendar);
  await insertInvoices(db);
  await sql`select setval('order_numbers', ${FIRST_ORDER_NUMBER + plan.length - 1})`.execute(db);
  return seeded;
}

/** Timelines, and a payment for what is paid. */
async function insertBooks(db: Db, orders: SeededOrder[], calendar: Calendar): Promise<void> {
  await db
    .insertInto('events')
    .values(
      orders.flatMap(({ id, events }) =>
        events.map(({ kind, minutesAgo, actor }) => ({
          subject: 'order',
          subject_id: id,
          kind,
          actor,
          at: calendar.minutesAgo(minutesAgo),
        })),
      ),
    )
    .execute();
  await db
    .insertInto('payments')
    .values(
      orders.flatMap(({ id, number, total, method, events }) => {
        const paid = events.find(({ kind }) => kind === 'paid');
        if (!paid) return [];
        return {
          order_id: id,
          amount: total,
          method,
          reference: method === 'bank_transfer' ? `UTR${number}0${Number(number) % 97}` : null,
          received_at: calendar.minutesAgo(paid.minutesAgo),
        };
      }),
    )
    .execute();
}

/** What was shipped left whole. */
async function insertShipments(db: Db, orders: SeededOrder[], calendar: Calendar): Promise<void> {
  const shipments = await db
    .insertInto('shipments')
    .values(
      orders.flatMap(({ id, events }) => {
        const shipped = events.find(({ kind }) => kind === 'shipped');
        if (!shipped) return [];
        const { actor, minutesAgo } = shipped;
        return { order_id: id, position: 1, actor, at: calendar.minutesAgo(minutesAgo) };
      }),
    )
    .returning(['id', 'order_id'])
    .execute();
  const ids = new Map(shipments.map(({ id, order_id }) => [order_id, id]));
  await db
    .insertInto('shipment_lines')
    .values(
      orders.flatMap(({ id, lines }) => {
        const shipment_id = ids.get(id);
        if (!shipment_id) return [];
        return lines.map(([, quantity], index) => ({
          ...{ shipment_id, order_id: id, quantity },
          position: index + 1,
        }));
      }),
    )
    .execute();
}

/** What is not paid yet got time anew with the first start: an order of last week is not cancelled by it. */
const insertReservations = (db: Db, calendar: Calendar) =>
  sql`insert into reservations (order_id, until, hold, renews, unknown_buyer, email)
    select id, ${calendar.minutesAgo(0)}::timestamptz + hold, hold, method = 'pay_on_delivery', true, lower(ship_email)
    from orders cross join lateral (select case method when 'bank_transfer' then interval '72 hours'
      else interval '168 hours' end as hold) rule
    where status = 'Pending' and payment = 'Unpaid'`.execute(db);

/** One for each order, in their order, so that the numbers of a year follow each other; due when the hold ends. */
const insertInvoices = (db: Db) =>
  sql`insert into invoices (order_id, issued_at, due_at)
    select id, placed_at, case when method = 'bank_transfer'
      then coalesce(until, placed_at + interval '72 hours') end
    from orders left join reservations on order_id = id order by placed_at, id`.execute(db);
