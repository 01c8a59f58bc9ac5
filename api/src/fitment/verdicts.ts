import type { FitVerdict } from '../../contract/fitment.ts';
import { numericIds } from '../catalog/cards.ts';
import type { Database } from '../database/database.ts';
import { holdsForAny } from './conditions.ts';
import { type NamedVehicle, vehiclesNamed } from './vehicles-named.ts';

type Fit = FitVerdict['fits'][number];

/** What products fit of the vehicles, by product. One vehicle may take a part at several places. */
async function fitsOf(db: Database, ids: string[], vehicles: NamedVehicle[]) {
  const found = new Map<string, Fit[]>();
  for (const vehicle of vehicles) {
    const rows = await db
      .selectFrom('fitment')
      .where('product_id', 'in', ids)
      .where(holdsForAny([vehicle]))
      .select(['product_id', 'position', 'quantity', 'note'])
      .distinct()
      .orderBy('product_id')
      .orderBy('position')
      .execute();
    for (const { product_id, ...fit } of rows) {
      const fits = found.get(product_id) ?? [];
      const same = fits.find(
        ({ vehicle: text, position }) => text === vehicle.text && position === fit.position,
      );
      // Variants take different numbers of it: the most is never too few.
      if (same) same.quantity = Math.max(same.quantity, fit.quantity);
      else fits.push({ vehicle: vehicle.text, name: vehicle.name, ...fit });
      found.set(product_id, fits);
    }
  }
  return found;
}

/** What each product is to the vehicles, in the order of the ids; vehicles among the products are left out. */
export async function verdictsOn(
  db: Database,
  products: readonly string[],
  texts: readonly string[],
): Promise<FitVerdict[]> {
  const ids = numericIds(products);
  const vehicles = await vehiclesNamed(db, texts);
  if (ids.length === 0) return [];
  const [parts, recorded, fits] = await Promise.all([
    db
      .selectFrom('products')
      .where('id', 'in', ids)
      .where('vehicle', 'is', null)
      .select('id')
      .execute(),
    db
      .selectFrom('fitment')
      .where('product_id', 'in', ids)
      .groupBy('product_id')
      .select(['product_id', (eb) => eb.fn.countAll<string>().as('rows')])
      .select((eb) => eb.fn.count<string>('model_id').as('models'))
      .execute(),
    fitsOf(db, ids, vehicles),
  ]);
  const known = new Map(recorded.map(({ product_id, ...row }) => [product_id, row]));
  const isPart = new Set(parts.map(({ id }) => id));
  return ids.flatMap((id): FitVerdict[] => {
    if (!isPart.has(id)) return [];
    const own = fits.get(id) ?? [];
    const record = known.get(id);
    if (own.length > 0) return [{ id, verdict: 'fits', fits: own }];
    if (!record) return [{ id, verdict: 'unknown', fits: [] }];
    return [{ id, verdict: record.models < record.rows ? 'universal' : 'not', fits: [] }];
  });
}
