import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Figures and words of the technical filters; null until they are read from a product's specifications. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, [
    `alter table products add facts text[]`,
    `alter table facet_sets add facts text[] not null default '{}'`,
  ]);
