import { slug } from '@evmandi/contract/domain/slug';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Random } from '../sample-data/random.ts';
import type { Schema } from '../src/database/schema.ts';
import { withBareTables, withoutTriggers } from './bare-tables.ts';
import { insertProducts, MADE_TABLES, readSets } from './insert-products.ts';
import { madePart, madeUsed, type Series } from './made-product.ts';
import { MadeWords } from './made-words.ts';
import { type Pattern, readPatterns } from './patterns.ts';

const SEED = 20_260_101;
const AT_ONCE = 5_000;
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

/** The next of them; a loop that is left would end it. */
const take = <Item>(items: Iterator<Item>, count: number) =>
  Array.from({ length: count }, () => items.next().value as Item);

async function countProducts(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Products without end, each of another number. */
function* madeFrom(
  parts: Pattern[],
  rides: Pattern[],
  brands: string[],
  words: MadeWords,
  random: Random,
) {
  const series = seriesOf(parts, brands, words, random);
  for (let number = 1; ; number += 1) {
    const ride = random.pick(rides);
    yield random.next() < USED_SHARE
      ? madeUsed(ride, number, random)
      : madePart(series.next().value as Series, ride, number, random);
  }
}

/**
 * Adds products to the sample data until there are `total`: parts in series of many brands with words of
 * their own, and used rides, with stock and reviews. The same rows in every run, from the same sample
 * data; all of them or none.
 */
export async function fillProducts(db: Kysely<Schema>, total: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
    const missing = total - (await countProducts(transaction));
    if (missing <= 0) return;
    const random = new Random(SEED);
    const words = new MadeWords(random);
    const { parts, rides } = await readPatterns(transaction);
    const brands = await addBrands(transaction, Math.ceil(missing / PRODUCTS_A_BRAND), words);
    await readSets(transaction);
    const products = madeFrom(parts, rides, brands, words, random);
    const insert = async () => {
      for (let left = missing; left > 0; left -= AT_ONCE) {
        await insertProducts(transaction, take(products, Math.min(left, AT_ONCE)));
      }
    };
    await withBareTables(transaction, MADE_TABLES, () =>
      withoutTriggers(transaction, MADE_TABLES, insert),
    );
  });
}
