import { TAX_RATE } from '@evmandi/contract/domain/gst-tax';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { Insertable } from 'kysely';
import { factsOf } from '../src/catalog/technical/read-facts.ts';
import type { Schema } from '../src/database/schema.ts';
import { type Calendar, MINUTES_A_DAY } from './calendar.ts';
import { coloursOfPart } from './colours.ts';
import { madeFor } from './fitment/made-for.ts';
import { hsnOf } from './hsn.ts';
import type { NewVehicle } from './new-vehicles.ts';
import { drawnWith, millimetres } from './size.ts';
import { tradeOf } from './trade.ts';
import type { PartSeed } from './types.ts';
import type { UsedVehicle } from './used-vehicles.ts';

export const PAISE = 100;
const USUAL_STOCK = 40;
/** Rupees below which a part is sold by the dozen, and low earlier. */
const CHEAP = 2_000;
/** Days from the first sale of a part to the first start. */
export const USUALLY_LAUNCHED = 700;

/** What a product row refers to, by name or slug. */
export interface References {
  brand(slug: string): { id: string; name: string };
  category(slug: string): { id: string; aisle: string };
  supplier(aisle: string): string;
  model(sku: string): string;
  variant(modelSku: string, name: string): string;
}

type Row = Insertable<Schema['products']>;
type Stocked = Pick<PartSeed, 'stock' | 'restockInDays'>;

const named = (specs: [name: string, value: string][]) =>
  specs.map(([name, value]) => ({ name, value }));

/** Pieces there at the first start. */
export const openingStock = ({ restockInDays, stock }: Stocked): number =>
  restockInDays === undefined ? (stock ?? USUAL_STOCK) : 0;

export function partRow(seed: PartSeed, to: References, calendar: Calendar): Row {
  const { size } = seed;
  const sized = seed.specs.some(([, value]) => value.startsWith(millimetres(size[0])));
  const measures: [string, string][] = sized
    ? []
    : [['Dimensions', `${formatNumber(size[0])} x ${millimetres(size[1])}`]];
  const specifications = named([...seed.specs, ...measures]);
  return {
    ...place(seed, to),
    ...tradeOf(seed),
    hsn: hsnOf({ ...seed, madeFor: madeFor(seed.sku) }),
    sku: seed.sku,
    name: seed.name,
    price: seed.price * PAISE,
    original_price: seed.was === undefined ? null : seed.was * PAISE,
    unit: seed.unit ?? 'item',
    low_at: seed.price < CHEAP ? 12 : 6,
    electric: false,
    popularity: seed.popularity ?? seed.rating[1],
    colours: coloursOfPart(seed.drawing),
    description: seed.text,
    highlights: JSON.stringify(seed.facts),
    specifications: JSON.stringify(specifications),
    facts: factsOf({ ...seed, highlights: seed.facts, specifications }),
    picture: JSON.stringify(drawnWith(seed.drawing, size)),
    launched_on: calendar.day(-USUALLY_LAUNCHED),
    created_at: calendar.minutesAgo(USUALLY_LAUNCHED * MINUTES_A_DAY),
  };
}

function place({ brand, category }: Pick<PartSeed, 'brand' | 'category'>, to: References) {
  const own = to.category(category);
  return {
    brand_id: to.brand(brand).id,
    category_id: own.id,
    supplier_id: to.supplier(own.aisle),
    tax_rate: TAX_RATE,
    unit: 'item' as const,
  };
}

export function newVehicleRow(vehicle: NewVehicle, to: References, calendar: Calendar): Row {
  const { model, edition, paint, lead, rating } = vehicle;
  const [length, height] = model.size;
  const specs: [string, string][] = [
    ...(model.editions.length > 1 ? ([['Variant', edition.name]] as [string, string][]) : []),
    ['Colour', paint.name],
    ...vehicle.specs,
    ['Length', millimetres(length)],
    ['Height', millimetres(height)],
  ];
  const modelOf = to.model(`${model.brand} ${model.model}`);
  return {
    ...place(model, to),
    hsn: hsnOf({ ...model, drawing: vehicle.drawing, electric: model.fuel === 'electric' }),
    sku: vehicle.sku,
    name: `${to.brand(model.brand).name} ${vehicle.name}`,
    model_id: modelOf,
    vehicle: model.vehicle,
    fuel: model.fuel,
    variant_id: to.variant(modelOf, edition.name),
    colour_name: paint.name,
    lead,
    body_style: model.bodyStyle ?? null,
    colours: vehicle.colours,
    low_at: 3,
    price: edition.price * PAISE,
    original_price: null,
    electric: model.fuel === 'electric',
    popularity: (lead ? model.popularity : undefined) ?? rating[1],
    description: model.text,
    highlights: JSON.stringify(vehicle.facts),
    specifications: JSON.stringify(named(specs)),
    facts: [],
    picture: JSON.stringify(vehicle.drawing),
    launched_on: calendar.day(-model.launched),
    created_at: calendar.minutesAgo(Math.max(model.launched, 1) * MINUTES_A_DAY),
  };
}

export function usedVehicleRow(used: UsedVehicle, to: References, calendar: Calendar): Row {
  const { model, colours, paint } = used.original;
  return {
    ...place({ brand: model.brand, category: 'used-bikes' }, to),
    hsn: hsnOf({ ...model, drawing: used.drawing, electric: model.fuel === 'electric' }),
    sku: used.sku,
    name: `${to.brand(model.brand).name} ${used.name}`,
    model_id: to.model(`${model.brand} ${model.model}`),
    vehicle: model.vehicle,
    fuel: model.fuel,
    colour_name: paint.name,
    body_style: model.bodyStyle ?? null,
    colours,
    condition: 'used',
    year: used.year,
    kilometres: used.kilometres,
    city: used.city,
    price: used.price * PAISE,
    original_price: null,
    electric: model.fuel === 'electric',
    popularity: 0,
    description: used.text,
    highlights: JSON.stringify(used.facts),
    specifications: JSON.stringify(named(used.specs)),
    facts: [],
    picture: JSON.stringify(used.drawing),
    launched_on: calendar.day(-30),
    created_at: calendar.minutesAgo(30 * MINUTES_A_DAY),
  };
}
