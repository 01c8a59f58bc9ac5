import type { FitVerdict } from '../../contract/fitment.ts';
import { numericIds } from '../catalog/cards.ts';
import type { Database } from '../database/database.ts';
import { holdsForAny, takersOf } from './conditions.ts';
import { type NamedVehicle, vehiclesNamed } from './vehicles-named.ts';

type Fit = FitVerdict['fits'][number];

interface Row {
  product_id: string;
  variant_id: string | null;
  position: Fit['position'];
  quantity: number;
  note: string;
  takers: string | null;
}

const sum = (rows: readonly Row[]) => rows.reduce((total, { quantity }) => total + quantity, 0);

/** Years take different numbers of it, too: one line for each place, that of the most. */
function mostAtEach(rows: readonly Row[]): Row[] {
  const places = new Map<Fit['position'], Row>();
  for (const row of rows) {
    const known = places.get(row.position);
    if (!known || row.quantity > known.quantity) places.set(row.position, row);
  }
  return [...places.values()];
}

/** The lines of one vehicle: of a variant that is left open those of the one that takes the most, which is never too few. */
function ofOneVariant(rows: readonly Row[]): Row[] {
  const variants = [...new Set(rows.map(({ variant_id }) => variant_id))];
  const each = variants.map((variant) =>
    mostAtEach(rows.filter(({ variant_id }) => variant_id === null || variant_id === variant)),
  );
  return each.reduce((most, other) => (sum(other) > sum(most) ? other : most), []);
}

/** What products fit of the vehicles, by product. One vehicle may take a part at several places. */
async function fitsOf(db: Database, ids: string[], vehicles: NamedVehicle[]) {
  const found = new Map<string, Fit[]>();
  for (const vehicle of vehicles) {
    const rows: Row[] = await db
      .selectFrom('fitment')
      .where('product_id', 'in', ids)
      .where(holdsForAny([vehicle]))
      .select(['product_id', 'variant_id', 'position', 'quantity', 'note'])
      .select(takersOf(vehicle).as('takers'))
      .distinct()
      .orderBy('position')
      .orderBy('variant_id')
      .execute();
    for (const id of new Set(rows.map(({ product_id }) => product_id))) {
      const own = ofOneVariant(rows.filter(({ product_id }) => product_id === id));
      const fits = own.map(({ position, quantity, note, takers }) => ({
        vehicle: vehicle.text,
        name: [vehicle.name, takers].filter(Boolean).join(', '),
        ...{ position, quantity, note },
      }));
      found.set(id, [...(found.get(id) ?? []), ...fits]);
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
