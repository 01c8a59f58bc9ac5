import type { QueryExecutorProvider } from 'kysely';
import type { LaterIndex } from '../migrating/step.ts';
import { runAll } from './run-all.ts';
import { FREE_SETS } from './triggers/free-sets.ts';

/** Who writes facts, or any other filter of products, waits for nobody who writes those of others. */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, FREE_SETS);

export const indexes: readonly LaterIndex[] = [
  {
    name: 'facet_sets_found',
    on: 'facet_sets (category_ids, brand_id, condition, body_style, fuel, colours, discounted, facts)',
  },
];
