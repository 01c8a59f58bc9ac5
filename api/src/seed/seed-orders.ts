import { lineTax } from '@evmandi/contract/money';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Calendar } from './calendar.ts';
import { CUSTOMERS } from './customers.ts';
import { FIRST_ORDER_NUMBER, ORDERS } from './orders.ts';
import { known } from './seed-categories.ts';

type Db = Transaction<Schema>;
const MINUTES_A_DAY = 24 * 60;

/** Customers in the order of their numbers. Returns their ids by name. */
export async function seedCustomers(db: Db, calendar: Calendar): Promise<Map<string, string>> {
  const rows = await db
    .insertInto('customers')
    .values(
      CUSTOMERS.toReversed().map(({ number, name, phone, email, since }) => ({
        number: `CUST-${number}`,
        name,
        phone,
        email,
        created_at: calendar.minutesAgo(since * MINUTES_A_DAY),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const last = Math.max(...CUSTOMERS.map(({ number }) => number));
  await sql`select setval('customer_numbers', ${last})`.execute(db);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function orderables(db: Db) {
  const products = await db
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'picture', 'unit', 'price', 'tax_rate'])
    .execute();
  return new Map(products.map((product) => [product.sku, product]));
}

type Orderable = Awaited<ReturnType<typeof orderables>> extends Map<string, infer P> ? P : never;
type Line = Omit<Insertable<Schema['order_lines']>, 'order_id'> & { net: number; tax: number };

function lineOf(product: Orderable, quantity: number, position: number): Line {
  const unitPrice = Number(product.price);
  const net = unitPrice * quantity;
  return {
    position,
    product_id: product.id,
    sku: product.sku,
    name: product.name,
    picture: JSON.stringify(product.picture),
    unit: product.unit,
    quantity,
    from_stock: 0,
    unit_price: unitPrice,
    tax_rate: product.tax_rate,
    net,
    tax: lineTax(net, product.tax_rate),
  };
}

function shipTo(name: string) {
  const customer = CUSTOMERS.find((one) => one.name === name);
  return {
    ship_name: name,
    ship_phone: customer?.phone ?? '',
    ship_email: customer?.email ?? '',
    ship_address: 'Plot 42, Phase II, IDA Nacharam',
    ship_pin: '500076',
    ship_city: 'Hyderabad',
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Orders of the last 60 days at today's prices. */
export async function seedOrders(
  db: Db,
  customers: Map<string, string>,
  calendar: Calendar,
): Promise<void> {
  const products = await orderables(db);
  const orders = ORDERS.toReversed().map((order, index) => {
    const lines = order.lines.map(([sku, quantity], place) =>
      lineOf(known(products, sku), quantity, place + 1),
    );
    const net = sum(lines.map((line) => line.net));
    const tax = sum(lines.map((line) => line.tax));
    return {
      lines,
      row: {
        number: String(FIRST_ORDER_NUMBER + index),
        customer_id: known(customers, order.customer),
        placed_at: calendar.minutesAgo(Math.round(order.daysAgo * MINUTES_A_DAY)),
        status: order.status,
        payment: order.payment,
        net,
        tax,
        total: net + tax,
        ...shipTo(order.customer),
      },
    };
  });
  const inserted = await db
    .insertInto('orders')
    .values(orders.map(({ row }) => row))
    .returning('id')
    .execute();
  await db
    .insertInto('order_lines')
    .values(
      orders.flatMap(({ lines }, index) =>
        lines.map((line) => ({ ...line, order_id: inserted[index]?.id ?? '' })),
      ),
    )
    .execute();
  await db
    .insertInto('payments')
    .values(
      orders.flatMap(({ row }, index) =>
        row.payment === 'Paid'
          ? [
              {
                order_id: inserted[index]?.id ?? '',
                amount: row.total,
                method: 'bank_transfer' as const,
                received_at: row.placed_at,
              },
            ]
          : [],
      ),
    )
    .execute();
  await sql`select setval('order_numbers', ${FIRST_ORDER_NUMBER + ORDERS.length - 1})`.execute(db);
}
