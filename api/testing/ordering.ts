import { randomUUID } from 'node:crypto';
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
    .select(['id', 'name', 'stock', 'price'])
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
