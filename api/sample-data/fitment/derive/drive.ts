import type { PartSeed } from '../../types.ts';
import { type Equipped, type Fitted, type Group, gather, type Need } from '../gather.ts';
import { looks } from '../looks.ts';
import { about, loopOf } from '../measures.ts';
import { familyKey } from '../technical.ts';
import { code, numberOf, priceFor, sellerOf, vehiclesOf } from '../words.ts';

/*
 * Pitch and width of chains as ISO 10190 (motorcycles) and ISO 9633 (cycles) have them; a chain is sold longer than
 * any of these needs and shortened to the links of the old one. Belts belong to a family of models.
 */

const CHAINS: Record<string, { name: string; pitch: string; width: string; price: number }> = {
  'chain 428': {
    name: 'Drive Chain 428, 130 links',
    pitch: '12.70 mm',
    width: '7.75 mm',
    price: 749,
  },
  'chain 428 O-ring': {
    name: 'Drive Chain 428, O-ring, 136 links',
    pitch: '12.70 mm',
    width: '7.75 mm',
    price: 1_690,
  },
  'chain 520 O-ring': {
    name: 'Drive Chain 520, O-ring, 120 links',
    pitch: '15.875 mm',
    width: '6.25 mm',
    price: 2_890,
  },
  'chain 525 O-ring': {
    name: 'Drive Chain 525, O-ring, 124 links',
    pitch: '15.875 mm',
    width: '7.75 mm',
    price: 5_490,
  },
  'chain 530 O-ring': {
    name: 'Drive Chain 530, O-ring, 124 links',
    pitch: '15.875 mm',
    width: '9.40 mm',
    price: 6_290,
  },
  'cycle chain': {
    name: 'Cycle Chain 1/2 x 3/32 inch, 116 links',
    pitch: '12.70 mm',
    width: '2.38 mm',
    price: 449,
  },
};

const chainLook = looks('driveBelt', { form: ['long', 'close', 'wide'], tilted: [false, true] });
const beltLook = looks('driveBelt', {
  form: ['wide', 'long', 'close'],
  printed: [true, false],
  rings: [false, true],
  tilted: [false, true],
});

function needs({ technical }: Equipped): Need[] {
  const { drive } = technical;
  if (drive in CHAINS)
    return [{ key: drive, note: 'Shorten it to the number of links of the old chain' }];
  if (drive === 'belt' || drive === 'cvt') return [{ key: `${drive} ${familyKey(technical)}` }];
  return [];
}

const usual = {
  unit: 'piece',
  rating: [0, 0],
} satisfies Partial<PartSeed>;

function chain({ key, models, fits }: Group): Fitted {
  const found = CHAINS[key];
  if (!found) throw new Error(`No chain: ${key}`);
  const { name, pitch, width, price } = found;
  const rings = key.endsWith('O-ring');
  const seed: PartSeed = {
    ...usual,
    sku: code(`DC ${key.replace('chain', '').replace('O-ring', 'O')} L`),
    name,
    brand: key === 'cycle chain' ? 'hero-lectro' : 'bosch',
    category: 'engine-parts',
    price,
    stock: 60 + numberOf(key, 120),
    popularity: models.length,
    size: loopOf(Number(/(\d+) links/.exec(name)?.[1]), Number.parseFloat(pitch)),
    facts: [`${pitch} pitch`, rings ? 'O-ring' : 'Plain', 'With joining link'],
    specs: [
      ['Chain', key.replace('chain ', '')],
      ['Pitch', pitch],
      ['Inner width', width],
      ['Seal', rings ? 'O-rings' : 'None'],
    ],
    text: `Chain by the length for ${vehiclesOf(models)}: count the links of the old one, shorten this to it and close it with the joining link.`,
    drawing: chainLook({ type: 'chain', rings }),
  };
  return { seed, system: 'service', fits };
}

function belt({ key, models, fits }: Group): Fitted {
  const [drive, family = ''] = key.split(' ');
  const vehicles = vehiclesOf(models);
  const toothed = drive === 'belt';
  const seed: PartSeed = {
    ...usual,
    sku: code(`DB ${family}`),
    name: `${toothed ? 'Drive Belt' : 'Variator Belt'}, ${vehicles}`,
    brand: sellerOf(models, 'bosch'),
    category: 'engine-parts',
    price: priceFor(models, toothed ? 1_890 : 690),
    stock: 14 + numberOf(key, 70),
    popularity: models.length,
    size: about(key, [560, 260]),
    facts: [
      toothed ? 'Toothed' : 'V-belt, cogged',
      toothed ? 'Carbon cord' : 'Aramid cord',
      'Final drive',
    ],
    specs: [
      ['Type', toothed ? 'Toothed belt' : 'Cogged V-belt for a variator'],
      ['Fits', vehicles],
      ['Pack contents', '1 belt'],
    ],
    text: toothed
      ? `The belt from motor to rear wheel of ${vehicles}. Set its tension with the wheel cold, and never lever it over the pulley.`
      : `The belt between the two cones of ${vehicles}. Change it together with rollers that have worn flat.`,
    drawing: beltLook({ type: toothed ? 'toothed' : 'vbelt' }),
  };
  return { seed, system: 'service', fits };
}

export const drive = (): Fitted[] =>
  gather(needs).map((group) => (group.key in CHAINS ? chain(group) : belt(group)));
