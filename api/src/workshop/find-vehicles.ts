import { registrationKey, SHORTEST_REGISTRATION } from '@evmandi/contract/domain/registration';
import { sql } from 'kysely';
import type { KnownVehicle, KnownVehicles } from '../../contract/workshop.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { pictureOf } from '../pictures/picture.ts';
import { OWNER, OWNER_PHONE } from './job-card.ts';
import { vehiclesOf } from './search-cards.ts';
import { visibleTo } from './visible.ts';

const MOST = 5;
const MOST_VISITS = 5;

async function visitsOf(db: Database, vehicleId: string) {
  const rows = await db
    .selectFrom('job_cards')
    .select(['number', 'complaint', 'received_at', 'odometer', 'mechanic', 'stage'])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_VISITS)
    .execute();
  return rows;
}

/** The last reading of a vehicle's odometer, a card aside; null where there is none. */
export async function lastOdometer(
  db: Database,
  vehicleId: string,
  except: string | null = null,
): Promise<number | null> {
  const row = await db
    .selectFrom('job_cards')
    .select((eb) => eb.fn.max('odometer').as('odometer'))
    .where('vehicle_id', '=', vehicleId)
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return row?.odometer ?? null;
}

/** Vehicles that were here and whose registration begins so; other accounts find their own (JOB-2). */
export async function findVehicles(
  db: Database,
  registration: string,
  caller: Caller,
): Promise<KnownVehicles> {
  const key = registrationKey(registration);
  if (key.length < SHORTEST_REGISTRATION) return { vehicles: [] };
  const rows = await db
    .selectFrom('vehicles')
    .leftJoin('customers', 'customers.id', 'vehicles.customer_id')
    .where(sql<boolean>`vehicles.id in (${vehiclesOf(key, caller)})`)
    .where(visibleTo(caller))
    .select(['vehicles.id', 'vehicles.registration', 'vehicles.name', 'vehicles.picture'])
    .select([OWNER.as('owner'), OWNER_PHONE.as('phone')])
    .orderBy('vehicles.registration_key')
    .limit(MOST)
    .execute();
  const vehicles: KnownVehicle[] = [];
  for (const { id, name, picture, ...vehicle } of rows) {
    const visits = await visitsOf(db, id);
    vehicles.push({
      ...vehicle,
      vehicle: name,
      picture: pictureOf(picture, 'cut', name),
      odometer: await lastOdometer(db, id),
      openCard: visits.find(({ stage }) => stage !== 'Closed')?.number ?? null,
      visits: visits.map(({ received_at, stage: _, ...visit }) => ({
        ...visit,
        receivedAt: received_at.toISOString(),
      })),
    });
  }
  return { vehicles };
}
