import type { QueryExecutorProvider } from 'kysely';
import type { LaterIndex } from '../migrating/step.ts';
import { runAll } from './run-all.ts';
import { TECHNICAL_SETS } from './triggers/technical-sets.ts';

/** Technical facts belong to a facet set, as the other counted filters do. */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, TECHNICAL_SETS);

export const indexes: readonly LaterIndex[] = [
  {
    name: 'facet_sets_same',
    on: `facet_sets (category_ids, brand_id, condition, body_style, fuel, colours, discounted, facts)
      nulls not distinct`,
    unique: true,
  },
  { name: 'products_unread', on: 'products (id) where facts is null' },
];
