import { slug } from '@evmandi/contract/domain/slug';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Random } from '../sample-data/random.ts';
import type { Schema } from '../src/database/schema.ts';
import { withBareTables } from './bare-tables.ts';
import { insertProducts } from './insert-products.ts';
import { type MadeProduct, madePart, madeUsed, type Series } from './made-product.ts';
import { MadeWords } from './made-words.ts';
import { type Pattern, readPatterns } from './patterns.ts';

const SEED = 20_260_101;
const AT_ONCE = 1_000;
const PRODUCTS_A_BRAND = 700;
const MOST_IN_SERIES = 14;
const USED_SHARE = 0.12;
/** Of the made brands, those that have a part of one kind. */
const BRANDS_A_PATTERN = 12;

async function addBrands(db: Transaction<Schema>, count: number, words: MadeWords) {
  const names = Array.from({ length: count }, () => words.next());
  const rows = await db
    .insertInto('brands')
    .values(names.map((name) => ({ name, slug: slug(name), home_position: null })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Where used rides stand. */
async function usedPlace(db: Transaction<Schema>) {
  return db
    .selectFrom('products')
    .where('condition', '=', 'used')
    .select(['category_id as category', 'supplier_id as supplier'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
}

/** Series of parts without end: a kind of part, one of the brands that make it, and a name. */
function* seriesOf(parts: Pattern[], brands: string[], words: MadeWords, random: Random) {
  for (;;) {
    const index = random.whole(0, parts.length - 1);
    const pattern = parts[index] as Pattern;
    const made = brands[(index * 7 + random.whole(1, BRANDS_A_PATTERN)) % brands.length];
    const brand_id = random.next() < 0.35 ? pattern.brand_id : (made ?? pattern.brand_id);
    const series: Series = { word: words.next(), brand_id, pattern };
    for (let left = random.whole(2, MOST_IN_SERIES); left > 0; left -= 1) yield series;
  }
}

async function countProducts(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Adds products to the sample data until there are `total`: parts in series of many brands with words of
 * their own, and used rides, with stock and reviews. The same rows in every run, from the same sample
 * data; all of them or none.
 */
export async function fillProducts(db: Kysely<Schema>, total: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    const missing = total - (await countProducts(transaction));
    if (missing <= 0) return;
    const random = new Random(SEED);
    const words = new MadeWords(random);
    const { parts, rides } = await readPatterns(transaction);
    const place = await usedPlace(transaction);
    const brands = await addBrands(transaction, Math.ceil(missing / PRODUCTS_A_BRAND), words);
    const series = seriesOf(parts, brands, words, random);
    await withBareTables(transaction, ['products'], async () => {
      let batch: MadeProduct[] = [];
      for (let number = 1; number <= missing; number += 1) {
        const ride = random.pick(rides);
        batch.push(
          random.next() < USED_SHARE
            ? madeUsed(ride, place, number, random)
            : madePart(series.next().value as Series, ride, number, random),
        );
        if (batch.length < AT_ONCE && number < missing) continue;
        await insertProducts(transaction, batch);
        batch = [];
      }
    });
  });
}
