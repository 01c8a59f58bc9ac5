import type { ModelSeed } from '../types.ts';
import { electricCarrier } from './kit.ts';
import { look } from './look.ts';

export const ELECTRIC_CARRIERS: ModelSeed[] = [
  electricCarrier('three', {
    brand: 'bajaj',
    model: 'RE E-TEC',
    motor: 'PMSM electric motor | 5.5 kW | 8.9 kWh | 178 km | 374 kg',
    size: [2825, 1800],
    rating: [4.5, 46],
    text: 'The autorickshaw without the rattle: 178 km on a charge and a driver who can hear his fare.',
    editions: look('rickshaw', { stripe: '#ffffff', hood: 'doors' }, [
      ['9.0', 3_06_000, 'Taxi Yellow #f2b705 | Eco Green #3f7d20 #f2b705'],
      [
        '12.0',
        3_82_000,
        'Sky Blue #2f6fde #1d2430',
        { meter: false },
        'PMSM electric motor | 5.5 kW | 12.1 kWh | 251 km | 402 kg',
      ],
    ]),
  }),
  electricCarrier('three', {
    brand: 'mahindra',
    model: 'Treo',
    motor: 'AC induction motor | 8 kW | 7.4 kWh | 139 km | 377 kg',
    size: [2769, 1750],
    rating: [4.3, 33],
    text: 'A lithium rickshaw with doors against the rain.',
    editions: look('eRickshaw', { canopy: 'dome' }, [
      ['SFT', 2_92_000, 'Treo Blue #1d4ed8 #f2b705 | Treo Red #c8102e #1d2430'],
      ['HRT', 3_13_000, 'Lime Green #5b8c1f #e8ecef', { canopy: 'flat' }],
    ]),
  }),
  electricCarrier('three', {
    brand: 'mahindra',
    model: 'Treo Zor',
    motor: 'AC induction motor | 8 kW | 7.4 kWh | 125 km | 477 kg',
    size: [3100, 1750],
    rating: [4.4, 41],
    text: 'Half a tonne of goods behind one door.',
    editions: look('rickshaw', { cargo: true }, [
      ['Pick Up', 3_13_000, 'Fleet Green #12806a', { load: 'tray' }],
      [
        'Delivery Van',
        3_48_000,
        'Fleet White #e8ecef #1d2430 | Courier Red #c8102e',
        { load: 'box' },
      ],
    ]),
  }),
  electricCarrier('three', {
    brand: 'piaggio',
    model: 'Ape E-City',
    motor: 'PMSM electric motor | 5.4 kW | 8 kWh | 145 km | 389 kg',
    size: [2700, 1790],
    rating: [4.1, 22],
    text: 'A passenger carrier with a glass that rolls up and a meter that is right.',
    editions: look('rickshaw', { hood: 'steel' }, [
      [
        'FX',
        2_83_000,
        'Metro Green #0b7a55 #f2b705',
        {},
        'PMSM electric motor | 5.4 kW | 7.5 kWh | 110 km | 389 kg',
      ],
      ['FX Max', 3_29_000, 'Pearl Blue #0f4c81 #e8ecef', { stripe: '#f2b705' }],
    ]),
  }),
  electricCarrier('three', {
    brand: 'piaggio',
    model: 'Ape E-Xtra',
    motor: 'PMSM electric motor | 9.5 kW | 8 kWh | 115 km | 505 kg',
    size: [3150, 1800],
    rating: [4.2, 18],
    text: 'Six feet of deck for gas, water or furniture.',
    editions: look('rickshaw', { cargo: true, load: 'canvas' }, [
      ['FX Max', 3_55_000, 'Cargo Blue #1d4ed8 | Cargo Yellow #f2b705 #1d2430'],
    ]),
  }),
  electricCarrier('three', {
    brand: 'lohia',
    model: 'Humsafar IAQ',
    motor: 'BLDC motor | 1.6 kW | 6.2 kWh | 110 km | 340 kg',
    size: [2780, 1770],
    rating: [3.8, 12],
    text: 'Four on the benches and a rack on the roof.',
    editions: look('eRickshaw', { canopy: 'fringe', carrier: true }, [
      ['Standard', 1_65_000, 'Rani Pink #c2185b #1f6f8b | Lake Blue #1f7a8c #f2b705'],
    ]),
  }),
  electricCarrier('four', {
    brand: 'tata',
    model: 'Ace EV',
    motor: 'AC induction motor | 27 kW | 21.3 kWh | 154 km | 1,140 kg',
    size: [3800, 1840],
    rating: [4.4, 29],
    text: 'The little elephant on electrons: a tonne of payload and a warranty of seven years.',
    editions: look('van', {}, [
      ['Cargo Deck', 9_21_000, 'Arctic White #e8ecef', { body: 'bed' }],
      ['Container', 9_99_000, 'Fleet Blue #1d4ed8 | Fleet Orange #e8590c', { body: 'box' }],
    ]),
  }),
  electricCarrier('four', {
    brand: 'mahindra',
    model: 'Zeo',
    motor: 'PMSM electric motor | 30 kW | 21.3 kWh | 160 km | 1,030 kg',
    size: [3400, 1760],
    rating: [4.2, 15],
    launched: 330,
    text: 'A flat bed for the last mile, with 30 kWh below it.',
    editions: look('van', { wheels: 'blade', bumper: 'body' }, [
      ['V1 FSD', 7_52_000, 'Rust Orange #c2410c', { body: 'bed' }],
      ['V2 DV', 7_99_000, 'Mint White #dfeee6 #0b7a55', { body: 'van', windows: false }],
    ]),
  }),
  electricCarrier('four', {
    brand: 'mahindra',
    model: 'e-Supro',
    motor: 'AC induction motor | 25 kW | 14.4 kWh | 115 km | 1,020 kg',
    size: [3798, 1922],
    rating: [4.0, 11],
    text: 'Eight seats and no fumes at the school gate.',
    editions: look('van', { body: 'van' }, [
      [
        'Passenger',
        8_75_000,
        'School Yellow #f2b705 | Diamond White #e8ecef',
        { stripe: '#12806a' },
      ],
    ]),
  }),
  electricCarrier('four', {
    brand: 'tata',
    model: 'Nexon EV',
    motor: 'PMSM electric motor | 106 kW | 45 kWh | 489 km | 1,490 kg',
    size: [3995, 1625],
    rating: [4.5, 74],
    text: 'The electric car that most of India bought first.',
    editions: look('suv', { lamps: 'bar', wheels: 'aero', shape: 'coupe' }, [
      [
        'Creative MR',
        12_49_000,
        'Ocean Blue #33658a #12161d | Pristine White #e8ecef #12161d',
        {},
        'PMSM electric motor | 95 kW | 30 kWh | 275 km | 1,400 kg',
      ],
      [
        'Empowered LR',
        17_19_000,
        'Empowered Oxide #8a94a3 #12161d',
        { sunroof: true, rails: 'black' },
      ],
    ]),
  }),
  electricCarrier('four', {
    brand: 'tata',
    model: 'Tiago EV',
    motor: 'PMSM electric motor | 55 kW | 24 kWh | 275 km | 1,155 kg',
    size: [3769, 1536],
    rating: [4.3, 51],
    text: 'The hatchback that undercut them all.',
    editions: look('hatchback', { wheels: 'multi', trim: 'black' }, [
      [
        'XE MR',
        7_99_000,
        'Signature Teal #12806a #e8ecef',
        {},
        'PMSM electric motor | 45 kW | 19.2 kWh | 223 km | 1,115 kg',
      ],
      [
        'XZ+ LR',
        11_14_000,
        'Tropical Mist #9cc4c4 #12161d | Midnight Plum #4a1f5c',
        { spoiler: true },
      ],
    ]),
  }),
  electricCarrier('four', {
    brand: 'mg',
    model: 'Comet',
    motor: 'PMSM electric motor | 31 kW | 17.4 kWh | 230 km | 815 kg',
    size: [2974, 1640],
    rating: [4.2, 35],
    text: 'Three metres of car, two doors, one parking space shared with a bike.',
    editions: look('hatchback', { wheels: 'aero', lamps: 'bar', shape: 'micro' }, [
      ['Executive', 7_36_000, 'Candy Lime #d9f07a #12161d | Starry Black #1b212c'],
      ['Exclusive', 9_86_000, 'Apple Green #8fc48a #e8ecef', { flares: true }],
    ]),
  }),
];
