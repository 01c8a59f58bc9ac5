import type { FitVerdict } from '../../contract/fitment.ts';
import { numericIds } from '../catalog/cards.ts';
import type { Database } from '../database/database.ts';
import { holdsForAny } from './conditions.ts';
import { type NamedVehicle, vehiclesNamed } from './vehicles-named.ts';

type Fit = FitVerdict['fits'][number];

/** Make and model, and of a vehicle whose variant is not known those that take it, unless all do: "Hero Splendor Plus, XTEC Disc". */
function nameOf({ name, variantId, variants }: NamedVehicle, takers: Set<string | null>): string {
  const all = variantId !== null || takers.has(null) || takers.size === variants;
  return all ? name : `${name}, ${[...takers].join(' or ')}`;
}

/** What products fit of the vehicles, by product. One vehicle may take a part at several places. */
async function fitsOf(db: Database, ids: string[], vehicles: NamedVehicle[]) {
  const found = new Map<string, Fit[]>();
  for (const vehicle of vehicles) {
    const rows = await db
      .selectFrom('fitment')
      .leftJoin('model_variants', 'model_variants.id', 'fitment.variant_id')
      .where('product_id', 'in', ids)
      .where(holdsForAny([vehicle]))
      .select(['product_id', 'position', 'quantity', 'note', 'model_variants.name as variant'])
      .distinct()
      .orderBy('product_id')
      .orderBy('position')
      .orderBy('variant')
      .execute();
    const takers = (product: string, position: Fit['position']) =>
      new Set(
        rows
          .filter((row) => row.product_id === product && row.position === position)
          .map(({ variant }) => variant),
      );
    for (const { product_id, variant: _, ...fit } of rows) {
      const fits = found.get(product_id) ?? [];
      const same = fits.find(
        ({ vehicle: text, position }) => text === vehicle.text && position === fit.position,
      );
      // Variants take different numbers of it: the most is never too few.
      if (same) same.quantity = Math.max(same.quantity, fit.quantity);
      else {
        const name = nameOf(vehicle, takers(product_id, fit.position));
        fits.push({ vehicle: vehicle.text, name, ...fit });
      }
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
