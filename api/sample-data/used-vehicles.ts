import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { Drawing } from '../src/pictures/picture.ts';
import { known } from './known.ts';
import type { NewVehicle } from './new-vehicles.ts';
import { modelSku } from './new-vehicles.ts';
import type { Figures } from './types.ts';
import { USED } from './used.ts';
import { conditionOf } from './used-condition.ts';

const OWNERS = ['First owner', 'Second owner', 'Third owner'];

/** One used vehicle, of a model and colour that is also sold new. */
export interface UsedVehicle extends Figures {
  original: NewVehicle;
  sku: string;
  name: string;
  year: number;
  kilometres: number;
  city: string;
  /** Rupees. */
  price: number;
  text: string;
  drawing: Drawing;
}

/** Used vehicles. Throws when the table names a model or a colour that is not in the catalogue. */
export function usedVehicles(vehicles: NewVehicle[]): UsedVehicle[] {
  const skus = new Map<string, number>();
  const originals = new Map(
    vehicles.map((vehicle) => [`${vehicle.model.brand} ${vehicle.name}`, vehicle]),
  );
  return USED.map(([brand, name, year, kilometres, owner, city, price]) => {
    const original = known(originals, `${brand} ${name}`);
    const base = `USED-${modelSku(original.model)}-${year}`;
    const number = (skus.get(base) ?? 0) + 1;
    skus.set(base, number);
    const sku = number === 1 ? base : `${base}-${number}`;
    const electric = original.model.fuel === 'electric';
    const condition = conditionOf({ sku, year, kilometres, owner, city, electric });
    const driven = `${formatNumber(kilometres)} km`;
    const history = OWNERS[owner - 1] ?? '';
    return {
      original,
      sku,
      name: `${name}, ${year}`,
      year,
      kilometres,
      city,
      price,
      facts: [String(year), driven, history, city],
      specs: [
        ['Year', String(year)],
        ['Driven', driven],
        ['Owners', history],
        ['Registered in', city],
        ...condition.specs,
        ['Colour', original.paint.name],
        ...original.specs.filter(([fact]) => fact !== 'Warranty'),
        ['Warranty', '6 months'],
      ],
      text: condition.text,
      drawing: original.drawing,
    };
  });
}
