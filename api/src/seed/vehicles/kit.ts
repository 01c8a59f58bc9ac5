import { slug } from '@evmandi/contract/slug';
import type { VehicleSeed } from '../types.ts';

type Base = Pick<VehicleSeed, 'brand' | 'model' | 'variants' | 'rating' | 'text' | 'drawing'> &
  Partial<Pick<VehicleSeed, 'popularity' | 'stock' | 'restockInDays'>> & {
    /** Names of spotlight chips without "Bikes": `100 cc`. */
    chips?: string[];
  };

/** Engine, displacement, power, tank, weight. */
type Engine = [type: string, displacement: string, power: string, tank: string, weight: string];
/** Motor, power, battery, range, weight. */
type Motor = [type: string, power: string, battery: string, range: string, weight: string];

const chipSlugs = (chips: string[] = []) => chips.map((chip) => slug(`${chip} bikes`));

const burning = ([type, displacement, power, tank, weight]: Engine) => ({
  electric: false,
  facts: [displacement, power, weight],
  specs: [
    ['Engine Type', type],
    ['Displacement', displacement],
    ['Engine Power', power],
    ['Fuel Tank', tank],
    ['Weight', weight],
    ['Warranty', '5 years or 70,000 km'],
  ] as [string, string][],
});

const driven = ([type, power, battery, range, weight]: Motor) => ({
  electric: true,
  facts: [`${range} range`, battery, power],
  specs: [
    ['Engine Type', type],
    ['Engine Power', power],
    ['Battery', battery],
    ['Range', `${range}, certified`],
    ['Weight', weight],
    ['Warranty', '3 years, battery 8 years'],
  ] as [string, string][],
});

export const petrolBike = ({ chips, ...base }: Base, engine: Engine): VehicleSeed => ({
  ...base,
  ...burning(engine),
  vehicle: 'bike',
  category: 'motorcycles',
  groups: chipSlugs(chips),
});

export const electricBike = ({ chips, ...base }: Base, motor: Motor): VehicleSeed => ({
  ...base,
  ...driven(motor),
  vehicle: 'bike',
  category: 'electric-bikes',
  groups: chipSlugs(chips),
});

export const petrolScooter = ({ chips: _, ...base }: Base, engine: Engine): VehicleSeed => ({
  ...base,
  ...burning(engine),
  vehicle: 'scooter',
  category: 'scooters',
  groups: ['popular-scooters'],
});

export const electricScooter = ({ chips: _, ...base }: Base, motor: Motor): VehicleSeed => ({
  ...base,
  ...driven(motor),
  vehicle: 'scooter',
  category: 'electric-scooters',
  groups: [],
});

type Kind = Pick<VehicleSeed, 'vehicle' | 'category'>;

export const otherElectric = (kind: Kind, { chips, ...base }: Base, motor: Motor): VehicleSeed => ({
  ...base,
  ...driven(motor),
  ...kind,
  groups: chipSlugs(chips),
});

/** Hybrids are not electric: they have no badge and need no charger. */
export const hybrid = (kind: Kind, { chips, ...base }: Base, engine: Engine): VehicleSeed => ({
  ...base,
  ...burning(engine),
  ...kind,
  groups: kind.vehicle === 'scooter' ? ['popular-scooters'] : chipSlugs(chips),
});
