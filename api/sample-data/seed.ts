import type { Transaction } from 'kysely';
import type { SampleData } from '../src/database/prepare.ts';
import type { Schema } from '../src/database/schema.ts';
import { seedAccounts } from './accounts.ts';
import { Calendar } from './calendar.ts';
import { planCustomers } from './customer-plan.ts';
import { seedDemoLinks } from './demo-links.ts';
import { known } from './known.ts';
import { planOrders } from './order-plan.ts';
import { Random } from './random.ts';
import { seedReviews } from './reviews/seed-reviews.ts';
import { seedCatalog } from './seed-catalog.ts';
import { rankCustomers, seedCustomers } from './seed-customers.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPlaces } from './seed-places.ts';
import { type Known, seedQuestions, seedQuotes, seedSubscriptions } from './seed-requests.ts';
import { seedStock } from './seed-stock.ts';
import { seedWorkshop } from './seed-workshop.ts';

/** From which customers and orders are planned. */
const SEED = -11_126_503;

/**
 * Fills an empty database with the sample data: the same rows in every run, except for dates and
 * for tokens, which must not be guessable.
 */
async function fill(db: Transaction<Schema>, now: Date): Promise<void> {
  const calendar = new Calendar(now);
  const random = new Random(SEED);
  const { stock, reviewed } = await seedCatalog(db, calendar);
  await seedPlaces(db);

  const plan = planCustomers(random);
  const customers = await seedCustomers(db, plan, calendar);
  const orders = await seedOrders(db, planOrders(plan, random), customers, random, calendar);
  const byName = new Map(plan.map(({ name, email }) => [name, known(customers, email)]));
  await seedReviews(db, reviewed, orders, calendar);
  const inWorkshop = await seedWorkshop(db, byName, calendar);
  await seedStock(db, stock, orders, inWorkshop, random, calendar);
  await rankCustomers(db, now);

  const contacts = new Map(plan.map((customer) => [customer.name, customer]));
  const asked: Known = { contacts, customers, orders, calendar };
  await seedQuotes(db, asked);
  await seedQuestions(db, asked);
  await seedSubscriptions(db, asked);
}

export const seed: SampleData = {
  fill,
  demoAccounts: async (db, options) => {
    const given = await seedAccounts(db, options);
    await seedDemoLinks(db);
    return given;
  },
};
