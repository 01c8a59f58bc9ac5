import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { nearestWords } from './nearest-words.ts';
import { partKey, type SoughtWord, tsqueryOf, wordsOf } from './words.ts';

/** What to look for. */
export interface Search {
  /** A tsquery over `find_words`. */
  query: string;
  /** For exact part numbers and their beginnings. */
  part: string;
  /** The words as they were corrected, else null. */
  corrected: string | null;
}

interface KnownWord extends SoughtWord {
  known: boolean;
  plain: boolean;
}

const MOST_HOLDERS = 30;
const CANDIDATES = 40;

/** Which words are the beginning of one in use, and which words in use hold them further inside. */
async function lookUp(db: Database, words: string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, word ~ '^[a-z]{3,24}$' as plain,
      exists (select from search_words used where used.word >= asked.word and used.word < asked.word || '~')
        as known,
      case when word ~ '^[a-z]{4,24}$' then array(
        select used.word from search_words used
        where used.word like '_%' || asked.word || '%' and used.word not like asked.word || '%'
        limit ${sql.lit(MOST_HOLDERS)}) else '{}' end as holders
    from unnest(${words}::text[]) with ordinality as asked (word, position)
    order by position`.execute(db);
  return rows;
}

const searchOf = (sought: SoughtWord[], text: string, corrected: string | null): Search => ({
  query: tsqueryOf(sought),
  part: partKey(text),
  corrected,
});

/** What a text asks for; `undefined` when it has no word that anything could be found by. */
export async function searchFor(db: Database, text: string): Promise<Search | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  return searchOf(await lookUp(db, words), text, null);
}

async function alike(db: Database, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words order by word <-> ${word} limit ${sql.lit(CANDIDATES)}`.execute(
    db,
  );
  return nearestWords(
    word,
    rows.map((row) => row.word),
  );
}

/** The same with each word that nothing holds replaced by those it may have meant; else `undefined`. */
export async function correctedSearch(db: Database, text: string): Promise<Search | undefined> {
  const asked = await lookUp(db, wordsOf(text));
  const mended = await Promise.all(
    asked.map(async ({ word, holders, known, plain }) => {
      if (known || !plain || holders.length > 0) return { word, holders };
      const [meant, ...others] = await alike(db, word);
      return meant === undefined ? { word, holders } : { word: meant, holders: others };
    }),
  );
  const words = mended.map(({ word }) => word).join(' ');
  if (words === asked.map(({ word }) => word).join(' ')) return undefined;
  return searchOf(mended, text, words);
}

export const finds = ({ query }: Search): Expression<SqlBool> =>
  sql<SqlBool>`products.find_words @@ ${query}::tsquery`;

/** The part number itself, then its beginning, then all words in the title; popularity is for the caller. */
export const byRelevance = ({ query, part }: Search): Expression<unknown> =>
  sql`(products.sku_key = ${part}) desc, (${part} <> '' and starts_with(products.sku_key, ${part})) desc,
    (products.title_words @@ ${query}::tsquery) desc`;
