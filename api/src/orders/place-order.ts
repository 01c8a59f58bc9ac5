import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import { type OrderTotals, orderTotals } from '@evmandi/contract/domain/order-totals';
import type { Transaction } from 'kysely';
import type { OrderRequest, PlacedOrder } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/access.ts';
import { conflict, refused } from '../http/failure.ts';
import { withIdempotencyKey } from '../http/idempotency.ts';
import { type CheckedLine, checkLines } from './check-lines.ts';
import { customerOfOrder } from './order-customer.ts';
import { readOrderables } from './orderables.ts';
import { cityOfDelivery } from './ship-to.ts';

type Tx = Transaction<Schema>;

/** The lines with their products locked. Throws 409 that names every line which cannot be ordered. */
async function heldLines(db: Tx, { lines: requests }: OrderRequest): Promise<CheckedLine[]> {
  const ids = requests.map(({ productId }) => productId);
  const { lines, problems } = checkLines(requests, await readOrderables(db, ids, { lock: true }));
  const [first] = problems;
  if (!first) return lines;
  const message =
    problems.length === 1 ? first.message : `${problems.length} lines cannot be ordered`;
  const errors = problems.map((problem) => ({
    path: `lines.${problem.line}`,
    message: problem.message,
  }));
  throw conflict('lines_refused', message, errors);
}

function checkTotals({ net, total }: OrderTotals, expected: number | undefined): void {
  if (net < MINIMUM_ORDER) {
    const minimum = formatPaise(MINIMUM_ORDER);
    throw refused(
      'below_minimum',
      `The minimum order is ${minimum} without tax: add to your order`,
      [{ path: 'lines', message: `come to less than the minimum order of ${minimum}` }],
    );
  }
  if (expected !== undefined && expected !== total) {
    throw conflict(
      'price_changed',
      'A price has changed: look at the new total, then order again',
      [{ path: 'expectedTotal', message: `is ${total} paise now` }],
    );
  }
}

async function keepOrder(
  db: Tx,
  request: OrderRequest,
  lines: CheckedLine[],
  totals: OrderTotals,
  caller: Caller | null,
): Promise<PlacedOrder> {
  const { name, phone, email, address, pin, gstin, poNumber, paymentMethod } = request;
  const city = await cityOfDelivery(db, pin);
  const order = await db
    .insertInto('orders')
    .values({
      customer_id: await customerOfOrder(db, { ...request, city }, caller),
      placed_by: caller?.id ?? null,
      method: paymentMethod,
      po_number: poNumber,
      gstin,
      ship_name: name,
      ship_phone: phone,
      ship_email: email,
      ship_address: address,
      ship_pin: pin,
      ship_city: city,
      ...totals,
    })
    .returning(['id', 'number', 'token'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_lines')
    .values(
      lines.map(({ product, quantity, fromStock, net, tax }, index) => ({
        order_id: order.id,
        position: index + 1,
        product_id: product.id,
        sku: product.sku,
        name: product.name,
        picture: JSON.stringify(product.picture),
        unit: product.unit,
        quantity,
        from_stock: fromStock,
        unit_price: product.price,
        tax_rate: product.taxRate,
        net,
        tax,
      })),
    )
    .execute();
  await db
    .insertInto('order_events')
    .values([
      { order_id: order.id, kind: 'placed', actor: name, user_id: caller?.id ?? null },
      { order_id: order.id, kind: 'invoiced', actor: 'EVMandi' },
    ])
    .execute();
  await takeStock(db, order.id, lines);
  return { number: order.number, token: order.token };
}

async function takeStock(db: Tx, orderId: string, lines: CheckedLine[]): Promise<void> {
  const taken = lines.filter(({ fromStock }) => fromStock > 0);
  if (taken.length === 0) return;
  await db
    .insertInto('stock_movements')
    .values(
      taken.map(({ product, fromStock }) => ({
        product_id: product.id,
        quantity: -fromStock,
        reason: 'sale' as const,
        order_id: orderId,
      })),
    )
    .execute();
}

/**
 * Places an order, Pending and Unpaid, at today's prices, and takes its stock; all of it or nothing.
 * Throws what {@link checkLines}, the minimum, the expected total and a reused key stand against.
 */
export function placeOrder(
  db: Database,
  request: OrderRequest,
  { key, caller }: { key: string; caller: Caller | null },
): Promise<PlacedOrder> {
  return db.transaction().execute((transaction) =>
    withIdempotencyKey(transaction, { scope: 'POST /orders', key, request }, async () => {
      const lines = await heldLines(transaction, request);
      const totals = orderTotals(lines);
      checkTotals(totals, request.expectedTotal);
      return keepOrder(transaction, request, lines, totals, caller);
    }),
  );
}
