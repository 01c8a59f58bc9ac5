import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { POPULAR } from './corrections.ts';
import { dictionaryOf, isVehicleKind, kindsOf } from './meaning/dictionary.ts';
import { englishWords } from './meaning/english-words.ts';
import type { PriceLimits } from './meaning/price-limits.ts';
import type { Term } from './meaning/term.ts';
import { type Meaning, understand } from './meaning/understand.ts';
import { narrowQueriesOf } from './narrow-query.ts';
import {
  anyOf,
  exactQueryOf,
  formsOf,
  lexeme,
  partKey,
  type SoughtWord,
  tsqueryOf,
} from './words.ts';

/** What to look for. */
export interface Search {
  /** A tsquery over `find_words`, and what it was made of. */
  query: string;
  sought: readonly SoughtWord[];
  /** Each word by itself, whole. */
  words: string[];
  /** The kind of thing that is sought; null when no word tells. */
  kind: string | null;
  /** A tsquery of what names that thing: with no kind, the title has to hold it. */
  named: string | null;
  /** A vehicle is no answer: its colour or edition may be called as the thing is. */
  noVehicles: boolean;
  /** Nothing but a vehicle is one. */
  onlyVehicles: boolean;
  /** A tsquery of parts that fit a vehicle of the kind that is named: they come before what is universal. */
  fitting: string | null;
  /** What it may cost. A listing has that as its price filter, which its counts leave out. */
  price: PriceLimits | null;
  /** For exact part numbers and their beginnings. */
  part: string;
  /** The words as they were corrected, else null. */
  corrected: string | null;
}

/** A word with what is known of it. */
export interface KnownWord extends SoughtWord {
  known: boolean;
  /** It is English. */
  english: boolean;
  /** It may be misspelt. */
  plain: boolean;
  /** It is the beginning of a word in use. */
  used: boolean;
}

const MOST_HOLDERS = 30;

interface Looked {
  word: string;
  plain: boolean;
  known: boolean;
  holders: string[];
  /** As it is, or in singular or plural. */
  whole: boolean;
}

interface Begun {
  word: string;
  /** Words in use that begin so. */
  endings: string[];
  /** Those that are it and another one. */
  compounds: string[];
}

/** A word by itself. */
export const asTerm = (word: string): Term => ({ word, ways: [], sure: false, core: false });

const readWords = (words: readonly string[]) => sql<Looked>`
  select word, word ~ '^[a-z]{3,24}$' as plain,
    exists (select from search_words used where used.word = any(string_to_array(asked.forms, ' '))) as whole,
    exists (select from search_words used where used.word >= asked.word and used.word < asked.word || '~')
      as known,
    case when word ~ '^[a-z]{4,24}$' then array(
      select used.word from search_words used
      where used.word like '_%' || asked.word || '%' and used.word not like asked.word || '%'
      limit ${sql.lit(MOST_HOLDERS)}) else '{}' end as holders
  from unnest(${words}::text[], ${words.map((word) => formsOf(word).join(' '))}::text[]) as asked (word, forms)`;

/** Apart from the others, of which there are many: each key that is pressed would pay for what few words need. */
async function readBegun(db: Database, words: readonly string[]): Promise<Map<string, Begun>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<Begun>`
    select word, endings, array(select ending from unnest(endings) ending where exists (
      select from search_words other where other.word = substr(ending, length(asked.word) + 1)))
      as compounds
    from unnest(${words}::text[]) as asked (word)
    cross join lateral (select array(select used.word from search_words used
      where used.word > asked.word and used.word < asked.word || '~'
      order by used.word limit ${sql.lit(MOST_HOLDERS)}) as endings offset 0) begun`.execute(db);
  return new Map(rows.map((row) => [row.word, row]));
}

/** Which words are the beginning of one in use, and which words in use hold them further inside. */
export async function lookUp(db: Database, terms: readonly Term[]): Promise<KnownWord[]> {
  const words = terms.filter(({ ways }) => ways.length === 0).map(({ word }) => word);
  const [{ rows }, english, { words: ours }] = await Promise.all([
    readWords(words).execute(db),
    englishWords(),
    dictionaryOf(db),
  ]);
  const looked = new Map(rows.map((row) => [row.word, row]));
  const inner = rows.filter(({ word, plain, whole }) => plain && !whole && english.has(word));
  const begun = await readBegun(
    db,
    inner.map(({ word }) => word),
  );
  return terms.map(({ word, ways, sure, core }) => {
    const row = looked.get(word);
    const { holders = [], known = false, plain = false } = row ?? {};
    const isEnglish = english.has(word);
    // No magnet is in "magnetic", no toy in a Toyota, but a head is in a headlight.
    const part = begun.get(word);
    const ends = part?.endings.filter((each) => ours.has(each) || part.compounds.includes(each));
    const used = ends ? ends.length > 0 : known || row?.whole === true;
    return {
      word,
      holders: ends ?? holders,
      ways,
      core,
      known: used || sure,
      used,
      english: isEnglish,
      plain: plain && !sure && !isEnglish,
      ...(ends && { whole: true }),
    };
  });
}

/** What a text asks for besides its words. */
export type Asked = Pick<Meaning, 'text' | 'kind' | 'price' | 'fitting' | 'onlyVehicles'>;

/** The search for words, as they were corrected or not. */
export const searchOf = (
  sought: SoughtWord[],
  { text, kind, price, fitting, onlyVehicles }: Asked,
  corrected: string | null,
): Search => ({
  query: tsqueryOf(sought),
  sought,
  words: sought.map((word) => exactQueryOf([word])),
  kind,
  named: null,
  noVehicles: false,
  onlyVehicles,
  fitting:
    fitting.length === 0 ? null : anyOf(fitting.map((words) => words.map(lexeme).join(' & '))),
  price,
  part: partKey(text),
  corrected,
});

/** What a text asks for; `undefined` when it has no word that anything could be found by. */
export async function searchFor(db: Database, text: string): Promise<Search | undefined> {
  const asked = understand(text, await dictionaryOf(db));
  if (asked.terms.length === 0) return undefined;
  return searchOf(await lookUp(db, asked.terms), asked, null);
}

/** The same for what was typed so far, without looking which words are in use; the words as we say them. */
export async function searchSoFar(db: Database, text: string) {
  const asked = understand(text, await dictionaryOf(db));
  const { terms } = asked;
  // The last word may not be whole yet, and then names no thing.
  const sought = terms.map((term): SoughtWord => ({ ...term, holders: [], core: false }));
  const words = terms.flatMap(({ word, ways: [first] }) => first ?? [word]);
  return { search: searchOf(sought, asked, null), words };
}

/** A text in the words of our products, for one that buyers use as well: `brek pad` is `brake pad`. */
export const asProductsSay = async (db: Database, text: string): Promise<string> =>
  (await searchSoFar(db, text)).words.join(' ');

/** A part that is named before the vehicle that it is for, where no such vehicle is found: "brake pad car". */
export async function asPart(db: Database, text: string): Promise<Search | undefined> {
  const dictionary = await dictionaryOf(db);
  const meaning = understand(text, dictionary, true);
  if (meaning.kind === understand(text, dictionary).kind) return undefined;
  return searchOf(await lookUp(db, meaning.terms), meaning, null);
}

/** Things of other kinds that are called so: a board for batteries of a vehicle is no battery. */
export async function ofAnyKind(db: Database, text: string): Promise<Search | undefined> {
  const meaning = understand(text, await dictionaryOf(db));
  const { terms, kind } = meaning;
  if (kind === null) return undefined;
  const asked = await lookUp(db, terms);
  const core = asked.filter((word) => word.core);
  return {
    ...searchOf(asked, { ...meaning, kind: null }, null),
    named: core.length > 0 ? exactQueryOf(core) : null,
    noVehicles: !isVehicleKind(kind),
  };
}

/** Products that hold every word of a search, and are of the kind that is sought. */
export function finds({ query, kind, named, ...search }: Search): Expression<SqlBool> {
  const words = sql<SqlBool>`products.find_words @@ ${query}::tsquery`;
  const vehicles = sql`products.vehicle is ${search.onlyVehicles ? sql`not null` : sql`null`}`;
  const narrows = search.noVehicles || search.onlyVehicles;
  const holds = narrows ? sql<SqlBool>`(${words} and ${vehicles})` : words;
  if (kind !== null) return sql<SqlBool>`(products.kind = any(${kindsOf(kind)}) and ${holds})`;
  return named === null
    ? holds
    : sql<SqlBool>`(${holds} and products.title_words @@ ${named}::tsquery)`;
}

/**
 * Whether a search finds any product: mostly one of the popular, and then no look at the others is needed. Those are
 * asked for whole words first: very many products hold what begins as a short one.
 */
export async function findsAny(db: Database, search: Search): Promise<boolean> {
  const isAmong = async (source: Expression<unknown>) => {
    const { rows } =
      await sql`select from ${source} products where ${finds(search)} limit 1`.execute(db);
    return rows.length > 0;
  };
  if (
    await isAmong(
      sql`(select * from products order by popularity desc, id limit ${sql.lit(POPULAR)})`,
    )
  )
    return true;
  const [narrow = ''] = await narrowQueriesOf(db, [search.sought]);
  return isAmong(sql`(select * from products where find_words @@ ${narrow}::tsquery offset 0)`);
}

/**
 * The part number itself, then its beginning, then the more whole words the more of them are in the title,
 * then what fits the vehicle that is named before what is universal, and vehicles before what fits them; popularity is for the caller.
 */
export const byRelevance = ({ words, part, fitting }: Search): Expression<unknown> =>
  sql`(products.sku_key = ${part}) desc, (${part} <> '' and starts_with(products.sku_key, ${part})) desc,
    (${sql.join(
      words.map((word) => sql`(products.title_words @@ ${word}::tsquery)::integer`),
      sql` + `,
    )}) desc, ${fitting === null ? sql`` : sql`(products.find_words @@ ${fitting}::tsquery) desc, `}
    (products.vehicle is not null) desc`;
