import type { BodyStyle, Fuel } from '@evmandi/contract/domain/filter-values';
import { slug } from '@evmandi/contract/domain/slug';
import type { Vehicle } from '../../src/database/tables/catalog.ts';
import type { Figures, ModelSeed } from '../types.ts';
import type { Edition } from './look.ts';

interface Base extends Pick<ModelSeed, 'brand' | 'model' | 'size' | 'rating' | 'text'> {
  /** Names of spotlight chips without "Bikes", as `Popular | Touring`. */
  chips?: string;
  popularity?: number;
  /** Days from the first sale to the first start; negative for what is announced. */
  launched?: number;
  editions: Edition[];
}

interface Burning extends Base {
  /** Engine, displacement, power, tank and weight, as `Air-cooled single | 97.2 cc | ...`. */
  engine: string;
}

interface Driven extends Base {
  /** Motor, power, battery, range and weight. */
  motor: string;
}

const USUALLY_LAUNCHED = 900;
const YEAR = 365;

/** Chips by displacement: the classes in which such bikes are sold. */
const CLASSES: [chip: string, from: number, to: number][] = [
  ['100 cc', 94, 113],
  ['125 cc', 118, 130],
  ['150 cc', 146, 165],
  ['200 cc', 175, 235],
  ['350 cc', 340, 359],
];

function classOf(displacement: string): string[] {
  const cc = Number.parseFloat(displacement.replace(',', ''));
  return CLASSES.filter(([, from, to]) => cc >= from && cc <= to).map(([chip]) => chip);
}

const ageChip = (launched: number) =>
  launched < 0 ? ['Upcoming'] : launched <= YEAR ? ['Latest'] : [];

const parts = (line: string): string[] => line.split(' | ');

function facts(line: string, names: string[]): [name: string, value: string][] {
  const values = parts(line);
  if (values.length !== names.length) throw new Error(`The sample data misses a figure: ${line}`);
  return names.map((name, index) => [name, values[index] ?? '']);
}

type Power = Pick<Burning, 'engine'> | Pick<Driven, 'motor'>;

/** The facts of a card and the table of specifications that a line of figures gives. */
function figures(base: Power): Figures {
  if ('engine' in base) {
    const specs = facts(base.engine, [
      'Engine Type',
      'Displacement',
      'Engine Power',
      'Fuel Tank',
      'Weight',
    ]);
    const [, displacement, power, , weight] = parts(base.engine) as [string, ...string[]];
    return {
      specs,
      facts: [displacement ?? '', power ?? '', weight ?? ''],
    };
  }
  const [type, power, battery, range, weight] = facts(base.motor, [
    'Engine Type',
    'Engine Power',
    'Battery',
    'Range',
    'Weight',
  ]).map(([, value]) => value) as [string, string, string, string, string];
  return {
    specs: [
      ['Engine Type', type],
      ['Engine Power', power],
      ['Battery', battery],
      ['Range', `${range}, certified`],
      ['Weight', weight],
    ],
    facts: [`${range} range`, battery, power],
  };
}

const PETROL_WARRANTY = '5 years or 70,000 km';

/** By what a vehicle is and runs on, as its makers usually give it. */
function warranty({
  vehicle,
  fuel,
}: Pick<Kind, 'vehicle' | 'fuel'>): [name: string, value: string] {
  if (fuel !== 'electric') {
    return ['Warranty', vehicle === 'four-wheeler' ? '3 years or 1,00,000 km' : PETROL_WARRANTY];
  }
  const electric = {
    bike: '3 years, battery 8 years',
    scooter: '3 years, battery 8 years',
    cycle: 'Frame 5 years, battery 2 years',
    'three-wheeler': '3 years, battery 5 years',
    'four-wheeler': '3 years or 1,25,000 km, battery 8 years',
  };
  return ['Warranty', electric[vehicle]];
}

interface Kind {
  vehicle: Vehicle;
  fuel: Fuel;
  category: string;
  bodyStyle?: BodyStyle;
  /** Slugs of spotlights besides those of the chips. */
  groups?: string[];
}

function model(kind: Kind, base: Burning | Driven): ModelSeed {
  const { brand, model: name, size, rating, text, editions, popularity } = base;
  const launched = base.launched ?? USUALLY_LAUNCHED;
  const chips =
    kind.vehicle === 'bike'
      ? [
          ...(base.chips ? parts(base.chips) : []),
          ...ageChip(launched),
          ...('engine' in base ? classOf(parts(base.engine)[1] ?? '') : []),
        ].map((chip) => slug(`${chip} bikes`))
      : [];
  const withWarranty = (power: Power): Figures => {
    const { facts, specs } = figures(power);
    return { facts, specs: [...specs, warranty(kind)] };
  };
  return {
    ...withWarranty(base),
    ...kind,
    ...{ brand, model: name, size, rating, text, launched },
    editions: editions.map((edition) =>
      edition.motor ? { ...edition, ...withWarranty({ motor: edition.motor }) } : edition,
    ),
    ...(popularity !== undefined && { popularity }),
    groups: [...(kind.groups ?? []), ...(kind.bodyStyle ? [kind.bodyStyle] : []), ...chips],
  };
}

export type Style = 'sports' | 'cruiser' | 'commuter' | 'sports-naked' | 'off-road' | 'super';
const styled = (style: Style) => ({ vehicle: 'bike', bodyStyle: `${style}-bikes` }) as const;

export const petrolBike = (style: Style, base: Burning): ModelSeed =>
  model({ ...styled(style), fuel: 'petrol', category: 'motorcycles' }, base);

export const cngBike = (style: Style, base: Burning): ModelSeed =>
  model({ ...styled(style), fuel: 'cng', category: 'motorcycles' }, base);

export const electricBike = (style: Style, base: Driven): ModelSeed =>
  model({ ...styled(style), fuel: 'electric', category: 'electric-bikes' }, base);

export const hybridBike = (style: Style, base: Burning): ModelSeed =>
  model({ ...styled(style), fuel: 'hybrid', category: 'hybrid-two-wheeler' }, base);

export const petrolScooter = (base: Burning): ModelSeed =>
  model(
    { vehicle: 'scooter', fuel: 'petrol', category: 'scooters', groups: ['popular-scooters'] },
    base,
  );

export const hybridScooter = (base: Burning): ModelSeed =>
  model(
    {
      vehicle: 'scooter',
      fuel: 'hybrid',
      category: 'hybrid-two-wheeler',
      groups: ['popular-scooters'],
    },
    base,
  );

export const electricScooter = (base: Driven): ModelSeed =>
  model({ vehicle: 'scooter', fuel: 'electric', category: 'electric-scooters' }, base);

export const electricCycle = (base: Driven): ModelSeed =>
  model({ vehicle: 'cycle', fuel: 'electric', category: 'electric-cycles' }, base);

type Wheels = 'three' | 'four';

export const electricCarrier = (wheels: Wheels, base: Driven): ModelSeed =>
  model(
    {
      vehicle: `${wheels}-wheeler`,
      fuel: 'electric',
      category: `electric-${wheels}-wheelers`,
    },
    base,
  );

export const hybridCarrier = (wheels: Wheels, base: Burning): ModelSeed =>
  model(
    { vehicle: `${wheels}-wheeler`, fuel: 'hybrid', category: `hybrid-${wheels}-wheeler` },
    base,
  );
