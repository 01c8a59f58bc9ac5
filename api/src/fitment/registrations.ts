import { registrationKey, SHORTEST_REGISTRATION } from '@evmandi/contract/domain/registration';
import { vehicleText } from '@evmandi/contract/domain/vehicle-ref';
import { sql } from 'kysely';
import type { Registrations } from '../../contract/fitment.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { vehiclesOf } from '../workshop/search-cards.ts';
import { visibleTo } from '../workshop/visible.ts';
import { districtOf } from './districts.ts';

const MOST = 10;

interface Row {
  registration: string;
  name: string;
  make: string;
  model: string;
}

/**
 * Ruling 23: the district of a plate's beginning, and vehicles of the caller's own job cards that begin so. A
 * plate names no model: the one of a job card is the model whose whole name the card has.
 */
export async function registrations(
  db: Database,
  text: string,
  caller: Caller | null,
): Promise<Registrations> {
  const key = registrationKey(text);
  const district = districtOf(key);
  if (!caller || key.length < SHORTEST_REGISTRATION) return { district, vehicles: [] };
  const { rows } = await sql<Row>`
    select vehicles.registration, vehicles.name, brands.slug as make, models.slug as model
    from vehicles
    join brands on starts_with(vehicles.name, brands.name || ' ')
    join models on models.brand_id = brands.id
      and (vehicles.name = brands.name || ' ' || models.name
        or starts_with(vehicles.name, brands.name || ' ' || models.name || ', ')
        or starts_with(vehicles.name, brands.name || ' ' || models.name || ' '))
    where vehicles.id in (${vehiclesOf(key, caller)}) and ${visibleTo(caller)}
      and not exists (select from models longer where longer.brand_id = brands.id
        and length(longer.name) > length(models.name)
        and starts_with(vehicles.name, brands.name || ' ' || longer.name))
    order by vehicles.registration_key limit ${MOST}`.execute(db);
  return {
    district,
    vehicles: rows.map(({ registration, name, ...ref }) => ({
      ...{ registration, name },
      vehicle: vehicleText(ref),
    })),
  };
}
