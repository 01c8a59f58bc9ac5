import { sql } from 'kysely';
import { distance } from '../catalog/nearest-words.ts';
import type { Database } from '../database/database.ts';

/** Characters that are taken for others, and those; in `sku_neighbours` of the database, too. */
const ALIKE: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' };
const SHORTEST = 4;
const LONGEST = 40;
/** One request may mean so many at most; a file of nothing but mistakes is answered without proposals. */
const MOST_TEXTS = 200;
const MOST_CANDIDATES = 5_000;

/** A part number by which those that are easily taken for it are equal: `EV-BP-00l` and `ev bp 001`. */
export const foldSku = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[oilzsb]/g, (character) => ALIKE[character] ?? character);

/** It, and it without each one of its characters: two that differ in one place share one of these. */
export const neighboursOf = (folded: string): string[] => [
  ...new Set([folded, ...[...folded].map((_, at) => folded.slice(0, at) + folded.slice(at + 1))]),
];

/**
 * Returns the SKU that is meant by a part number no product has: one with the same look, else the only one
 * that differs in one character, added, left out, changed or swapped. Null when none or several may be meant.
 */
export function nearestSku(text: string, skus: readonly string[]): string | null {
  const wanted = foldSku(text);
  const near = skus.filter((sku) => distance(wanted, foldSku(sku)).whole <= 1);
  const alike = near.filter((sku) => foldSku(sku) === wanted);
  const [meant, other] = alike.length > 0 ? alike : near;
  return meant !== undefined && other === undefined ? meant : null;
}

/**
 * Products that share one of so many keys. The list stands in a query of its own: one that the planner could count
 * seems to it to fit every product, and it would make the keys of all of them.
 */
export const candidatesOf = (keys: readonly string[]) =>
  sql<{ sku: string }>`select sku from products
    where sku_neighbours(sku) && (select ${keys}::text[]) limit ${sql.lit(MOST_CANDIDATES)}`;

/** Returns the SKU that each of these unknown part numbers may mean, by text; left out where none does. */
export async function nearSkus(
  db: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const asked = texts
    .filter((text) => text.length <= LONGEST && foldSku(text).length >= SHORTEST)
    .slice(0, MOST_TEXTS);
  if (asked.length === 0) return found;
  const keys = [...new Set(asked.flatMap((text) => neighboursOf(foldSku(text))))];
  const { rows } = await candidatesOf(keys).execute(db);
  const byNeighbour = new Map<string, string[]>();
  for (const { sku } of rows) {
    for (const key of neighboursOf(foldSku(sku))) {
      const sharing = byNeighbour.get(key);
      if (sharing) sharing.push(sku);
      else byNeighbour.set(key, [sku]);
    }
  }
  for (const text of asked) {
    const candidates = neighboursOf(foldSku(text)).flatMap((key) => byNeighbour.get(key) ?? []);
    const sku = nearestSku(text, [...new Set(candidates)]);
    if (sku !== null) found.set(text, sku);
  }
  return found;
}
