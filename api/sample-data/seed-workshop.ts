import { type Insertable, sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Calendar } from './calendar.ts';
import { JOB_CARDS, type JobCardSeed } from './job-cards.ts';
import { known } from './known.ts';
import { type Orderable, orderables } from './orderables.ts';

type Db = Transaction<Schema>;
const HOUR = 60;
const DAY = 24 * HOUR;
const FRONT_DESK = 'Front desk';
/** After the reception. */
const TAKEN_HOURS = 5;

const receivedMinutesAgo = ({ receivedDaysAgo }: JobCardSeed) => Math.round(receivedDaysAgo * DAY);

async function insertCard(
  db: Db,
  seed: JobCardSeed,
  owner: string,
  calendar: Calendar,
): Promise<string> {
  const { name, picture } = await db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('brands', 'brands.id', 'models.brand_id')
    .select([sql<string>`brands.name || ' ' || models.name`.as('name'), 'products.picture'])
    .where('sku', '=', seed.model)
    .executeTakeFirstOrThrow();
  const { registration, number, complaint, stage, progress, mechanic } = seed;
  const vehicle = await db
    .insertInto('vehicles')
    .values({ registration, name, picture: JSON.stringify(picture), customer_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('job_cards')
    .values({
      ...{ complaint, stage, progress, mechanic },
      odometer: seed.odometer,
      battery: seed.battery,
      number: `JC-${number}`,
      vehicle_id: vehicle.id,
      received_at: calendar.minutesAgo(receivedMinutesAgo(seed)),
      promised_at: calendar.fiveOClock(seed.promisedInDays),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('job_card_complaints')
    .values(
      seed.complaints.map(([text, byOwner], index) => ({
        job_card_id: id,
        position: index + 1,
        text,
        by_owner: byOwner,
      })),
    )
    .execute();
  return id;
}

/** When work went on: from an hour after the reception, evenly up to now. */
function doneAt(seed: JobCardSeed, place: number): number {
  const received = receivedMinutesAgo(seed);
  return received - Math.round(((received - 30) * (place + 1)) / (seed.done + 1));
}

function eventsOf(seed: JobCardSeed, products: ReadonlyMap<string, Orderable>) {
  const received = receivedMinutesAgo(seed);
  const who = seed.mechanic ?? FRONT_DESK;
  const at = (hours: number) => Math.max(5, received - Math.round(hours * HOUR));
  const started = seed.stage !== 'Open';
  return [
    { kind: 'opened', text: 'Card opened', actor: FRONT_DESK, at: received },
    ...(started ? [{ kind: 'started', text: 'Open to In progress', actor: who, at: at(4) }] : []),
    ...seed.parts
      .filter(([, , taken]) => taken > 0)
      .map(([sku, , taken]) => ({
        kind: 'taken',
        text: `Taken from stock: ${taken} x ${known(products, sku).name}`,
        actor: who,
        at: at(TAKEN_HOURS),
      })),
    ...seed.notes.map(([hours, text, actor, kind = 'note']) => ({
      kind,
      text,
      actor,
      at: at(hours),
    })),
    ...(seed.stage === 'Ready'
      ? [{ kind: 'readied', text: 'In progress to Ready', actor: who, at: at(29) }]
      : []),
  ].sort((a, b) => b.at - a.at);
}

interface PartSeed {
  wanted: number;
  taken: number;
  takenAt: Date;
}

function partOf(product: Orderable, { wanted, taken, takenAt }: PartSeed, index: number) {
  const unitPrice = Number(product.price);
  return {
    position: index + 1,
    product_id: product.id,
    sku: product.sku,
    name: product.name,
    wanted,
    taken,
    taken_at: takenAt,
    unit_price: unitPrice,
    net: unitPrice * wanted,
  };
}

/** Vehicles in service with their job cards, the oldest card first. Answers what was taken from stock. */
export async function seedWorkshop(
  db: Db,
  customers: ReadonlyMap<string, string>,
  calendar: Calendar,
): Promise<Insertable<Schema['stock_movements']>[]> {
  const products = await orderables(db);
  const movements: Insertable<Schema['stock_movements']>[] = [];
  for (const seed of JOB_CARDS.toReversed()) {
    const id = await insertCard(db, seed, known(customers, seed.owner), calendar);
    await db
      .insertInto('job_card_tasks')
      .values(
        seed.tasks.map(([text, minutes], index) => ({
          job_card_id: id,
          position: index + 1,
          text,
          minutes,
          done_at: index < seed.done ? calendar.minutesAgo(doneAt(seed, index)) : null,
          mechanic: index < seed.done ? seed.mechanic : null,
        })),
      )
      .execute();
    await db
      .insertInto('events')
      .values(
        eventsOf(seed, products).map(({ at, ...event }) => ({
          ...event,
          subject: 'job_card',
          subject_id: id,
          at: calendar.minutesAgo(at),
        })),
      )
      .execute();
    const takenAt = calendar.minutesAgo(Math.max(5, receivedMinutesAgo(seed) - TAKEN_HOURS * HOUR));
    const parts = seed.parts.map(([sku, wanted, taken], index) =>
      partOf(known(products, sku), { wanted, taken, takenAt }, index),
    );
    if (parts.length === 0) continue;
    await db
      .insertInto('job_card_parts')
      .values(parts.map((part) => ({ ...part, job_card_id: id })))
      .execute();
    movements.push(
      ...parts.map(({ product_id, taken }) => ({
        product_id,
        quantity: -taken,
        reason: 'workshop' as const,
        job_card_id: id,
        actor: seed.mechanic ?? FRONT_DESK,
        at: takenAt,
      })),
    );
  }
  const last = Math.max(...JOB_CARDS.map(({ number }) => number));
  await sql`select setval('job_card_numbers', ${last})`.execute(db);
  return movements;
}
