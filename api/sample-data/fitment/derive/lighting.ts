import type { PartSeed } from '../../types.ts';
import { type Equipped, type Fitted, type Group, gather, type Need } from '../gather.ts';
import { looks } from '../looks.ts';
import { about } from '../measures.ts';
import { type Fittings, familyKey } from '../technical.ts';
import { code, numberOf, priceFor, sellerOf, vehiclesOf } from '../words.ts';

/*
 * Categories, bases and powers of filament bulbs as UN Regulation 37 and IS 1606 list them. A headlamp of LED is a
 * sealed unit (AIS-012) and belongs to a family of models. What has a filament in front has them at the back too.
 */

interface Bulb {
  name: string;
  power: string;
  base: string;
  price: number;
  /** Widest and whole length, mm. */
  size: [number, number];
  drawing: PartSeed['drawing'];
}

const BULBS: Record<string, Bulb> = {
  HS1: {
    name: 'Headlamp Bulb HS1, 12 V 35/35 W',
    power: '35/35 W',
    base: 'PX43t',
    price: 119,
    size: [43, 82],
    drawing: { kind: 'bulb', options: {} },
  },
  H4: {
    name: 'Headlamp Bulb H4, 12 V 60/55 W',
    power: '60/55 W',
    base: 'P43t',
    price: 169,
    size: [43, 92],
    drawing: { kind: 'bulb', options: { accent: '#1d4ed8' } },
  },
  H7: {
    name: 'Headlamp Bulb H7, 12 V 55 W',
    power: '55 W',
    base: 'PX26d',
    price: 249,
    size: [26, 58],
    drawing: { kind: 'bulb', options: { filaments: 1, accent: '#c2410c' } },
  },
  'P21/5W': {
    name: 'Tail and Stop Bulb P21/5W, 12 V',
    power: '21/5 W',
    base: 'BAY15d',
    price: 29,
    size: [26, 52],
    drawing: { kind: 'bulb', options: { base: 'bayonet', glass: 'round', cap: false } },
  },
  RY10W: {
    name: 'Indicator Bulb RY10W, amber, 12 V',
    power: '10 W',
    base: 'BAU15s',
    price: 35,
    size: [19, 37],
    drawing: {
      kind: 'bulb',
      options: { base: 'bayonet', glass: 'round', tint: 'amber', filaments: 1, cap: false },
    },
  },
  W5W: {
    name: 'Pilot and Plate Bulb W5W, 12 V',
    power: '5 W',
    base: 'W2.1x9.5d',
    price: 25,
    size: [10, 27],
    drawing: { kind: 'bulb', options: { base: 'wedge', filaments: 1, cap: false } },
  },
};

function bulbNeeds({ seed }: Equipped, { headlamp }: Fittings): Need[] {
  if (headlamp === 'LED') return [];
  const lamps = seed.vehicle === 'bike' || seed.vehicle === 'scooter' ? 1 : 2;
  const both = seed.vehicle === 'three-wheeler' || seed.vehicle === 'four-wheeler' ? 2 : 1;
  return [
    { key: headlamp, position: 'front', quantity: lamps },
    { key: 'P21/5W', position: 'rear', quantity: both },
    { key: 'RY10W', position: 'front and rear', quantity: 4 },
    { key: 'W5W', quantity: 2 },
  ];
}

function bulb({ key, models, fits }: Group): Fitted {
  const found = BULBS[key];
  if (!found) throw new Error(`No bulb: ${key}`);
  const seed: PartSeed = {
    sku: code(`BU ${key} 12`),
    name: found.name,
    brand: 'philips',
    category: 'lights',
    price: found.price,
    unit: 'piece',
    stock: 240 + numberOf(key, 300),
    rating: [0, 0],
    popularity: 12,
    size: found.size,
    facts: [key, '12 V', found.power],
    specs: [
      ['Category', key],
      ['Voltage', '12 V'],
      ['Power', found.power],
      ['Base', found.base],
    ],
    text: `Filament bulb of category ${key} with the base ${found.base}, as ${vehiclesOf(models)} take it. Hold it by the base: fingerprints burn into the glass.`,
    drawing: found.drawing,
  };
  return { seed, system: 'lighting', fits };
}

const unitLook = looks('headlight', {
  optic: ['led', 'projector'],
  ring: ['metal', 'black'],
  drl: [true, false],
  shell: ['black', 'colour'],
});

const unitNeeds = ({ technical, seed }: Equipped, { headlamp }: Fittings): Need[] =>
  headlamp === 'LED'
    ? [
        {
          key: familyKey(technical),
          position: 'front',
          quantity: seed.vehicle === 'four-wheeler' ? 2 : 1,
        },
      ]
    : [];

function unit({ key, models, fits }: Group): Fitted {
  const vehicles = vehiclesOf(models);
  const isCycle = models.every(({ seed }) => seed.vehicle === 'cycle');
  const voltage = isCycle ? '36 V' : '12 V';
  const seed: PartSeed = {
    sku: code(`HL ${key}`),
    name: `LED Headlamp Unit, ${vehicles}`,
    brand: sellerOf(models, 'philips'),
    category: 'lights',
    price: priceFor(models, isCycle ? 990 : 2_450),
    unit: 'piece',
    stock: 6 + numberOf(key, 40),
    rating: [0, 0],
    popularity: models.length,
    size: about(key, isCycle ? [68, 62] : [190, 168], 0.18),
    facts: ['LED, sealed', voltage, 'With bracket'],
    specs: [
      ['Light source', 'LED, sealed unit'],
      ['Voltage', `${voltage} DC`],
      ['Position', 'Front'],
      ['Approval', isCycle ? 'ISO 6742-1' : 'AIS-012'],
    ],
    text: `The whole headlamp of ${vehicles}: diodes, lens and housing in one, since a sealed unit has no bulb to change. Set the beam after fitting.`,
    drawing: unitLook(),
  };
  return { seed, system: 'lighting', fits };
}

export const lighting = (): Fitted[] => [
  ...gather(bulbNeeds).map(bulb),
  ...gather(unitNeeds).map(unit),
];
