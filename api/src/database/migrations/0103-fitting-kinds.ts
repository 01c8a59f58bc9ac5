import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { FITTING_KINDS } from './triggers/fitting-kinds.ts';

/** Kinds of vehicles among the words of the parts that fit them; those that are there get them from a chore. */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, FITTING_KINDS);
