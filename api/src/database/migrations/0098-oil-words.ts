import type { QueryExecutorProvider } from 'kysely';
import { addWords, ofTheirOwnKind } from './words/add-words.ts';
import { NOT_SOLD_KINDS, OIL_WORDS } from './words/oil-words.ts';

/** Words of oils that found nothing, and things that led to others. What staff have written stays. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  addWords(db, OIL_WORDS, ofTheirOwnKind(NOT_SOLD_KINDS));
