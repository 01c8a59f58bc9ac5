import type { PartSeed } from '../../types.ts';
import { type Equipped, type Fitted, type Group, gather, type Need } from '../gather.ts';
import { looks } from '../looks.ts';
import { about } from '../measures.ts';
import { type Brake, type Fittings, familyKey } from '../technical.ts';
import { code, makeOf, numberOf, priceFor, sellerOf, vehiclesOf } from '../words.ts';

/*
 * Pads belong to a caliper, which a family of models shares, and to the diameter of its disc. Shoes belong to the
 * drum, whose diameter its makers keep the same over their models. Lining classes as SAE J661, IS 2742 (Part 4).
 */

const AXLES = ['front', 'rear'] as const;

/** Drums of one axle: a three-wheeler has two at the back, a car two on each. */
const wheels = ({ seed }: Equipped, axle: 'front' | 'rear') =>
  seed.vehicle === 'four-wheeler' || (seed.vehicle === 'three-wheeler' && axle === 'rear') ? 2 : 1;

const brakeOf = ({ brakes }: Fittings, axle: 'front' | 'rear'): Brake =>
  brakes[axle === 'front' ? 0 : 1];

const padNeeds =
  (axle: 'front' | 'rear') =>
  ({ technical }: Equipped, fittings: Fittings): Need[] => {
    const { kind, diameter, count } = brakeOf(fittings, axle);
    if (kind === 'drum') return [];
    const key = `${familyKey(technical)} ${axle} ${diameter ?? 'axle'}`;
    return [{ key, position: axle, quantity: count }];
  };

const shoeNeeds = (equipped: Equipped, fittings: Fittings): Need[] =>
  AXLES.flatMap((axle) => {
    const { kind, diameter } = brakeOf(fittings, axle);
    if (kind === 'disc') return [];
    const { brand, family } = equipped.technical;
    const key = diameter ? `${brand} ${diameter}` : `${brand} ${family} axle`;
    const quantity = diameter ? wheels(equipped, axle) : 1;
    return [{ key, position: axle, quantity }];
  });

const COMPOUNDS = ['Organic', 'Semi-metallic', 'Sintered'];
const padLook = looks('brakePad', {
  shape: ['round', 'wide'],
  slot: ['line', 'cross', 'none'],
  plate: ['steel', 'black'],
  grain: [true, false],
});
const shoeLook = looks('brakePad', { plate: ['steel', 'black'], grain: [true, false] });

/** Larger discs have larger pads; of an axle without a diameter (cars) the largest. */
function padSize(disc: number): [number, number] {
  const wide = Number.isNaN(disc) ? 116 : 44 + disc / 6;
  return [wide, wide * 0.54];
}

function pads({ key, models, fits }: Group): Fitted {
  const [family = '', axle = '', diameter = ''] = key.split(' ');
  const vehicles = vehiclesOf(models);
  const disc = diameter === 'axle' ? 'Axle set' : `${diameter} mm disc`;
  const isCycle = models.every(({ seed }) => seed.vehicle === 'cycle');
  const compound = isCycle
    ? 'Organic'
    : (COMPOUNDS[numberOf(key, 2) + (priceFor(models, 100) > 150 ? 1 : 0)] ?? 'Organic');
  const contents = diameter === 'axle' ? '4 pads, both wheels' : '2 pads';
  const seed: PartSeed = {
    sku: code(
      `BP ${family} ${diameter === 'axle' ? '' : diameter} ${axle === 'front' ? 'F' : 'R'}`,
    ),
    name: `Brake Pad Set, ${axle}, ${vehicles}`,
    brand: sellerOf(models, 'bosch'),
    category: 'brake-system',
    price: priceFor(models, (axle === 'front' ? 420 : 360) * (isCycle ? 0.9 : 1)),
    unit: 'set',
    stock: 24 + numberOf(key, 160),
    rating: [0, 0],
    popularity: models.length,
    size: about(key, isCycle ? [28, 26] : padSize(Number(diameter)), 0.06),
    facts: [compound, disc, contents],
    specs: [
      ['Compound', compound],
      ['Position', axle === 'front' ? 'Front' : 'Rear'],
      ...(diameter === 'axle' ? [] : [['Disc diameter', `${diameter} mm`] as [string, string]]),
      ['Pack contents', contents],
    ],
    text: `Pads for the ${axle} caliper of ${vehicles}${diameter === 'axle' ? ', both wheels of the axle' : `, which works on a disc of ${diameter} mm`}. Bed them in over the first fifty kilometres.`,
    drawing: padLook(),
  };
  return { seed, system: 'brakes', fits };
}

function shoes({ key, models, fits }: Group): Fitted {
  const [brand = '', ...rest] = key.split(' ');
  const diameter = /^\d+$/.exec(rest.at(-1) ?? '')?.[0];
  const vehicles = vehiclesOf(models);
  const drum = diameter ? `${diameter} mm drum` : 'Rear axle';
  const contents = diameter ? '2 shoes, 2 springs' : '4 shoes, both wheels';
  const seed: PartSeed = {
    sku: code(`BS ${brand} ${rest.join(' ')}`),
    name: diameter
      ? `Brake Shoe Set ${diameter} mm, ${makeOf(brand)}`
      : `Brake Shoe Set, rear axle, ${vehicles}`,
    brand: sellerOf(models, 'bosch'),
    category: 'brake-system',
    price: priceFor(models, 330),
    unit: 'set',
    stock: 40 + numberOf(key, 180),
    rating: [0, 0],
    popularity: models.length,
    size: diameter ? [Number(diameter), Number(diameter)] : [200, 200],
    facts: ['Organic', drum, contents],
    specs: [
      ['Compound', 'Organic, asbestos free'],
      ...(diameter ? [['Drum diameter', `${diameter} mm`] as [string, string]] : []),
      ['Pack contents', contents],
    ],
    text: `Bonded shoes${diameter ? ` for the ${diameter} mm drums` : ' for the rear drums'} of ${vehicles}, with return springs. Clean the drum before they go in.`,
    drawing: shoeLook({ shape: 'shoe', slot: 'none' }),
  };
  return { seed, system: 'brakes', fits };
}

export const brakeParts = (): Fitted[] => [
  ...AXLES.flatMap((axle) => gather(padNeeds(axle)).map(pads)),
  ...gather(shoeNeeds).map(shoes),
];
