import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { hybrid, otherElectric } from './kit.ts';

const THREE = { vehicle: 'three-wheeler', category: 'electric-three-wheelers' } as const;
const FOUR = { vehicle: 'four-wheeler', category: 'electric-four-wheelers' } as const;
const HYBRID_BIKE = { vehicle: 'bike', category: 'hybrid-two-wheeler' } as const;
const HYBRID_SCOOTER = { vehicle: 'scooter', category: 'hybrid-two-wheeler' } as const;
const HYBRID_THREE = { vehicle: 'three-wheeler', category: 'hybrid-three-wheeler' } as const;
const HYBRID_FOUR = { vehicle: 'four-wheeler', category: 'hybrid-four-wheeler' } as const;

export const ELECTRIC_CARRIERS: VehicleSeed[] = [
  otherElectric(
    THREE,
    {
      brand: 'bajaj',
      model: 'RE E-TEC',
      rating: [4.5, 46],
      stock: 12,
      variants: [
        ['9.0', 3_06_000],
        ['12.0', 3_82_000],
      ],
      text: 'The autorickshaw without the rattle: 178 km on a charge and a driver who can hear his fare.',
      drawing: draw('rickshaw', { accent: '#f2b705', stripe: '#ffffff' }),
    },
    ['PMSM electric motor', '5.5 kW', '8.9 kWh', '178 km', '374 kg'],
  ),
  otherElectric(
    THREE,
    {
      brand: 'mahindra',
      model: 'Treo',
      rating: [4.3, 33],
      stock: 10,
      variants: [
        ['SFT', 2_92_000],
        ['HRT', 3_13_000],
      ],
      text: 'A lithium rickshaw with doors against the rain.',
      drawing: draw('eRickshaw', { accent: '#1d4ed8', canopy: 'dome', roof: '#f2b705' }),
    },
    ['AC induction motor', '8 kW', '7.4 kWh', '139 km', '377 kg'],
  ),
  otherElectric(
    THREE,
    {
      brand: 'mahindra',
      model: 'Treo Zor',
      rating: [4.4, 41],
      stock: 14,
      variants: [
        ['Pick Up', 3_13_000],
        ['Delivery Van', 3_48_000],
      ],
      text: 'Half a tonne of goods behind one door.',
      drawing: draw('rickshaw', { cargo: true, load: 'box', accent: '#12806a' }),
    },
    ['AC induction motor', '8 kW', '7.4 kWh', '125 km', '477 kg'],
  ),
  otherElectric(
    THREE,
    {
      brand: 'piaggio',
      model: 'Ape E-City',
      rating: [4.1, 22],
      stock: 8,
      variants: [
        ['FX', 2_83_000],
        ['FX Max', 3_29_000],
      ],
      text: 'A passenger carrier with a glass that rolls up and a meter that is right.',
      drawing: draw('rickshaw', { accent: '#0b7a55', roof: '#f2b705' }),
    },
    ['PMSM electric motor', '5.4 kW', '8 kWh', '145 km', '389 kg'],
  ),
  otherElectric(
    FOUR,
    {
      brand: 'tata',
      model: 'Ace EV',
      rating: [4.4, 29],
      stock: 6,
      variants: [
        ['Cargo Deck', 9_21_000],
        ['Container', 9_99_000],
      ],
      text: 'The little elephant on electrons: a tonne of payload and a warranty of seven years.',
      drawing: draw('van', { body: 'box', accent: '#1d4ed8' }),
    },
    ['AC induction motor', '27 kW', '21.3 kWh', '154 km', '1,140 kg'],
  ),
  otherElectric(
    FOUR,
    {
      brand: 'tata',
      model: 'Nexon EV',
      rating: [4.5, 74],
      stock: 7,
      variants: [
        ['Creative MR', 12_49_000],
        ['Empowered LR', 17_19_000],
      ],
      text: 'The electric car that most of India bought first.',
      drawing: draw('suv', { accent: '#33658a', roof: '#12161d', lamps: 'bar', wheels: 'aero' }),
    },
    ['PMSM electric motor', '106 kW', '45 kWh', '489 km', '1,490 kg'],
  ),
  otherElectric(
    FOUR,
    {
      brand: 'mg',
      model: 'Comet',
      rating: [4.2, 35],
      stock: 9,
      variants: [
        ['Executive', 7_36_000],
        ['Exclusive', 9_86_000],
      ],
      text: 'Three metres of car, two doors, one parking space shared with a bike.',
      drawing: draw('hatchback', {
        accent: '#d9f07a',
        roof: '#12161d',
        wheels: 'aero',
        lamps: 'bar',
      }),
    },
    ['PMSM electric motor', '31 kW', '17.4 kWh', '230 km', '815 kg'],
  ),
  otherElectric(
    FOUR,
    {
      brand: 'mahindra',
      model: 'Zeo',
      rating: [4.2, 15],
      stock: 5,
      variants: [
        ['V1 FSD', 7_52_000],
        ['V2 DV', 7_99_000],
      ],
      text: 'A flat bed for the last mile, with 30 kWh below it.',
      drawing: draw('van', { body: 'bed', accent: '#c2410c', wheels: 'blade' }),
    },
    ['PMSM electric motor', '30 kW', '21.3 kWh', '160 km', '1,030 kg'],
  ),
];

export const HYBRIDS: VehicleSeed[] = [
  hybrid(
    HYBRID_SCOOTER,
    {
      brand: 'yamaha',
      model: 'RayZR 125',
      popularity: 825,
      rating: [4.4, 71],
      variants: [
        ['Drum', 85_030],
        ['Street Rally', 92_530],
      ],
      text: 'A starter that helps the engine out of every junction: the lightest 125 there is.',
      drawing: draw('scooter', {
        ev: false,
        shape: 'sharp',
        accent: '#2b3442',
        second: '#2f9e9e',
        graphic: 'slash',
        lamp: 'twin',
      }),
    },
    ['Air-cooled single, smart motor assist', '125 cc', '8 bhp', '5.2 l', '99 kg'],
  ),
  hybrid(
    HYBRID_SCOOTER,
    {
      brand: 'yamaha',
      model: 'Fascino 125',
      rating: [4.3, 62],
      variants: [
        ['Drum', 81_180],
        ['S Disc', 1_02_790],
      ],
      text: 'Round, light, and found in a car park at the press of a button.',
      drawing: draw('scooter', {
        ev: false,
        shape: 'classic',
        accent: '#8fc9c0',
        mirrors: 'chrome',
        graphic: 'none',
        lamp: 'round',
        trim: '#ffffff',
      }),
    },
    ['Air-cooled single, smart motor assist', '125 cc', '8 bhp', '5.2 l', '99 kg'],
  ),
  hybrid(
    HYBRID_BIKE,
    {
      brand: 'yamaha',
      model: 'FZ-S Fi Hybrid',
      rating: [4.2, 19],
      variants: [['Standard', 1_44_800]],
      chips: ['Street', '150 cc', 'Latest'],
      text: 'The first hybrid motorcycle of its class: it stops at the light and leaves before the others wake.',
      drawing: draw('street', {
        accent: '#5b6675',
        second: '#2f9e9e',
        tail: 'short',
        lamp: 'twin',
        wheels: 'alloy',
      }),
    },
    ['Air-cooled single, smart motor assist', '149 cc', '12.2 bhp', '13 l', '138 kg'],
  ),
  hybrid(
    HYBRID_THREE,
    {
      brand: 'bajaj',
      model: 'RE Hybrid',
      rating: [4.1, 14],
      stock: 7,
      variants: [['CNG', 2_64_000]],
      text: 'CNG for the road, a small motor for the queue.',
      drawing: draw('rickshaw', { accent: '#1b212c', roof: '#f2b705', stripe: '#ffffff' }),
    },
    ['Liquid-cooled single, motor assist', '236 cc', '9.9 bhp', '40 l CNG', '388 kg'],
  ),
  hybrid(
    HYBRID_THREE,
    {
      brand: 'piaggio',
      model: 'Ape Hybrid Cargo',
      rating: [4.0, 11],
      stock: 6,
      variants: [['Pick Up', 2_98_000]],
      text: 'Delivers in zero-emission lanes and gets home on petrol.',
      drawing: draw('rickshaw', { cargo: true, load: 'tray', accent: '#c8102e' }),
    },
    ['Air-cooled single, motor assist', '230 cc', '9.4 bhp', '10.5 l', '432 kg'],
  ),
  hybrid(
    HYBRID_THREE,
    {
      brand: 'lohia',
      model: 'Humsafar Hybrid',
      rating: [3.9, 8],
      stock: 5,
      variants: [['Passenger', 2_45_000]],
      text: 'Six seats and a range extender no larger than a suitcase.',
      drawing: draw('eRickshaw', { accent: '#6d1f2a', canopy: 'fringe', roof: '#c8102e' }),
    },
    ['Motor with range extender', '125 cc', '6 bhp', '8 l', '415 kg'],
  ),
  hybrid(
    HYBRID_FOUR,
    {
      brand: 'maruti-suzuki',
      model: 'Grand Vitara Hybrid',
      rating: [4.5, 43],
      stock: 4,
      variants: [
        ['Zeta+', 16_99_000],
        ['Alpha+', 19_99_000],
      ],
      text: 'Twenty-eight kilometres to the litre in an SUV.',
      drawing: draw('suv', { accent: '#e8ecef', wheels: 'multi', rails: 'black' }),
    },
    ['Three-cylinder hybrid', '1,490 cc', '115 bhp', '45 l', '1,290 kg'],
  ),
  hybrid(
    HYBRID_FOUR,
    {
      brand: 'toyota',
      model: 'Hyryder',
      rating: [4.5, 39],
      stock: 4,
      variants: [
        ['S Hybrid', 16_46_000],
        ['V Hybrid', 19_99_000],
      ],
      text: 'Runs on the battery for more than half of a city day.',
      drawing: draw('suv', { accent: '#6d1f2a', roof: '#12161d', wheels: 'five' }),
    },
    ['Three-cylinder hybrid', '1,490 cc', '115 bhp', '45 l', '1,300 kg'],
  ),
  hybrid(
    HYBRID_FOUR,
    {
      brand: 'honda',
      model: 'City e:HEV',
      rating: [4.6, 27],
      stock: 3,
      variants: [['ZX', 19_90_000]],
      text: 'Two motors and an engine that takes over only on the highway.',
      drawing: draw('sedan', { accent: '#33658a' }),
    },
    ['Four-cylinder hybrid', '1,498 cc', '124 bhp', '40 l', '1,280 kg'],
  ),
];
