import type { QueryExecutorProvider } from 'kysely';
import type { LaterIndex } from '../migrating/step.ts';
import { runAll } from './run-all.ts';

/** A reference stands for one payment, in any spelling and by any method (ORDER-15). */
export const indexes: readonly LaterIndex[] = [
  {
    name: 'payments_reference_key',
    on: 'payments (reference_key) where not reversed',
    unique: true,
  },
];

export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, [
    `comment on index payments_reference_key is 'a reference stands for one payment that is not reversed'`,
  ]);
