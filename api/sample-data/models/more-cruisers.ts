import type { ModelSeed } from '../types.ts';
import { electricBike, petrolBike } from './kit.ts';
import { look } from './look.ts';

/** Everybody else's. */
export const MORE_CRUISERS: ModelSeed[] = [
  petrolBike('cruiser', {
    brand: 'honda',
    model: 'CB350',
    chips: 'Retro | Roadster',
    engine: 'Air-cooled single | 348.4 cc | 20.8 bhp | 15 l | 181 kg',
    size: [2163, 1107],
    rating: [4.5, 49],
    text: 'The polite answer to the thump: as round, and silent at idle.',
    editions: look('retro', { wheels: 'alloy', gaiters: false, style: 'deep', tank: 'block' }, [
      ['DLX', 2_00_000, 'Precious Red Metallic #8b1a1a | Pearl Igneous Black #1b212c #8a94a3'],
      [
        'DLX Pro',
        2_10_500,
        'Matte Crust Metallic #6b5a44 #d7a73c | Matte Dune Brown #8a6a45 #efe6d2',
        { gaiters: true },
      ],
      [
        "H'ness Legacy",
        2_16_356,
        'Athletic Blue Metallic #0f4c81 #c9d2db | Pearl Deep Ground Grey #5b6675 #c9d2db',
        { chrome: false },
      ],
    ]),
  }),
  petrolBike('cruiser', {
    brand: 'bajaj',
    model: 'Avenger Cruise 220',
    chips: 'Touring',
    engine: 'Oil-cooled single | 220 cc | 18.8 bhp | 13 l | 163 kg',
    size: [2210, 1321],
    rating: [4.3, 44],
    text: 'A tall screen and a low seat for the price of a commuter.',
    editions: look(
      'cruiser',
      { bars: 'high', sissy: true, bag: '#1b212c', wheels: 'spoke', screen: true },
      [
        [
          'Standard',
          1_45_000,
          'Auburn Black #1b212c #d8b65c | Moon White #e8ecef #12161d | Cosmic Red #8b1a1a #d8b65c',
        ],
      ],
    ),
  }),
  petrolBike('cruiser', {
    brand: 'bajaj',
    model: 'Avenger Street 160',
    chips: 'Street',
    engine: 'Air-cooled single | 160 cc | 14.8 bhp | 13 l | 156 kg',
    size: [2210, 1070],
    rating: [4.1, 27],
    text: 'Feet forward in town, with a flat bar and no screen to polish.',
    editions: look('cruiser', { bars: 'flat', wheels: 'multi', chrome: false }, [
      ['Standard', 1_18_000, 'Ebony Black #12161d #5b6675 | Spicy Red #c8102e #12161d'],
    ]),
  }),
  petrolBike('cruiser', {
    brand: 'kawasaki',
    model: 'Vulcan S',
    chips: 'Touring',
    engine: 'Liquid-cooled twin | 649 cc | 59.9 bhp | 14 l | 235 kg',
    size: [2310, 1100],
    rating: [4.4, 13],
    text: 'The parallel twin of a sports bike in a long, low frame that adjusts to the rider.',
    editions: look('cruiser', { bars: 'flat', wheels: 'alloy', chrome: false, engine: 'twin' }, [
      [
        'Standard',
        7_10_000,
        'Metallic Matte Carbon Grey #4a5560 #8a94a3 | Pearl Matte Sage Green #6f7f63 #12161d',
      ],
    ]),
  }),
  petrolBike('cruiser', {
    brand: 'kawasaki',
    model: 'Eliminator',
    engine: 'Liquid-cooled twin | 451 cc | 44.8 bhp | 13 l | 176 kg',
    size: [2250, 1100],
    rating: [4.3, 8],
    launched: 310,
    text: 'A name from the eighties on an engine from this morning.',
    editions: look('cruiser', { seat: 'solo', wheels: 'multi', chrome: false }, [
      [
        'Standard',
        5_76_000,
        'Metallic Flat Spark Black #1b212c #5b6675 | Candy Steel Furnace Orange #c2410c #12161d',
      ],
    ]),
  }),
  petrolBike('cruiser', {
    brand: 'bmw',
    model: 'R 18',
    chips: 'Touring',
    engine: 'Air-cooled boxer | 1,802 cc | 91 bhp | 16 l | 345 kg',
    size: [2440, 1232],
    rating: [4.7, 6],
    text: 'The largest boxer ever built, with its driveshaft in the open.',
    editions: look(
      'cruiser',
      { bars: 'flat', seat: 'solo', wheels: 'spoke', engine: 'boxer', tank: 'long' },
      [
        ['Standard', 19_90_000, 'Black Storm Metallic #12161d #e8ecef | Mars Red #6d1f2a #e8ecef'],
        [
          'Classic',
          24_00_000,
          'Manhattan Metallic #5b6675 #e8ecef | Black Storm Metallic #1b212c #c9d2db',
          { bag: '#1b212c', seat: 'two' },
        ],
      ],
    ),
  }),
  petrolBike('cruiser', {
    brand: 'bmw',
    model: 'R 12',
    engine: 'Air-cooled boxer | 1,170 cc | 95 bhp | 14 l | 227 kg',
    size: [2200, 1110],
    rating: [4.6, 5],
    text: 'The small big boxer: two riding modes, named Roll and Rock.',
    editions: look('cruiser', { seat: 'solo', bars: 'flat', wheels: 'multi', engine: 'boxer' }, [
      [
        'Standard',
        19_90_000,
        'Blackstorm Metallic #1b212c #d8b65c | Aventurine Red #8b1a1a #12161d | Thundergrey #5b6675 #12161d',
      ],
    ]),
  }),
  petrolBike('cruiser', {
    brand: 'tvs',
    model: 'Ronin',
    chips: 'Roadster | Scrambler',
    engine: 'Oil-cooled single | 225.9 cc | 20.1 bhp | 14 l | 160 kg',
    size: [2040, 1170],
    rating: [4.4, 46],
    text: 'Neither cruiser nor scrambler, and happy between the two.',
    editions: look('retro', { style: 'scrambler', wheels: 'alloy', gaiters: false }, [
      ['SS', 1_35_000, 'Lightning Black #1b212c #39424f | Magma Red #c8102e #12161d'],
      ['DS', 1_59_000, 'Glacier Silver #c9d2db #12161d', { chrome: false }],
      [
        'TD',
        1_72_700,
        'Midnight Blue #0f4c81 #efe6d2 | Galactic Grey #5b6675 #efe6d2',
        { gaiters: true },
      ],
    ]),
  }),
  electricBike('cruiser', {
    brand: 'komaki',
    model: 'Ranger',
    motor: 'Hub electric motor | 4 kW | 3.6 kWh | 200 km | 185 kg',
    size: [2260, 1130],
    rating: [3.9, 11],
    text: 'Leather bags, a wide bar and a boot of cells where the cylinders would be.',
    editions: look('cruiser', { ev: true, bag: '#6b4429', sissy: true }, [
      ['Standard', 1_84_999, 'Jet Black #12161d | Garnet Red #8b1a1a'],
    ]),
  }),
];
