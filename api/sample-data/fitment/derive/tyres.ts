import type { PartSeed } from '../../types.ts';
import { type Equipped, type Fitted, type Group, gather, type Need } from '../gather.ts';
import { looks } from '../looks.ts';
import { byTyre, tyreMeasures } from '../measures.ts';
import type { Fittings } from '../technical.ts';
import { code, numberOf, priceFor, vehiclesOf } from '../words.ts';

/*
 * Sizes as the makers' specification sheets give them, written as in IS 15627 (two- and three-wheelers), IS 15633
 * (cars), IS 15636 (goods vehicles), ISO 5775-1 (cycles) and the ETRTO Standards Manual. Diagonal tyres have "-",
 * radial ones "R".
 */

function needs({ seed }: Equipped, { tyres: [front, rear] }: Fittings): Need[] {
  const double = seed.vehicle === 'four-wheeler';
  const rearWheels = double || seed.vehicle === 'three-wheeler' ? 2 : 1;
  return [
    { key: front, position: 'front', quantity: double ? 2 : 1 },
    { key: rear, position: 'rear', quantity: rearWheels },
  ];
}

type Class = 'Motorcycle' | 'Scooter' | 'Three-wheeler' | 'Car' | 'Cycle';

function classOf(models: Equipped[]): Class {
  const [first] = models;
  switch (first?.seed.vehicle) {
    case 'four-wheeler':
      return 'Car';
    case 'three-wheeler':
      return 'Three-wheeler';
    case 'cycle':
      return 'Cycle';
    case 'scooter':
      return 'Scooter';
    default:
      return 'Motorcycle';
  }
}

const BASES: Record<Class, number> = {
  Motorcycle: 1_690,
  Scooter: 1_450,
  'Three-wheeler': 1_290,
  Car: 1_390,
  Cycle: 690,
};

/** With spoked wheels a tube is needed: rims of 21, 18 and 16 inch on light motorcycles, and cycles. */
const needsTube = (size: string, kind: Class) =>
  kind === 'Cycle' || /^(?:2\.[57]|3\.00|4\.10|90\/90-21|120\/80-18|140\/80-18)/.test(size);

/** Its form by how much of it is rim. */
function profileOf(size: string) {
  const { rim, diameter } = tyreMeasures(size);
  const share = rim / diameter;
  if (share > 0.8) return 'thin';
  if (share > 0.7) return 'lean';
  return share > 0.62 ? 'plain' : 'fat';
}

const look = looks('tyre', { tread: ['road', 'wave'] });
const thinLook = looks('tyre', { tread: ['road'], profile: ['thin'] });
const roughLook = looks('tyre', { tread: ['block'] });

function drawingOf(key: string, rough: boolean) {
  const profile = profileOf(key);
  if (rough) return roughLook({ profile });
  return profile === 'thin' ? thinLook() : look({ profile });
}

function tyre({ key, models, fits }: Group): Fitted {
  const kind = classOf(models);
  const tube = needsTube(key, kind);
  const rim = /(?:-|R)(\d{1,3})$/.exec(key)?.[1] ?? '';
  const rough = models.every(
    ({ seed }) => seed.bodyStyle === 'off-road-bikes' || seed.vehicle === 'three-wheeler',
  );
  const radial = key.includes('R');
  const build = radial ? 'Radial' : kind === 'Cycle' ? 'Wire bead' : 'Diagonal';
  const seed: PartSeed = {
    sku: code(`TY ${key} C`),
    name: `${kind} Tyre ${key}, ${tube ? 'tube type' : 'tubeless'}`,
    brand: 'ceat',
    category: 'body-parts',
    price: priceFor(models, BASES[kind]),
    unit: 'piece',
    stock: 16 + numberOf(key, 90),
    rating: [0, 0],
    popularity: models.length,
    size: byTyre(key, [1, 1]),
    facts: [key, tube ? 'Tube type' : 'Tubeless', build],
    specs: [
      ['Size', key],
      ['Type', tube ? 'Tube type' : 'Tubeless'],
      ['Construction', build],
      ['Rim', kind === 'Cycle' ? `${rim} mm` : `${rim} inch`],
    ],
    text: `${build} tyre in ${key}, the size on the wheels of ${vehiclesOf(models)}. Take both wheels' pressures from the sticker on the vehicle.`,
    drawing: drawingOf(key, rough),
  };
  return { seed, system: 'tyres', fits };
}

/** One of that size is written by hand, and as good. */
const WRITTEN = ['90/90-12'];

export const tyres = (): Fitted[] =>
  gather(needs)
    .filter(({ key }) => !WRITTEN.includes(key))
    .map(tyre);
