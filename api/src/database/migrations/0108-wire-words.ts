import type { QueryExecutorProvider } from 'kysely';
import { addWords, ofTheirOwnKind } from './words/add-words.ts';
import { CABLES, OTHER_CABLES, WIRE_WORDS } from './words/wire-words.ts';

/** "Wire" found locks, and "cable" what cables are kept in. What staff have written stays. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  addWords(db, WIRE_WORDS, [...CABLES, ...ofTheirOwnKind(OTHER_CABLES)]);
