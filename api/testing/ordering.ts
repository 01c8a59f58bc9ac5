import { randomUUID } from 'node:crypto';
import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import type { PlaceOrder } from '../contract/orders.ts';
import type { Database } from '../src/database/database.ts';
import type { TestApi } from './test-api.ts';

/** A buyer's part of an order. */
export const BUYER = {
  name: 'Meera Test',
  phone: '+91 98480 22338',
  email: 'meera@workshop.example',
  address: 'Plot 42, Phase II, IDA Nacharam',
  pin: '500076',
  paymentMethod: 'bank_transfer',
} as const satisfies Partial<PlaceOrder>;

export async function productBySku(db: Database, sku: string) {
  const product = await db
    .selectFrom('products')
    .select(['id', 'name', 'stock', 'price', 'price_breaks as priceBreaks'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return { ...product, price: Number(product.price) };
}

/** Brings a product's stock to a number, by a movement as every change of stock. */
export async function setStock(db: Database, sku: string, stock: number): Promise<void> {
  const product = await productBySku(db, sku);
  if (product.stock === stock) return;
  await db
    .insertInto('stock_movements')
    .values({ product_id: product.id, quantity: stock - product.stock, reason: 'correction' })
    .execute();
}

/** Announces a delivery of a product; its restock follows from it. */
export async function announce(
  db: Database,
  sku: string,
  { quantity, inDays = 5 }: { quantity: number; inDays?: number },
): Promise<{ number: string; expectedOn: string }> {
  const { id } = await productBySku(db, sku);
  const expectedOn = dayInIndia(Date.now() + inDays * DAY_MS);
  const { number } = await db
    .insertInto('deliveries')
    .values({ product_id: id, quantity, expected_on: expectedOn })
    .returning('number')
    .executeTakeFirstOrThrow();
  return { number, expectedOn };
}

let buyers = 0;
/** One address may only order so often: each buyer here has another one. */
const nextAddress = () => {
  buyers += 1;
  return `10.1.${buyers >> 8}.${buyers & 255}`;
};

/** `POST /api/orders` from a new address with a new key, unless one is given. */
export const order = (
  api: TestApi,
  change: Partial<Record<keyof PlaceOrder, unknown>>,
  headers: Record<string, string> = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/orders',
    remoteAddress: nextAddress(),
    headers: { 'idempotency-key': randomUUID(), ...headers },
    payload: { ...BUYER, ...change },
  });
