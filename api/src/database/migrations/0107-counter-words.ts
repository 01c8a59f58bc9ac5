import type { QueryExecutorProvider } from 'kysely';
import { addWords, ofTheirOwnKind } from './words/add-words.ts';
import { COUNTER_WORDS, NOT_SOLD_AT_ALL } from './words/counter-words.ts';

/** Words that were corrected to another thing, and names of models in Devanagari. What staff have written stays. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  addWords(db, COUNTER_WORDS, ofTheirOwnKind(NOT_SOLD_AT_ALL));
