import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { seedAccounts } from './accounts.ts';
import { Calendar } from './calendar.ts';
import { Random } from './random.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedCustomers, seedOrders } from './seed-orders.ts';
import { seedWorkshop } from './seed-workshop.ts';

const SEED = 20_251_001;

export interface SeedOptions {
  /** The first start, from which all dates are offsets. */
  now: Date;
  demoAccounts: boolean;
}

/** Fills an empty database with the sample data: the same rows in every run, but for the dates. */
export async function seed(
  db: Transaction<Schema>,
  { now, demoAccounts }: SeedOptions,
): Promise<void> {
  const calendar = new Calendar(now);
  await seedCatalog(db, new Random(SEED), calendar);
  const customers = await seedCustomers(db, calendar);
  await seedOrders(db, customers, calendar);
  await seedWorkshop(db, customers, calendar);
  if (demoAccounts) await seedAccounts(db);
}
