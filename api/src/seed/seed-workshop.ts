import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Calendar } from './calendar.ts';
import { JOB_CARDS } from './job-cards.ts';
import { known } from './seed-categories.ts';

const MINUTES_A_DAY = 24 * 60;

/** Vehicles in service with their job cards, the oldest card first. */
export async function seedWorkshop(
  db: Transaction<Schema>,
  customers: Map<string, string>,
  calendar: Calendar,
): Promise<void> {
  for (const seed of JOB_CARDS.toReversed()) {
    const { name, picture } = await db
      .selectFrom('products')
      .select(['name', 'picture'])
      .where('sku', '=', seed.model)
      .executeTakeFirstOrThrow();
    const vehicle = await db
      .insertInto('vehicles')
      .values({
        registration: seed.registration,
        name,
        picture: JSON.stringify(picture),
        customer_id: known(customers, seed.owner),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('job_cards')
      .values({
        number: `JC-${seed.number}`,
        vehicle_id: vehicle.id,
        complaint: seed.complaint,
        status: seed.status,
        progress: seed.progress,
        mechanic: seed.mechanic,
        received_at: calendar.minutesAgo(Math.round(seed.receivedDaysAgo * MINUTES_A_DAY)),
        promised_at: calendar.fiveOClock(seed.promisedInDays),
      })
      .execute();
  }
  const last = Math.max(...JOB_CARDS.map(({ number }) => number));
  await sql`select setval('job_card_numbers', ${last})`.execute(db);
}
