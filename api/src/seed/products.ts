import { slug } from '@evmandi/contract/slug';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Calendar } from './calendar.ts';
import { AC_CHARGERS } from './parts/ac-chargers.ts';
import { ACCESSORIES } from './parts/accessories.ts';
import { BATTERIES } from './parts/batteries.ts';
import { BODY_AND_LIGHTS } from './parts/body-and-lights.ts';
import { BRAKES } from './parts/brakes.ts';
import { CHARGING_ACCESSORIES } from './parts/charging-accessories.ts';
import { DC_CHARGERS } from './parts/dc-chargers.ts';
import { ELECTRICAL } from './parts/electrical.ts';
import { LUGGAGE_AND_TOOLS } from './parts/luggage-and-tools.ts';
import { POWER_ELECTRONICS } from './parts/power-electronics.ts';
import { POWERTRAIN } from './parts/powertrain.ts';
import { SAMPLES } from './parts/samples.ts';
import { SUSPENSION } from './parts/suspension.ts';
import type { PartSeed, UsedSeed, VehicleSeed } from './types.ts';
import { ADVENTURE_BIKES } from './vehicles/adventure-bikes.ts';
import { ELECTRIC_CARRIERS, HYBRIDS } from './vehicles/carriers.ts';
import { COMMUTERS } from './vehicles/commuters.ts';
import { ELECTRIC_BIKES } from './vehicles/electric-bikes.ts';
import { ELECTRIC_CYCLES } from './vehicles/electric-cycles.ts';
import { ELECTRIC_SCOOTERS } from './vehicles/electric-scooters.ts';
import { HERITAGE_BIKES } from './vehicles/heritage-bikes.ts';
import { SCOOTERS } from './vehicles/scooters.ts';
import { SPORTS_BIKES } from './vehicles/sports-bikes.ts';
import { STREET_BIKES } from './vehicles/street-bikes.ts';
import { USED_BIKES } from './vehicles/used.ts';

/** The samples come first: their ids are 1 to 6. */
export const PARTS: PartSeed[] = [
  ...SAMPLES,
  ...BRAKES,
  ...SUSPENSION,
  ...POWERTRAIN,
  ...BODY_AND_LIGHTS,
  ...ELECTRICAL,
  ...BATTERIES,
  ...AC_CHARGERS,
  ...DC_CHARGERS,
  ...POWER_ELECTRONICS,
  ...CHARGING_ACCESSORIES,
  ...ACCESSORIES,
  ...LUGGAGE_AND_TOOLS,
];

export const VEHICLES: VehicleSeed[] = [
  ...COMMUTERS,
  ...STREET_BIKES,
  ...SPORTS_BIKES,
  ...HERITAGE_BIKES,
  ...ADVENTURE_BIKES,
  ...SCOOTERS,
  ...ELECTRIC_BIKES,
  ...ELECTRIC_SCOOTERS,
  ...ELECTRIC_CYCLES,
  ...ELECTRIC_CARRIERS,
  ...HYBRIDS,
];

export { USED_BIKES };

/** Ruling 10: 10 % on everything until GST rates replace it. */
const TAX_RATE = 1_000;
const PAISE = 100;
const USUAL_STOCK = 40;

/** What a product row refers to, by name or slug. */
export interface References {
  brand(slug: string): { id: string; name: string };
  category(slug: string): { id: string; aisle: string };
  supplier(aisle: string): string;
  model(sku: string): string;
  /** The cheapest variant of a model. */
  variant(sku: string): string;
}

type Row = Insertable<Schema['products']>;
type Seed = Pick<
  PartSeed,
  'brand' | 'category' | 'rating' | 'popularity' | 'stock' | 'restockInDays'
> &
  Pick<PartSeed, 'facts' | 'specs' | 'text' | 'drawing'>;

function common(seed: Seed, { brand, category, supplier }: References, calendar: Calendar) {
  const own = category(seed.category);
  return {
    brand_id: brand(seed.brand).id,
    category_id: own.id,
    supplier_id: supplier(own.aisle),
    tax_rate: TAX_RATE,
    restock_date: seed.restockInDays === undefined ? null : calendar.day(seed.restockInDays),
    popularity: seed.popularity ?? seed.rating[1],
    description: seed.text,
    highlights: JSON.stringify(seed.facts),
    specifications: JSON.stringify(seed.specs.map(([name, value]) => ({ name, value }))),
    picture: JSON.stringify(seed.drawing),
  };
}

export function partRow(seed: PartSeed, references: References, calendar: Calendar): Row {
  return {
    ...common(seed, references, calendar),
    sku: seed.sku,
    name: seed.name,
    price: seed.price * PAISE,
    original_price: seed.was === undefined ? null : seed.was * PAISE,
    unit: seed.unit ?? 'item',
    electric: false,
  };
}

export const vehicleSku = ({ brand, model }: VehicleSeed) =>
  `${brand}-${slug(model)}`.toUpperCase();

const fuelOf = ({ electric, category }: VehicleSeed) =>
  electric ? 'electric' : category.startsWith('hybrid') ? 'hybrid' : 'petrol';

const STYLES = ['super', 'sports', 'off-road', 'cruiser', 'sports-naked', 'commuter'] as const;

const bodyStyleOf = ({ vehicle, groups }: VehicleSeed) =>
  vehicle === 'bike'
    ? (`${STYLES.find((style) => groups.includes(`${style}-bikes`)) ?? 'commuter'}-bikes` as const)
    : null;

/** Pieces there at the first start. */
export const openingStock = ({ restockInDays, stock }: Seed) =>
  restockInDays === undefined ? (stock ?? USUAL_STOCK) : 0;

export function vehicleRow(seed: VehicleSeed, references: References, calendar: Calendar): Row {
  const sku = vehicleSku(seed);
  return {
    ...common(seed, references, calendar),
    sku,
    name: `${references.brand(seed.brand).name} ${seed.model}`,
    model_id: references.model(sku),
    price: Math.min(...seed.variants.map(([, price]) => price)) * PAISE,
    original_price: null,
    unit: 'item',
    electric: seed.electric,
    vehicle: seed.vehicle,
    fuel: fuelOf(seed),
    variant_id: references.variant(sku),
    colour_name: 'Standard',
    lead: true,
    body_style: bodyStyleOf(seed),
  };
}

export function usedRow(seed: UsedSeed, references: References, calendar: Calendar): Row {
  const original = VEHICLES.find((vehicle) => vehicleSku(vehicle) === seed.model);
  return {
    ...common(seed, references, calendar),
    sku: `USED-${seed.model}-${seed.year}`,
    name: `${seed.name}, ${seed.year}`,
    model_id: references.model(seed.model),
    condition: 'used',
    price: seed.price * PAISE,
    original_price: null,
    unit: 'item',
    electric: original?.electric ?? false,
    vehicle: original?.vehicle ?? 'bike',
    fuel: original ? fuelOf(original) : 'petrol',
    body_style: original ? bodyStyleOf(original) : null,
    year: seed.year,
    kilometres: Number(seed.facts[0]?.replace(/\D/g, '')),
    city: seed.facts[2] ?? '',
  };
}
