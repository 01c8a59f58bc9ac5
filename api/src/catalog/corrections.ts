import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { narrowQueriesOf } from './narrow-query.ts';
import { type NearWord, nearestWords } from './nearest-words.ts';
import { formsOf, type SoughtWord, tsqueryOf } from './words.ts';

/** Those that resemble the word most; of more each would be compared letter by letter. */
const CANDIDATES = 60;

/**
 * By word those in use that it may have meant; words in use, as they are or in singular, are left out. A few keys
 * of each are looked up, however many words are in use.
 */
export async function nearWords(db: Database, words: string[]): Promise<Map<string, NearWord[]>> {
  if (words.length === 0) return new Map();
  const forms = words.map((word) => formsOf(word).join(' '));
  const { rows } = await sql<{ word: string; alike: string[]; used: boolean }>`
    select asked.word, exists (select from search_words used where used.word = any(forms)) as used,
      array(select used.word from search_words used
        where word_keys(used.word) && (select array_agg(key) from unnest(forms) form, unnest(near_keys(form)) key)
        order by used.word <-> asked.word limit ${sql.lit(CANDIDATES)}) as alike
    from unnest(${words}::text[], ${forms}::text[]) as given (word, written)
    cross join lateral (select given.word, string_to_array(written, ' ') as forms) asked`.execute(
    db,
  );
  return new Map(
    rows.filter(({ used }) => !used).map(({ word, alike }) => [word, nearestWords(word, alike)]),
  );
}

/** What may stand at one position of a search, and how much speaks against it. */
export interface Option extends SoughtWord {
  cost: number;
}

interface Attempt {
  words: SoughtWord[];
  cost: number;
}

const MOST_ATTEMPTS = 12;

/** One option for each position, in every way, the likeliest first; none when a position has no option. */
export const attemptsOf = (positions: readonly Option[][]): Attempt[] =>
  positions.reduce<Attempt[]>(
    (attempts, options) =>
      attempts
        .flatMap(({ words, cost }) =>
          options.map((option) => ({ words: [...words, option], cost: cost + option.cost })),
        )
        .sort((a, b) => a.cost - b.cost)
        .slice(0, MOST_ATTEMPTS),
    [{ words: [], cost: 0 }],
  );

/** What the popular do not hold, few hold: no more of those are looked at than are counted anywhere. */
export const MOST_HOLDERS = 2_000;

/** So many that what is often sought is among them, so few that reading them costs nothing. */
export const POPULAR = 500;

/** How many of the popular products each attempt finds. */
async function likedBy(db: Database, queries: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ liked: number }>`
    with popular as materialized (
      select find_words from products order by popularity desc, id limit ${sql.lit(POPULAR)})
    select (select count(*)::integer from popular where find_words @@ query) as liked
    from unnest(${queries}::text[]::tsquery[]) with ordinality as tried (query, position)
    order by position`.execute(db);
  return rows.map(({ liked }) => liked);
}

/** Whether each attempt finds any product. */
async function areFound(db: Database, attempts: readonly Attempt[]): Promise<boolean[]> {
  if (attempts.length === 0) return [];
  const words = attempts.map((attempt) => attempt.words);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from (select find_words from products where find_words @@ tried.narrow
      limit ${sql.lit(MOST_HOLDERS)}) holders where find_words @@ tried.query) as found
    from unnest(${words.map(tsqueryOf)}::text[]::tsquery[],
      ${await narrowQueriesOf(db, words)}::text[]::tsquery[]) with ordinality as tried (query, narrow, position)
    order by position`.execute(db);
  return rows.map(({ found }) => found);
}

/**
 * The words of the likeliest attempt that finds a product; of several, those that most of the popular
 * products hold. What the popular hold needs no look at the others.
 */
export async function bestOf(
  db: Database,
  attempts: readonly Attempt[],
): Promise<SoughtWord[] | undefined> {
  if (attempts.length === 0) return undefined;
  const liked = await likedBy(
    db,
    attempts.map(({ words }) => tsqueryOf(words)),
  );
  const [popular] = attempts
    .map((attempt, position) => ({ ...attempt, position, liked: liked[position] ?? 0 }))
    .filter((attempt) => attempt.liked > 0)
    .sort((a, b) => a.cost - b.cost || b.liked - a.liked || a.position - b.position);
  // Only what is likelier than that has to be looked for among all.
  const likelier = attempts
    .filter(({ cost }) => !popular || cost < popular.cost)
    .sort((a, b) => a.cost - b.cost);
  const found = await areFound(db, likelier);
  return (likelier.find((_, position) => found[position]) ?? popular)?.words;
}
