import { unitPrice } from '@evmandi/contract/domain/unit-price';
import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';

/** What lines of orders, quotes and job cards keep of a product, by SKU. */
export async function orderables(db: Transaction<Schema>) {
  const products = await db
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'picture', 'unit', 'price', 'price_breaks', 'tax_rate', 'hsn'])
    .execute();
  return new Map(products.map((product) => [product.sku, product]));
}

/** What so many cost today, each. */
export const priceOf = ({ price, price_breaks }: Orderable, quantity: number): number =>
  unitPrice({ price: Number(price), priceBreaks: price_breaks }, quantity);

export type Orderable =
  Awaited<ReturnType<typeof orderables>> extends Map<string, infer P> ? P : never;
