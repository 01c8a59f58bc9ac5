import { registrationKey, SHORTEST_REGISTRATION } from '@evmandi/contract/domain/registration';
import { variantSlug, vehicleText } from '@evmandi/contract/domain/vehicle-ref';
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
  variant: string | null;
}

/**
 * The district of a plate's beginning, and vehicles of the caller's own job cards that begin so (JOB-2). A
 * plate names no model: the one of a job card is the model whose whole name the card has, and of its variants the
 * one that the card goes on with; cards are written in any case.
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
    select vehicles.registration, vehicles.name, brands.slug as make, models.slug as model,
      (select name from model_variants where model_id = models.id
        and starts_with(ltrim(substr(lower(vehicles.name), length(brands.name || models.name) + 2), ', '),
          lower(name))
        order by length(name) desc limit 1) as variant
    from vehicles
    join brands on starts_with(lower(vehicles.name), lower(brands.name) || ' ')
    join models on models.brand_id = brands.id
      and (lower(vehicles.name) = lower(brands.name || ' ' || models.name)
        or starts_with(lower(vehicles.name), lower(brands.name || ' ' || models.name) || ', ')
        or starts_with(lower(vehicles.name), lower(brands.name || ' ' || models.name) || ' '))
    where vehicles.id in (${vehiclesOf(key, caller)}) and ${visibleTo(caller)}
      and not exists (select from models longer where longer.brand_id = brands.id
        and length(longer.name) > length(models.name)
        and starts_with(lower(vehicles.name), lower(brands.name || ' ' || longer.name)))
    order by vehicles.registration_key limit ${MOST}`.execute(db);
  return {
    district,
    vehicles: rows.map(({ registration, name, make, model, variant }) => ({
      ...{ registration, name },
      vehicle: vehicleText({ make, model, ...(variant && { variant: variantSlug(variant) }) }),
    })),
  };
}
