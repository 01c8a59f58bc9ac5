import type { PartSeed } from '../../types.ts';
import { type Equipped, type Fitted, type Group, gather, type Need } from '../gather.ts';
import { looks } from '../looks.ts';
import { about } from '../measures.ts';
import { familyKey } from '../technical.ts';
import { code, numberOf, priceFor, sellerOf, vehiclesOf } from '../words.ts';

/*
 * An air filter belongs to the airbox of a family of models. Families that changed from carburettor to fuel
 * injection with Bharat Stage VI (G.S.R. 889(E) of 2016, from 1 April 2020) have another one since. Small engines
 * clean their oil by a strainer; from the class of 150 cc on there is a cartridge or a can.
 */

const INJECTED_SINCE_2020 = [
  'hero-100',
  'hero-xpulse',
  'honda-125',
  'honda-sp-125',
  'honda-unicorn',
  'honda-110-scooter',
  'honda-125-scooter',
  'bajaj-100',
  'bajaj-pulsar-150',
  'bajaj-pulsar-220',
  'bajaj-avenger-220',
  'bajaj-avenger-160',
  'tvs-110',
  'tvs-xl',
  'tvs-rtr-160',
  'suzuki-124-scooter',
];

const burns = ({ seed }: Equipped) => seed.fuel !== 'electric';

/** Cubic centimetres, as the table of specifications has them. */
const displacement = ({ seed }: Equipped) =>
  Number.parseFloat((seed.specs[1]?.[1] ?? '0').replace(',', ''));

const airNeeds = (equipped: Equipped): Need[] => {
  if (!burns(equipped)) return [];
  const key = familyKey(equipped.technical);
  return [
    INJECTED_SINCE_2020.includes(key)
      ? { key, yearFrom: 2020, note: 'With fuel injection (BS VI)' }
      : { key },
  ];
};

/** What is sold as 150 has 149 cc or more. */
const CLASS_OF_150 = 149;

const oilNeeds = (equipped: Equipped): Need[] =>
  burns(equipped) && displacement(equipped) >= CLASS_OF_150
    ? [{ key: familyKey(equipped.technical) }]
    : [];

const airLook = looks('filter', {
  shape: ['panel', 'round'],
  media: ['paper', 'foam', 'cotton'],
  pleats: [22, 16, 30],
  raised: [false, true],
});
const oilLook = looks('filter', {
  shape: ['can', 'cartridge'],
  pleats: [22, 16],
  raised: [false, true],
});

const MEDIA = ['Paper', 'Oiled foam', 'Cotton gauze'];
const ORDER = ['paper', 'foam', 'cotton'];

function air({ key, models, fits }: Group): Fitted {
  const vehicles = vehiclesOf(models);
  const drawing = airLook();
  const media = MEDIA[ORDER.indexOf(String(drawing.options.media))] ?? 'Paper';
  const seed: PartSeed = {
    sku: code(`AF ${key}`),
    name: `Air Filter, ${vehicles}`,
    brand: sellerOf(models, 'bosch'),
    category: 'engine-parts',
    price: priceFor(models, 240),
    unit: 'piece',
    stock: 30 + numberOf(key, 160),
    rating: [0, 0],
    popularity: models.length,
    size: about(key, [180, 130], 0.2),
    facts: [media, drawing.options.shape === 'round' ? 'Round' : 'Panel', 'With seal'],
    specs: [
      ['Medium', media],
      ['Fits', vehicles],
      ['Pack contents', '1 element'],
    ],
    text: `The element in the airbox of ${vehicles}. On dusty roads look at it at every oil change: a clogged one costs fuel first and power then.`,
    drawing,
  };
  return { seed, system: 'service', fits };
}

function oil({ key, models, fits }: Group): Fitted {
  const vehicles = vehiclesOf(models);
  const drawing = oilLook();
  const isCan = drawing.options.shape === 'can';
  const seed: PartSeed = {
    sku: code(`OF ${key}`),
    name: `Oil Filter, ${vehicles}`,
    brand: sellerOf(models, 'bosch'),
    category: 'engine-parts',
    price: priceFor(models, 150),
    unit: 'piece',
    stock: 40 + numberOf(key, 200),
    rating: [0, 0],
    popularity: models.length,
    size: about(key, isCan ? [68, 76] : [46, 52], 0.08),
    facts: [isCan ? 'Screwed on' : 'Cartridge', 'Paper', 'With O-ring'],
    specs: [
      ['Form', isCan ? 'Can, screwed on' : 'Cartridge'],
      ['Fits', vehicles],
      ['Pack contents', isCan ? '1 filter' : '1 cartridge, 1 O-ring'],
    ],
    text: `Oil filter of ${vehicles}; goes in with every oil change. Wet the O-ring with fresh oil before it is closed.`,
    drawing,
  };
  return { seed, system: 'service', fits };
}

export const filters = (): Fitted[] => [...gather(airNeeds).map(air), ...gather(oilNeeds).map(oil)];
