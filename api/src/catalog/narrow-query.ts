import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { keptPlan } from '../database/kept-plans.ts';
import { anyOf, formsOf, lexeme, type SoughtWord } from './words.ts';

/** So many words that begin alike are asked for one by one. */
const MOST_ENDINGS = 64;
/** Beginnings of other texts, such as numbers, that have few endings. */
const TELLING = 3;

const isPlain = (word: string) => /^[a-z]{2,24}$/.test(word);

/** The words in use that begin so, of each up to one more than are asked for. */
async function endingsOf(db: Database, beginnings: readonly string[]) {
  const { rows } = await sql<{ asked: string; words: string[] }>`${keptPlan}select asked,
      array(select word from search_words where word >= asked and word < asked || '~'
      order by word limit ${sql.lit(MOST_ENDINGS + 1)}) as words
    from unnest(${beginnings}::text[]) asked`.execute(db);
  return new Map(rows.map(({ asked, words }) => [asked, words]));
}

interface Alternatives {
  query: string;
  /** More begin so than are asked for here. */
  wide: boolean;
}

/** The whole words that may be meant by the beginning of one: an index reads each by itself, however many hold it. */
function alternativesOf(word: string, endings: ReadonlyMap<string, string[]>): Alternatives {
  const forms = formsOf(word);
  if (!isPlain(word)) {
    const wide = word.length < TELLING;
    return { query: wide ? lexeme(word) : `${lexeme(word)}:*`, wide };
  }
  const known = forms.map((form) => endings.get(form) ?? []);
  const words = known.flatMap((one) => one.slice(0, MOST_ENDINGS));
  return {
    query: anyOf([...new Set([...forms, ...words])].map(lexeme)),
    wide: known.some((one) => one.length > MOST_ENDINGS),
  };
}

function narrowQuery(sought: readonly SoughtWord[], endings: ReadonlyMap<string, string[]>) {
  const parts = sought.map(({ word, ways = [], holders }): Alternatives => {
    const [first = [word], ...others] = ways;
    const begun = first.map((one) => alternativesOf(one, endings));
    const whole = others.map((words) =>
      words.map((one) => anyOf(formsOf(one).map(lexeme))).join(' & '),
    );
    return {
      query: anyOf([begun.map(({ query }) => query).join(' & '), ...whole, ...holders.map(lexeme)]),
      wide: begun.some(({ wide }) => wide),
    };
  });
  const narrow = parts.filter(({ wide }) => !wide);
  return (narrow.length > 0 ? narrow : parts).map(({ query }) => query).join(' & ');
}

/**
 * For each search a tsquery that an index answers in about the same time among few products and among many: it holds
 * for those that hold all words of the search and, where it leaves out what very many words begin with, for more.
 */
export async function narrowQueriesOf(
  db: Database,
  searches: readonly (readonly SoughtWord[])[],
): Promise<string[]> {
  const beginnings = searches
    .flat()
    .flatMap(({ word, ways: [first = [word]] = [] }) => first.flatMap(formsOf));
  const endings = await endingsOf(db, [...new Set(beginnings.filter(isPlain))]);
  return searches.map((sought) => narrowQuery(sought, endings));
}
