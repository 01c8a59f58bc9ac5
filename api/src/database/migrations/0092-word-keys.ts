import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { WORD_KEYS } from './triggers/word-keys.ts';

/** What misspelt words are looked up by. */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, WORD_KEYS);
