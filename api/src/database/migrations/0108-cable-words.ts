import type { QueryExecutorProvider } from 'kysely';
import { addWords } from './words/add-words.ts';
import { OTHER_CABLES } from './words/cable-words.ts';

/** Cables of other trades found those of chargers. What staff have written stays. */
export const up = (db: QueryExecutorProvider): Promise<void> => addWords(db, [], OTHER_CABLES);
