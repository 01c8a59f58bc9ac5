import { sql } from 'kysely';
import { partKey } from '../catalog/words.ts';
import type { Database } from '../database/database.ts';
import { type Sellable, selectSellables, withPrice } from '../orders/orderables.ts';
import { foldText, type Naming, productNaming } from './name-products.ts';
import { nearSkus } from './near-skus.ts';

/** A product as the rows of an order name it. */
export interface NamedProduct extends Sellable {
  highlights: string[];
  /** Pieces in one unit. */
  packSize: number;
}

export interface Named {
  /** What the text of a row names. */
  naming: (text: string) => Naming<NamedProduct>;
  /** The SKU that an unknown text probably means. */
  meant: (text: string) => string | null;
}

const uniqueBySku = <Row extends { sku: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.sku, row])).values(),
];

const select = (db: Database) =>
  selectSellables(db).select(['highlights', 'pack_size as packSize']);

/** By whole name, in any case. */
const byName = (db: Database, texts: readonly string[]) =>
  select(db)
    .where(sql<boolean>`lower(name) collate "C" = any(${texts.map(foldText)}::text[])`)
    .execute();

/** By SKU, in whatever spelling. */
const bySpelling = (db: Database, texts: readonly string[]) =>
  select(db)
    .where('sku_key', '=', sql<string>`any(${texts.map(partKey).filter(Boolean)}::text[])`)
    .execute();

/**
 * Finds the products that some texts name: by SKU in any spelling, or by their whole name, in any case. One query where
 * all are part numbers as we write them, as in most files; what none has is looked for in three more.
 */
export async function findNamed(db: Database, texts: readonly string[]): Promise<Named> {
  const skus = texts.map((text) => text.toUpperCase());
  const found = await select(db).where('sku', '=', sql<string>`any(${skus}::text[])`).execute();
  const numbered: NamedProduct[] = found.map(withPrice);
  const known = new Set(numbered.map(({ sku }) => sku));
  // Each text names another product: there is nothing left to compare.
  const rest =
    known.size === texts.length ? [] : texts.filter((_, at) => !known.has(skus[at] ?? ''));
  if (rest.length === 0) return { naming: productNaming(numbered), meant: () => null };
  const [alike, spelled, near] = await Promise.all([
    byName(db, rest),
    bySpelling(db, rest),
    nearSkus(db, rest),
  ]);
  // One that other rows name by its number is not another of its name.
  const others = uniqueBySku([...alike, ...spelled]).filter(({ sku }) => !known.has(sku));
  return {
    naming: productNaming([...numbered, ...others.map(withPrice)]),
    meant: (text) => near.get(text) ?? null,
  };
}
