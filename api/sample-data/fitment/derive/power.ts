import type { PartSeed } from '../../types.ts';
import { type Equipped, type Fitted, type Group, gather, type Need } from '../gather.ts';
import { looks } from '../looks.ts';
import { about, caseOf } from '../measures.ts';
import { familyKey } from '../technical.ts';
import { code, makeOf, makerOf, numberOf, priceFor, vehiclesOf } from '../words.ts';

/*
 * Capacities of 12 V batteries as the makers' sheets give them, sealed ones as IS 15549 and JIS D 5302 class them.
 * Controllers and chargers belong to the voltage class of the vehicle's system and, with the plug, to its make;
 * 48 V stands for systems of 48 to 52 V. Above 60 V DC (class B, ISO 6469-3) cars charge by Type 2.
 */

const volts = (voltage: string) => (voltage === 'B' ? 'Class B, over 60 V DC' : voltage);

const batteryNeeds = ({ technical }: Equipped): Need[] =>
  technical.ampereHours ? [{ key: String(technical.ampereHours) }] : [];

const batteryLook = looks('battery', {
  size: ['cube', 'slim'],
  panel: ['full', 'band'],
  skin: ['black', 'white'],
});

const battery =
  (brand: 'exide' | 'amaron') =>
  ({ key, models, fits }: Group): Fitted => {
    const hours = Number(key);
    const seed: PartSeed = {
      sku: code(`${brand === 'exide' ? 'EX' : 'AM'} 12 ${key}`),
      name: `${makeOf(brand)} Battery 12 V ${key} Ah, ${hours >= 26 ? 'maintenance free' : 'sealed'}`,
      brand,
      category: 'battery-packs',
      price: Math.round((590 + hours * (brand === 'exide' ? 152 : 148)) / 10) * 10 - 1,
      unit: 'piece',
      stock: 18 + numberOf(`${brand}${key}`, 80),
      rating: [0, 0],
      popularity: models.length,
      size: caseOf(hours),
      facts: ['12 V', `${key} Ah`, 'Lead acid'],
      specs: [
        ['Chemistry', 'Lead acid, VRLA'],
        ['Voltage', '12 V'],
        ['Capacity', `${key} Ah`],
      ],
      text: `Starter battery of ${key} Ah by ${makeOf(brand)} for ${vehiclesOf(models)}. Filled and charged at the works; give it a slow charge if it stood for more than six months.`,
      drawing: batteryLook({ charge: 1, handle: false }),
    };
    return { seed, system: 'power', fits };
  };

const controllerNeeds = ({ technical }: Equipped): Need[] =>
  technical.voltage ? [{ key: `${familyKey(technical)} ${technical.voltage}` }] : [];

const controllerLook = looks('controller', {
  skin: ['silver', 'black', 'gold'],
  fins: [10, 6, 14],
  size: ['large', 'tall', 'small'],
});

function controller({ key, models, fits }: Group): Fitted {
  const [family = '', ...rest] = key.split(' ');
  const voltage = rest.join(' ');
  const [first] = models;
  const vehicles = vehiclesOf(models);
  const isHigh = voltage === 'B';
  const power = first?.seed.specs[1]?.[1] ?? '';
  const seed: PartSeed = {
    sku: code(`MC ${family}`),
    name: `${isHigh ? 'Traction Inverter' : 'Motor Controller'}, ${vehicles}`,
    brand: makerOf(models, 'bosch'),
    category: 'controllers',
    price: priceFor(models, isHigh ? 18_900 : 7_900),
    unit: 'piece',
    stock: 3 + numberOf(key, 12),
    rating: [0, 0],
    popularity: models.length,
    size: about(key, isHigh ? [320, 240] : [190, 120], 0.16),
    facts: [volts(voltage), `For ${power}`, isHigh ? 'Exchange unit' : 'Sealed'],
    specs: [
      ['Voltage', volts(voltage)],
      ['Current', `For the motor of ${power}`],
      ['Fits', vehicles],
      ['Protection', 'IP67'],
    ],
    text: `Drives the motor of ${vehicles}. Pair it with the vehicle by the maker's service tool before the first ride${isHigh ? '; high voltage: trained hands only' : ''}.`,
    drawing: controllerLook(),
  };
  return { seed, system: 'power', fits };
}

const chargerNeeds = ({ technical }: Equipped): Need[] =>
  technical.connector && technical.connector !== 'Type 2'
    ? [{ key: `${technical.brand}|${technical.voltage}|${technical.connector}` }]
    : [];

const chargerLook = looks('portable', {
  skin: ['black', 'white', 'colour'],
  vents: [8, 5],
  size: ['standard', 'thick'],
});

function charger({ key, models, fits }: Group): Fitted {
  const [brand = '', voltage = '', connector = ''] = key.split('|');
  const vehicles = vehiclesOf(models);
  const isJack = connector === 'DC jack';
  const seed: PartSeed = {
    sku: code(`PC ${brand} ${models[0]?.technical.family ?? ''}`),
    name: `Portable Charger ${voltage}, ${vehicles}`,
    brand: makerOf(models, 'exide'),
    category: 'portable',
    price: priceFor(
      models,
      models.every(({ seed: { vehicle } }) => vehicle === 'cycle') ? 2_900 : 6_400,
    ),
    unit: 'piece',
    stock: 5 + numberOf(key, 30),
    rating: [0, 0],
    popularity: models.length,
    size: about(key, [210, 120]),
    facts: [`${voltage} system`, connector, '6 A plug'],
    specs: [
      ['Output', `${voltage} system`],
      ['Vehicle end', connector],
      ['Plug', '6 A three-pin, IS 1293'],
      ['Input', '230 V AC, 50 Hz'],
    ],
    text: `Charges ${vehicles} from a household socket, with the vehicle's own plug (${connector}). For no other system than ${voltage}.`,
    drawing: chargerLook({ end: isJack ? 'jack' : 'gun', plug: 'round' }),
  };
  return { seed, system: 'power', fits };
}

export const power = (): Fitted[] => [
  ...gather(batteryNeeds).map(battery('exide')),
  ...gather(batteryNeeds).map(battery('amaron')),
  ...gather(controllerNeeds).map(controller),
  ...gather(chargerNeeds).map(charger),
];
