import { SYSTEM_NAMES, type System } from '@evmandi/contract/domain/systems';
import { sql } from 'kysely';
import type { VehicleParts } from '../../contract/fitment.ts';
import { cardsById } from '../catalog/cards.ts';
import { loadCategoryTree } from '../catalog/category-tree.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';
import { holdsForAny, takersOf } from './conditions.ts';
import { serviceSet } from './service-set.ts';
import { vehiclesNamed } from './vehicles-named.ts';

const USUALLY = 3;

interface Asked {
  variant?: string | undefined;
  year?: number | undefined;
  system?: string | undefined;
  limit?: number | undefined;
}

interface Row {
  id: string;
  system: System;
  position: VehicleParts['systems'][number]['parts'][number]['position'];
  quantity: number;
  note: string;
  /** Names of the variants that take it, where that is not all of them. */
  takers: string | null;
  place: string;
  count: string;
}

/** One of a vehicle's makes and models, by slugs; a 404 says what is not known. */
async function vehicleOf(db: Database, make: string, model: string, asked: Asked) {
  const variant = asked.variant ? `.${asked.variant}` : '';
  const year = asked.year ? `_${asked.year}` : '';
  const [vehicle] = await vehiclesNamed(db, [`${make}.${model}${variant}${year}`]);
  if (!vehicle) throw notFound('We could not find that model', 'unknown_model');
  return vehicle;
}

/**
 * The parts that fit a vehicle by system, those in stock and for few models first: they are its own. What is
 * universal is left out.
 */
export async function vehicleParts(
  db: Database,
  { make, model }: { make: string; model: string },
  asked: Asked = {},
): Promise<VehicleParts> {
  const vehicle = await vehicleOf(db, make, model, asked);
  const { limit = USUALLY } = asked;
  const service = asked.system ? undefined : await serviceSet(db, vehicle);
  const { rows } = await sql<Row>`
    with fits as (
      select distinct on (fitment.product_id) fitment.product_id as id, system, position, quantity, note,
        ${takersOf(vehicle)} as takers,
        products.stock > 0 as stocked, products.price,
        (select count(*) from fitment other where other.product_id = fitment.product_id) as vehicles
      from fitment join products on products.id = fitment.product_id
      where ${holdsForAny([vehicle])} ${asked.system ? sql`and system = ${asked.system}` : sql``}
      order by fitment.product_id, quantity desc, fitment.id
    ), placed as (
      select *, row_number() over (partition by system order by stocked desc, vehicles, price, id) as place,
        count(*) over (partition by system) as count
      from fits
    )
    select id, system, position, quantity, note, takers, place, count from placed
    where place <= ${limit} order by system, place`.execute(db);
  const cards = await cardsById(
    db,
    await loadCategoryTree(db),
    rows.map(({ id }) => id),
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const systems = SYSTEM_NAMES.flatMap((system) => {
    const own = rows.filter((row) => row.system === system);
    const count = Number(own[0]?.count ?? 0);
    const parts = own.flatMap(({ id, position, quantity, takers, ...row }) => {
      const product = cardOf.get(id);
      const note = [takers && `${takers} only`, row.note].filter(Boolean).join(', ');
      return product ? [{ product, position, quantity, note }] : [];
    });
    return count > 0 ? [{ system, count, parts }] : [];
  });
  return {
    vehicle: { make, model, name: vehicle.name },
    total: systems.reduce((sum, { count }) => sum + count, 0),
    ...(service && { service }),
    systems,
  };
}
