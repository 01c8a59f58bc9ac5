import { sql } from 'kysely';
import type { SuggestedProduct, Suggestions } from '../../contract/suggestions.ts';
import { AVAILABILITY, SOLD_FROM } from '../catalog/cards.ts';
import { correctedSearch } from '../catalog/corrected-search.ts';
import { MOST_HOLDERS, POPULAR } from '../catalog/corrections.ts';
import { dictionaryOf, kindsOf } from '../catalog/meaning/dictionary.ts';
import { tokensOf } from '../catalog/meaning/tokens.ts';
import { narrowQueriesOf } from '../catalog/narrow-query.ts';
import { nearNumber } from '../catalog/near-number.ts';
import { byRelevance, type Search, searchSoFar } from '../catalog/search.ts';
import { partKey } from '../catalog/words.ts';
import type { Database } from '../database/database.ts';
import { keptPlan } from '../database/kept-plans.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';
import { begunWord } from './begun-words.ts';
import { categoriesNamed, type Names } from './category-names.ts';
import { popularFound } from './popular.ts';

const MOST = 8;
/** So many that are found, the most popular of them are shown: reading more of a large shop takes longer for the same list. */
const MOST_FOUND = 200;
/** Of a part number; one character begins too many to tell anything. */
const SHORTEST_PART = 2;
/** Written as part numbers are: what begins so is meant, and no other thing that is called alike. */
const IS_PART = /^[^\s-]+-[^\s]*$/;
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

const POPULARITY = sql`order by popularity desc, id`;

const order = (search: Search) =>
  search.kind === null ? sql`order by ${byRelevance(search)}, popularity desc, id` : POPULARITY;

const ofKind = ({ kind, noVehicles, onlyVehicles }: Search) => {
  const [first, ...others] = kind === null ? [] : kindsOf(kind);
  // One kind has its popular products in an index; of several any are among the popular of all.
  if (first)
    return others.length > 0 ? sql`kind = any(${[first, ...others]})` : sql`kind = ${first}`;
  if (onlyVehicles) return sql`vehicle is not null`;
  return noVehicles ? sql`vehicle is null` : sql`true`;
};

const ofPrice = ({ price }: Search) =>
  price === null
    ? sql`true`
    : sql`price between ${price.min ?? 0} and ${price.max ?? Number.MAX_SAFE_INTEGER}`;

/** Anything is sought, at whatever price. */
const isAny = ({ kind, noVehicles, onlyVehicles, price }: Search) =>
  kind === null && !noVehicles && !onlyVehicles && price === null;

/**
 * Among the most popular, of the kind where one is sought: what many hold is found there, without counting them all.
 * Of a kind the first that hold the words are shown; of any kind all are looked at.
 */
async function namedAndPopular(db: Database, search: Search): Promise<Source> {
  if (!isAny(search))
    return sql`(select ${COLUMNS} from (
        select * from products where ${ofKind(search)} order by popularity desc, id
        limit ${sql.lit(POPULAR)}) products
      where find_words @@ ${search.query}::tsquery and ${ofPrice(search)}
      ${order(search)} limit ${sql.lit(MOST)})`;
  const ids = await popularFound(db, search, MOST);
  return sql`(select ${COLUMNS} from products where id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], id))`;
}

/** Among those that the index of words finds: by what it reads in little time, of which the rest is asked then. */
const named = (search: Search, narrow: string): Source => sql`(select ${COLUMNS} from (
    select * from (
      select * from products where find_words @@ ${narrow}::tsquery and ${ofKind(search)}
        and ${ofPrice(search)}
      limit ${sql.lit(MOST_HOLDERS)}) holders
    where find_words @@ ${search.query}::tsquery limit ${sql.lit(MOST_FOUND)}) products
  ${POPULARITY} limit ${sql.lit(MOST)})`;

async function lookFurther(db: Database, search: Search): Promise<Row[]> {
  const [narrow = ''] = await narrowQueriesOf(db, [search.sought]);
  // What costs too much is no reason to suggest another thing.
  if (search.kind === null || search.price) return rowsOf(db, search, [named(search, narrow)]);
  const ofAnyKind = { ...search, kind: null };
  const others = [await namedAndPopular(db, ofAnyKind), named(ofAnyKind, narrow)];
  return rowsOf(db, search, [named(search, narrow), ...others]);
}

/** Where the database orders by relevance, each number of words is a query of its own: of what few type no plan is kept. */
const MOST_KEPT = 4;

async function rowsOf(db: Database, search: Search, sources: Source[]): Promise<Row[]> {
  if (sources.length === 0) return [];
  const kept = isAny(search) || search.words.length <= MOST_KEPT ? keptPlan : sql``;
  const { rows } = await sql<Row>`${kept}${sql.join(sources, sql` union all `)}`.execute(db);
  return rows;
}

/** Those of which the name has more of the words first: what fits many vehicles holds the names of all. */
function calledSo(rows: Row[], text: string): Row[] {
  const words = tokensOf(text);
  const part = partKey(text);
  const inName = ({ key, name }: Row) => {
    if (part.length >= SHORTEST_PART && key.startsWith(part)) return words.length + 1;
    const own = tokensOf(name);
    return words.filter((word) => own.some((each) => each.startsWith(word))).length;
  };
  const ranked = rows.map((row) => ({ row, rank: inName(row) }));
  return ranked.sort((one, other) => other.rank - one.rank).map(({ row }) => row);
}

/** Products whose part number begins as `text`, then those of the kind that is sought, then others with the words. */
export async function look(db: Database, search: Search, text: string): Promise<Row[]> {
  const part = partKey(text);
  const byPart = part.length >= SHORTEST_PART ? [numbered(part)] : [];
  if (IS_PART.test(text.trim())) {
    const ofNumber = await rowsOf(db, search, byPart);
    if (ofNumber.length > 0) return ofNumber;
  }
  const byName = search.query === '' ? [] : [await namedAndPopular(db, search)];
  const first = await rowsOf(db, search, [...byPart, ...byName]);
  const enough = byName.length === 0 || first.length >= MOST;
  const rows = enough ? first : [...first, ...(await lookFurther(db, search))];
  const found = [...new Map(rows.map((row) => [row.id, row])).values()];
  return search.kind === null ? calledSo(found, text) : found;
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

const inOne = (words: string) => words.replaceAll(' ', '');

/** Words of the trade, misspelt ones and Hindi as our products say them; no words that are only written apart. */
const renamed = ({ sought }: Search): NonNullable<Suggestions['showing']> =>
  sought.flatMap(({ word, ways: [way] = [] }) => {
    const means = way?.join(' ') ?? word;
    return inOne(means) === inOne(word) ? [] : [{ typed: word, means }];
  });

interface Instead {
  rows: Row[];
  showing: NonNullable<Suggestions['showing']>;
}

/** What stands for a text that finds nothing: the word of the trade that it begins, else what it was mistyped for. */
async function lookInstead(db: Database, text: string): Promise<Instead> {
  const number = await nearNumber(db, text);
  const begun = number ? undefined : begunWord(text, await dictionaryOf(db));
  if (begun) {
    const rows = await look(db, (await searchSoFar(db, begun.text)).search, '');
    const { typed, means } = begun;
    if (rows.length > 0) return { rows, showing: [{ typed, means }] };
  }
  const search = number ?? (await correctedSearch(db, text));
  if (!search) return { rows: [], showing: [] };
  const { corrected } = search;
  const showing = corrected ? [{ typed: text, means: corrected }] : renamed(search);
  return { rows: await look(db, search, ''), showing };
}

/**
 * What a visitor who typed `text` may mean: products by part number and by words, those of the trade also by their
 * beginning and misspelt ones corrected when nothing else is found, and categories.
 */
export async function suggest(
  db: Database,
  text: string,
  names: () => Promise<Names>,
): Promise<Suggestions> {
  const part = partKey(text);
  const { search, words } = await searchSoFar(db, text);
  const [known, found] = await Promise.all([names(), look(db, search, text)]);
  const { rows, showing } =
    found.length === 0 ? await lookInstead(db, text) : { rows: found, showing: renamed(search) };
  return {
    products: rows.slice(0, MOST).map((row) => toProduct(row, known)),
    categories: categoriesNamed(known.categories, words),
    exact: found.find(({ key }) => key === part)?.id ?? null,
    ...(rows.length > 0 && showing.length > 0 && { showing }),
  };
}
