import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { attemptsOf, bestOf, nearWords, type Option } from './corrections.ts';
import { withFewerWords } from './fewer-words.ts';
import { type Dictionary, dictionaryOf, isVehicleKind, kindsOf } from './meaning/dictionary.ts';
import { englishWords } from './meaning/english-words.ts';
import type { PriceLimits } from './meaning/price-limits.ts';
import { type Meaning, type Term, understand } from './meaning/understand.ts';
import { exactQueryOf, formsOf, isFiller, partKey, type SoughtWord, tsqueryOf } from './words.ts';

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
  /** What it may cost. A listing has that as its price filter, which its counts leave out. */
  price: PriceLimits | null;
  /** For exact part numbers and their beginnings. */
  part: string;
  /** The words as they were corrected, else null. */
  corrected: string | null;
}

interface KnownWord extends SoughtWord {
  known: boolean;
  /** It is English. */
  english: boolean;
  /** It may be misspelt. */
  plain: boolean;
}

const MOST_HOLDERS = 30;
const MOST_JOINED = 2;
/** One letter left out or swapped: with another letter wrong, two words together resemble much. */
const MOST_JOINED_COST = 1;

const asTerm = (word: string): Term => ({ word, ways: [], sure: false, core: false });

/** Which words are the beginning of one in use, and which words in use hold them further inside. */
async function lookUp(db: Database, terms: readonly Term[]): Promise<KnownWord[]> {
  const words = terms.filter(({ ways }) => ways.length === 0).map(({ word }) => word);
  const { rows } = await sql<KnownWord>`
    select word, word ~ '^[a-z]{3,24}$' as plain,
      exists (select from search_words used where used.word >= asked.word and used.word < asked.word || '~')
        as known,
      case when word ~ '^[a-z]{4,24}$' then array(
        select used.word from search_words used
        where used.word like '_%' || asked.word || '%' and used.word not like asked.word || '%'
        limit ${sql.lit(MOST_HOLDERS)}) else '{}' end as holders
    from unnest(${words}::text[]) as asked (word)`.execute(db);
  const looked = new Map(rows.map((row) => [row.word, row]));
  const english = await englishWords();
  return terms.map(({ word, ways, sure, core }) => {
    const { holders = [], known = false, plain = false } = looked.get(word) ?? {};
    return {
      word,
      holders,
      ways,
      core,
      known: known || sure,
      english: english.has(word),
      plain: plain && !sure && !english.has(word),
    };
  });
}

const isLost = ({ plain, known, holders }: KnownWord) => plain && !known && holders.length === 0;

interface Asked {
  text: string;
  kind: string | null;
  price: PriceLimits | null;
}

const searchOf = (
  sought: SoughtWord[],
  { text, kind, price }: Asked,
  corrected: string | null,
): Search => ({
  query: tsqueryOf(sought),
  sought,
  words: sought.map((word) => exactQueryOf([word])),
  kind,
  named: null,
  noVehicles: false,
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

/** For each word what may stand in its place: itself, unless nothing holds it, and words near to it. */
async function optionsOf(db: Database, asked: KnownWord[], suspects: KnownWord[]) {
  const near = await nearWords(
    db,
    suspects.map(({ word }) => word),
  );
  const words = [...new Set([...near.values()].flat().map(({ word }) => word))];
  const holders = new Map(
    words.length === 0
      ? []
      : (await lookUp(db, words.map(asTerm))).map((known) => [known.word, known.holders]),
  );
  return asked.map((own): Option[] => {
    const others = near.get(own.word)?.filter(({ word }) => !isFiller(word));
    const kept = isLost(own) && others ? [] : [{ ...own, cost: 0 }];
    const meant = (others ?? []).map((other) => ({
      ...other,
      holders: holders.get(other.word) ?? [],
    }));
    return [...kept, ...meant];
  });
}

/** First only words that nothing holds are replaced; then, in company, also those that begin others. */
async function meantBy(db: Database, asked: KnownWord[], options: Option[][]) {
  const best = await bestOf(db, attemptsOf(options));
  const plain = asked.filter((word) => word.plain);
  if (best || asked.length === 1 || plain.every(isLost)) return best;
  return bestOf(db, attemptsOf(await optionsOf(db, asked, plain)));
}

const isLetters = ({ word }: SoughtWord) => /^[a-z]{3,24}$/.test(word);

/** With two neighbours, one of which nothing holds, written as one word: `hed light`. */
const joined = (asked: readonly KnownWord[]): string[][] =>
  asked.flatMap((word, index) => {
    const next = asked[index + 1];
    if (!next || !(isLetters(word) && isLetters(next)) || !(isLost(word) || isLost(next)))
      return [];
    const words = asked.map((each) => each.word);
    return [words.toSpliced(index, 2, word.word + next.word)];
  });

async function meantByJoined(db: Database, asked: KnownWord[]) {
  for (const words of joined(asked).slice(0, MOST_JOINED)) {
    const known = await lookUp(db, words.map(asTerm));
    const attempts = attemptsOf(await optionsOf(db, known, known.filter(isLost)));
    const best = await bestOf(
      db,
      attempts.filter(({ cost }) => cost <= MOST_JOINED_COST),
    );
    if (best) return best;
  }
  return undefined;
}

/** "sofa" of "sofa 450": a thing that nothing of ours is called by. */
const namesAnother = ({ english, known, holders, ways = [] }: KnownWord) =>
  english && !known && holders.length === 0 && ways.length === 0;

/**
 * Not for a part number, whose words are one: others that begin alike are not meant. With no word that names
 * the thing, one that nothing holds may be its name: what is left without that would be something else.
 */
async function meantByFewer(
  db: Database,
  asked: KnownWord[],
  options: Option[][],
  { text, kind }: Pick<Asked, 'text' | 'kind'>,
) {
  if (asked.length === 1 || !/\s/.test(text.trim())) return undefined;
  if (kind === null && asked.some(namesAnother)) return undefined;
  const held = asked.filter((_, index) => options[index]?.some(({ cost }) => cost === 0));
  return withFewerWords(db, held, asked.length - held.length, kind);
}

/** Whether one of the words is of the name of a make or a model: "tank" is of a colour alone, Tank Green, and no number tells. */
const nameVehicles = (words: readonly SoughtWord[], { names }: Dictionary): boolean =>
  words.some(({ word }) => /[^0-9.]/.test(word) && formsOf(word).some((form) => names.has(form)));

const textOf = (words: readonly SoughtWord[]) => words.map(({ word }) => word).join(' ');

async function holdsAny(db: Database, search: Search): Promise<boolean> {
  const { rows } = await sql`select from products where ${finds(search)} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Words left out for a vehicle, as long as what names a part is not left out whole: "disc brake bike" is a bike,
 * "horn 12v scooter" a horn.
 */
async function meantByLess(
  db: Database,
  asked: KnownWord[],
  options: Option[][],
  { meaning, parts }: Record<'meaning' | 'parts', Meaning>,
): Promise<[SoughtWord[] | undefined, Meaning]> {
  const meant = await meantByFewer(db, asked, options, meaning);
  const part = parts.terms.filter(({ core }) => core).map(({ word }) => word);
  if (parts.kind === meaning.kind || meant?.some(({ word }) => part.includes(word))) {
    return [meant, meaning];
  }
  const kept = asked.map((each) => ({ ...each, core: part.includes(each.word) }));
  return [await meantByFewer(db, kept, options, parts), parts];
}

/**
 * The same with each word that finds nothing replaced by one it may have meant, so that a product holds
 * them all, or else without the words that keep it from finding; `undefined` when there are none, or the
 * words are found as they are.
 */
export async function correctedSearch(db: Database, text: string): Promise<Search | undefined> {
  const dictionary = await dictionaryOf(db);
  const meaning = understand(text, dictionary);
  const { terms } = meaning;
  if (terms.length === 0) return undefined;
  const asked = await lookUp(db, terms);
  const options = await optionsOf(db, asked, asked.filter(isLost));
  const asMeant = (said: Meaning, words: SoughtWord[]): Meaning => ({
    ...said,
    kind: said.kind ?? understand(textOf(words), dictionary).kind,
  });
  const found = (await meantBy(db, asked, options)) ?? (await meantByJoined(db, asked));
  // Words that only things of another kind hold are as good as none.
  const isMeant = found && (await holdsAny(db, searchOf(found, asMeant(meaning, found), null)));
  if (found && !isMeant && textOf(found) !== textOf(asked)) {
    const again = await correctedSearch(db, textOf(found));
    return again && { ...again, price: meaning.price };
  }
  const [meant, said] = isMeant
    ? [found, meaning]
    : await meantByLess(db, asked, options, { meaning, parts: understand(text, dictionary, true) });
  if (!meant || textOf(meant) === textOf(asked)) return undefined;
  const corrected = textOf(meant);
  const { kind } = asMeant(said, meant);
  const noVehicles = kind === null && !nameVehicles(meant, dictionary);
  return { ...searchOf(meant, { ...said, kind }, corrected), noVehicles };
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
export function finds({ query, kind, named, noVehicles }: Search): Expression<SqlBool> {
  const words = sql<SqlBool>`products.find_words @@ ${query}::tsquery`;
  const holds = noVehicles ? sql<SqlBool>`(${words} and products.vehicle is null)` : words;
  if (kind !== null) return sql<SqlBool>`(products.kind = any(${kindsOf(kind)}) and ${holds})`;
  return named === null
    ? holds
    : sql<SqlBool>`(${holds} and products.title_words @@ ${named}::tsquery)`;
}

/**
 * The part number itself, then its beginning, then the more whole words the more of them are in the title,
 * then vehicles before what fits them; popularity is for the caller.
 */
export const byRelevance = ({ words, part }: Search): Expression<unknown> =>
  sql`(products.sku_key = ${part}) desc, (${part} <> '' and starts_with(products.sku_key, ${part})) desc,
    (${sql.join(
      words.map((word) => sql`(products.title_words @@ ${word}::tsquery)::integer`),
      sql` + `,
    )}) desc, (products.vehicle is not null) desc`;
