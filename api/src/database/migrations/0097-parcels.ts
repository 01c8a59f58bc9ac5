import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Of a shipment: how many parcels it is, and the day in India on which they leave. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, [
    `alter table shipments
       add column parcels smallint check (parcels between 1 and 999),
       add column leaves_on date`,
  ]);
