import { sql } from 'kysely';
import type { SuggestedProduct, Suggestions } from '../../contract/suggestions.ts';
import { AVAILABILITY, SOLD_FROM } from '../catalog/cards.ts';
import { correctedSearch } from '../catalog/search.ts';
import { partKey, tsqueryOf, wordsOf } from '../catalog/words.ts';
import type { Database } from '../database/database.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';
import { categoriesNamed, type Names } from './category-names.ts';

const MOST = 8;
/** Of a part number; one character begins too many to tell anything. */
const SHORTEST_PART = 2;
const POPULAR = 500;

interface Row {
  id: string;
  sku: string;
  key: string;
  name: string;
  brandId: string;
  price: string;
  unit: SuggestedProduct['unit'];
  picture: Drawing;
  availability: SuggestedProduct['availability'];
  restockDate: string | null;
  soldFrom: string | null;
}

const COLUMNS = sql`id, sku, sku_key as key, name, brand_id as "brandId", price, unit, picture,
  ${AVAILABILITY} as availability, restock_date as "restockDate", ${SOLD_FROM} as "soldFrom"`;

type Source = ReturnType<typeof sql>;

/** From the index of part numbers: `~` comes after every character that one may have. */
const numbered = (part: string): Source => sql`(select ${COLUMNS} from products
  where sku_key >= ${part} and sku_key < ${`${part}~`} order by sku_key limit ${sql.lit(MOST)})`;

const named = (query: string): Source => sql`(select ${COLUMNS} from products
  where find_words @@ ${query}::tsquery order by popularity desc, id limit ${sql.lit(MOST)})`;

/** The same among the most popular: what many products hold is found there, without counting them all. */
const namedAndPopular = (query: string): Source => sql`(select ${COLUMNS} from (
    select * from products order by popularity desc, id limit ${sql.lit(POPULAR)}) products
  where find_words @@ ${query}::tsquery limit ${sql.lit(MOST)})`;

async function rowsOf(db: Database, sources: Source[]): Promise<Row[]> {
  if (sources.length === 0) return [];
  const { rows } = await sql<Row>`${sql.join(sources, sql` union all `)}`.execute(db);
  return rows;
}

/** Products whose part number begins so, then those that have a word beginning with each of `words`. */
export async function look(db: Database, words: readonly string[], part: string): Promise<Row[]> {
  const query = tsqueryOf(words.map((word) => ({ word, holders: [] })));
  const byPart = part.length >= SHORTEST_PART ? [numbered(part)] : [];
  const first = await rowsOf(db, words.length > 0 ? [...byPart, namedAndPopular(query)] : byPart);
  const enough = words.length === 0 || first.length >= MOST;
  const rows = enough ? first : [...first, ...(await rowsOf(db, [named(query)]))];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function toProduct({ brandId, key: _, picture, ...row }: Row, { brands }: Names): SuggestedProduct {
  return {
    ...row,
    brand: brands.get(brandId) ?? { slug: '', name: '' },
    price: Number(row.price),
    picture: pictureOf(picture, 'cut', row.name),
    restockDate: row.availability === 'delivery_delay' ? row.restockDate : null,
  };
}

/**
 * What a visitor who typed `text` may mean: products by part number and by words, misspelt ones corrected
 * when nothing else is found, and categories.
 */
export async function suggest(
  db: Database,
  text: string,
  names: () => Promise<Names>,
): Promise<Suggestions> {
  const words = wordsOf(text);
  const part = partKey(text);
  const [known, found] = await Promise.all([names(), look(db, words, part)]);
  const corrected = found.length === 0 ? await correctedSearch(db, text) : undefined;
  const rows = corrected ? await rowsOf(db, [named(corrected.query)]) : found.slice(0, MOST);
  return {
    products: rows.map((row) => toProduct(row, known)),
    categories: categoriesNamed(known.categories, words),
    exact: found.find(({ key }) => key === part)?.id ?? null,
  };
}
