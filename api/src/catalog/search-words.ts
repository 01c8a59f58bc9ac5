import { type Expression, type SqlBool, sql } from 'kysely';

const MOST_WORDS = 8;
/** How alike a misspelt word and a part of the text must be, by their trigrams. */
const LIKENESS = 0.4;

/** The words of a search, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** Text as it stands, for use inside a LIKE pattern. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const all = (conditions: Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** Every word occurs in name, SKU or brand. */
export const holdsWords = (words: string[]): Expression<SqlBool> =>
  all(words.map((word) => sql<SqlBool>`products.search_text like ${`%${likeText(word)}%`}`));

/** Every word resembles a part of name, SKU or brand. */
export const resemblesWords = (words: string[]): Expression<SqlBool> =>
  all(
    words.map(
      (word) =>
        sql<SqlBool>`word_similarity(${word}, products.search_text) >= ${sql.lit(LIKENESS)}`,
    ),
  );

/** How much all the words together resemble the product's text. */
export const likeness = (words: string[]): Expression<number> =>
  sql<number>`word_similarity(${words.join(' ')}, products.search_text)`;
