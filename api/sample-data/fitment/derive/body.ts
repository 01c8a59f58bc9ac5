import type { PartSeed } from '../../types.ts';
import { type Equipped, type Fitted, type Group, gather, type Need } from '../gather.ts';
import { looks } from '../looks.ts';
import { byTyre } from '../measures.ts';
import { type Fittings, familyKey } from '../technical.ts';
import { code, numberOf, priceFor, sellerOf, vehiclesOf } from '../words.ts';

/*
 * The makers' spare parts catalogues list a fender for the frame of a family, and another one where the tyre below it
 * is another. The width that it clears is the first number of a tyre's size, in mm (IS 15627, ETRTO); sizes in inches
 * have none that is said so exactly.
 */

/** Families whose fenders are sold by themselves: what falls in the lane, or carries the number plate. */
const FAMILIES = [
  'ather-450',
  'bajaj-100',
  'bajaj-pulsar-150',
  'hero-100',
  'honda-100',
  'honda-110-scooter',
  'honda-125-scooter',
  'ola-s1',
  'royal-enfield-350',
  'tvs-125-scooter',
  'tvs-rtr-160',
  'yamaha-149',
];

const ENDS = ['front', 'rear'] as const;

const needs = ({ technical }: Equipped, { tyres }: Fittings): Need[] => {
  const family = familyKey(technical);
  if (!FAMILIES.includes(family)) return [];
  return ENDS.map((position, end) => ({ key: `${family} ${position} ${tyres[end]}`, position }));
};

const FINISHES = { colour: 'Painted', black: 'Black, grained', chrome: 'Chrome-plated' };

const frontLook = looks('fender', { finish: ['colour', 'black', 'chrome'], rib: [true, false] });
const scooterLook = looks('fender', { finish: ['colour', 'black'], flap: [false, true] });
const rearLook = looks('fender', { finish: ['black', 'colour', 'chrome'], rib: [false, true] });

/** Length and height in diameters of the tyre. */
const SIZES = {
  front: [1.03, 0.53],
  scooter: [0.98, 0.64],
  rear: [0.92, 0.62],
} satisfies Record<string, [number, number]>;

function drawingOf(position: string, isScooter: boolean) {
  if (position === 'rear') return rearLook({ shape: 'rear' });
  return isScooter ? scooterLook({ shape: 'scooter' }) : frontLook({ shape: 'front' });
}

function fender({ key, models, fits }: Group): Fitted {
  const [family = '', position = '', ...rest] = key.split(' ');
  const tyre = rest.join(' ');
  const isScooter = models.every(({ seed }) => seed.vehicle === 'scooter');
  const drawing = drawingOf(position, isScooter);
  const finish = FINISHES[drawing.options.finish as keyof typeof FINISHES];
  const isPlastic = isScooter || drawing.options.finish === 'black';
  const material = isPlastic ? 'Polypropylene' : 'Pressed steel';
  const vehicles = vehiclesOf(models);
  const wheel = position === 'front' ? 'Front' : 'Rear';
  const seed: PartSeed = {
    sku: code(`FD ${family} ${wheel.charAt(0)} ${tyre}`),
    name: `${wheel} Fender ${tyre}, ${vehicles}`,
    brand: sellerOf(models, 'bosch'),
    category: 'body-parts',
    price: priceFor(models, position === 'front' ? 520 : 640),
    unit: 'piece',
    stock: 8 + numberOf(key, 60),
    rating: [0, 0],
    popularity: models.length,
    size: byTyre(tyre, SIZES[position === 'rear' ? 'rear' : isScooter ? 'scooter' : 'front']),
    facts: [wheel, material, `Tyre ${tyre}`],
    specs: [
      ['Position', wheel],
      ['Clears tyre', tyre],
      ['Material', material],
      ['Finish', finish],
      [
        'Pack contents',
        position === 'front' ? '1 fender, 4 bolts' : '1 fender, plate holder, bolts',
      ],
    ],
    text: `Mudguard over the ${position} wheel of ${vehicles}, shaped for a tyre in ${tyre}. Turn the wheel once by hand before the bolts are tight: nothing may touch.`,
    drawing,
  };
  return { seed, system: 'body', fits };
}

export const bodyParts = (): Fitted[] => gather(needs).map(fender);
