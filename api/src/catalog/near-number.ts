import type { Database } from '../database/database.ts';
import { nearSkus } from '../quick-order/near-skus.ts';
import { type Search, searchFor } from './search.ts';

/** A search for the part number that a mistyped one means: a character wrong, swapped, or taken for another. */
export async function nearNumber(db: Database, text: string): Promise<Search | undefined> {
  if (!/\d/.test(text)) return undefined;
  const [sku] = (await nearSkus(db, [text])).values();
  const search = sku === undefined ? undefined : await searchFor(db, sku);
  return search && { ...search, corrected: sku ?? null };
}
