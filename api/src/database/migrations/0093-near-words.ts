import type { QueryExecutorProvider } from 'kysely';
import type { LaterIndex } from '../migrating/step.ts';
import { runAll } from './run-all.ts';

/** Words near to a misspelt one, and those that hold another, are looked up and not sought among all. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, [`drop index search_words_alike`]);

export const indexes: readonly LaterIndex[] = [
  { name: 'search_words_near', on: 'search_words using gin (word_keys(word))' },
  { name: 'search_words_inside', on: 'search_words using gin (word gin_trgm_ops)' },
];
