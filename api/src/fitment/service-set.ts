import type { Position } from '@evmandi/contract/domain/fitment';
import { SYSTEM_NAMES, type System } from '@evmandi/contract/domain/systems';
import type { PriceBreak } from '@evmandi/contract/domain/unit-price';
import { sql } from 'kysely';
import type { VehicleParts } from '../../contract/fitment.ts';
import type { Database } from '../database/database.ts';
import { holdsForAny } from './conditions.ts';
import type { NamedVehicle } from './vehicles-named.ts';

type ServicePart = NonNullable<VehicleParts['service']>[number];

interface Row {
  id: string;
  name: string;
  price: string;
  priceBreaks: PriceBreak[];
  system: System;
  /** "Air Filter": what its name begins with. */
  kind: string;
  position: Position | null;
  quantity: number;
}

/** Every variant of the vehicle's model takes it at that place, where none was asked for. */
const holdsForEach = ({ modelId, variantId, variants }: NamedVehicle) =>
  variantId !== null
    ? sql`true`
    : sql`(fitment.variant_id is null or ${variants}::integer = (
        select count(distinct own.variant_id) from fitment own
        where own.product_id = fitment.product_id and own.model_id = ${modelId}::bigint
          and own.position is not distinct from fitment.position))`;

/** Axles of brakes and tyres; of what has one place on a vehicle, its kind. */
const placesOf = ({ system, kind, position }: Row): string[] =>
  system === 'service'
    ? [kind]
    : (position ?? 'front and rear').split(' and ').map((axle) => `${system} ${axle}`);

/**
 * One of each wearing part of a vehicle that is in stock: brake linings, tyres, chain or belt, filters. Where several
 * fit, its own comes first, as in the list of its parts; what stands on an axle that has one already is left out,
 * and where the variant is not known so is what only some take: disc pads are for no drum.
 */
export async function serviceSet(db: Database, vehicle: NamedVehicle): Promise<ServicePart[]> {
  const { rows } = await sql<Row>`
    select products.id, products.name, products.price, products.price_breaks as "priceBreaks",
      fitment.system, substring(products.name from '^[^,0-9]+') as kind, fitment.position, fitment.quantity
    from fitment join products on products.id = fitment.product_id
    where ${holdsForAny([vehicle])} and ${holdsForEach(vehicle)} and fitment.system in ('brakes', 'tyres', 'service')
      and products.stock > 0
    order by (select count(*) from fitment other where other.product_id = products.id),
      products.price, products.id, fitment.id`.execute(db);
  const covered = new Set<string>();
  const chosen = rows.filter((row) => {
    const places = placesOf(row);
    if (places.some((place) => covered.has(place))) return false;
    for (const place of places) covered.add(place);
    return true;
  });
  const rank = ({ system, position }: Row) => `${SYSTEM_NAMES.indexOf(system)} ${position ?? ''}`;
  return chosen
    .sort((a, b) => rank(a).localeCompare(rank(b)))
    .map(({ id, name, price, priceBreaks, position, quantity }) => ({
      ...{ id, name, price: Number(price), priceBreaks, position, quantity },
    }));
}
