import type { QueryExecutorProvider } from 'kysely';
import { addWords, ofTheirOwnKind } from './words/add-words.ts';
import { HOUSEHOLD_WORDS, NOT_SOLD_THINGS } from './words/household-words.ts';

/** Words that were corrected to another kind of thing. What staff have written stays. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  addWords(db, HOUSEHOLD_WORDS, ofTheirOwnKind(NOT_SOLD_THINGS));
