import type { ModelSeed } from '../types.ts';
import { petrolBike } from './kit.ts';
import { look } from './look.ts';

/** Sports bikes of KTM, Kawasaki, Suzuki, BMW and Royal Enfield. */
export const MORE_SPORTS_BIKES: ModelSeed[] = [
  petrolBike('sports', {
    brand: 'ktm',
    model: 'RC 125',
    engine: 'Liquid-cooled single | 124.7 cc | 14.3 bhp | 13.7 l | 154 kg',
    size: [1977, 1118],
    rating: [4.1, 22],
    text: 'The smallest one with the big one’s frame.',
    editions: look('sport', { fairing: 'half', graphic: 'number', exhaust: 'belly' }, [
      [
        'Standard',
        1_89_000,
        'Electronic Orange #e8590c | Ceramic White #e8ecef #e8590c | Dark Galvano #39424f #e8590c',
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'ktm',
    model: 'RC 160',
    engine: 'Liquid-cooled single | 164.2 cc | 18.7 bhp | 13.7 l | 155 kg',
    size: [1977, 1118],
    rating: [4.3, 9],
    launched: 45,
    text: 'Aluminium tank cap, split seat, and the class that everybody rides.',
    editions: look(
      'sport',
      {
        fairing: 'half',
        tail: 'hump',
        lamp: 'tower',
        graphic: 'number',
        exhaust: 'belly',
        wheels: 'multi',
      },
      [
        [
          'Standard',
          1_85_126,
          'Metallic Blue #1d4ed8 #e8590c | Electronic Orange #e8590c #12161d | Ceramic White #e8ecef #12161d',
        ],
      ],
    ),
  }),
  petrolBike('sports', {
    brand: 'ktm',
    model: 'RC 200',
    chips: 'Popular',
    engine: 'Liquid-cooled single | 199.5 cc | 24.6 bhp | 13.7 l | 160 kg',
    size: [1977, 1118],
    rating: [4.5, 48],
    text: 'Bolt-on subframe and a lamp that splits the dark in two.',
    editions: look(
      'sport',
      { fairing: 'half', graphic: 'number', exhaust: 'belly', lamp: 'tower' },
      [
        [
          'Standard',
          2_15_000,
          'Electronic Orange #e8590c #12161d | Dark Galvano #2b3442 #e8590c | Metallic Grey #8a94a3 #e8590c',
        ],
        ['GP Edition', 2_21_000, 'GP Orange #e8590c #12161d', { wheels: 'blade' }],
      ],
    ),
  }),
  petrolBike('sports', {
    brand: 'ktm',
    model: 'RC 390',
    engine: 'Liquid-cooled single | 373.3 cc | 42.9 bhp | 13.7 l | 172 kg',
    size: [1977, 1118],
    rating: [4.4, 35],
    text: 'A trellis frame, a lap timer and a seat that was never meant for a long talk.',
    editions: look(
      'sport',
      {
        fairing: 'half',
        graphic: 'number',
        exhaust: 'belly',
        screen: 'dark',
        wheels: 'multi',
        lamp: 'tower',
        tail: 'tall',
      },
      [
        [
          'Standard',
          3_23_410,
          'Electronic Orange #e8590c #12161d | Factory Racing Blue #0f4c81 #e8590c | Ebony Black #12161d #e8590c',
        ],
        ['GP Edition', 3_31_000, 'GP Orange #e8590c #1d4ed8', { wheels: 'blade' }],
      ],
    ),
  }),
  petrolBike('sports', {
    brand: 'kawasaki',
    model: 'Ninja 300',
    chips: 'Popular',
    engine: 'Liquid-cooled twin | 296 cc | 38.9 bhp | 17 l | 179 kg',
    size: [2015, 1110],
    rating: [4.5, 31],
    text: 'The twin that taught a generation to lean.',
    editions: look('sport', { rim: false, exhaust: 'large', forkColour: '#39424f', lamp: 'eyes' }, [
      [
        'Standard',
        3_17_000,
        'Lime Green #5b8c1f #12161d | Candy Lime Green #3f7d20 #e8ecef | Metallic Moondust Grey #5b6675 #12161d',
      ],
      ['KRT Edition', 3_43_000, 'KRT Green #5b8c1f #c8102e', { graphic: 'number', screen: 'dark' }],
    ]),
  }),
  petrolBike('sports', {
    brand: 'kawasaki',
    model: 'Ninja 500',
    engine: 'Liquid-cooled twin | 451 cc | 44.8 bhp | 14 l | 171 kg',
    size: [1995, 1120],
    rating: [4.4, 17],
    launched: 210,
    text: 'A litre lighter in the hand than its figures, and happy at any speed the law allows.',
    editions: look(
      'sport',
      { fairing: 'bulb', lamp: 'eyes', graphic: 'block', wheels: 'blade', rim: false },
      [
        [
          'Standard',
          5_29_000,
          'Metallic Carbon Grey #4a5560 #5b8c1f | Candy Persimmon Red #b3122a #12161d',
        ],
        ['SE', 5_66_000, 'Lime Green Ebony #5b8c1f #12161d', { screen: 'dark' }],
      ],
    ),
  }),
  petrolBike('sports', {
    brand: 'kawasaki',
    model: 'Ninja 650',
    chips: 'Touring',
    engine: 'Liquid-cooled twin | 649 cc | 67 bhp | 15 l | 196 kg',
    size: [2055, 1145],
    rating: [4.6, 20],
    text: 'Traction control, a wide bar and a weekend range.',
    editions: look('sport', { fairing: 'race', exhaust: 'belly', rim: false }, [
      [
        'Standard',
        7_16_000,
        'Lime Green #5b8c1f | Metallic Matte Graphenesteel Grey #5b6675 #12161d',
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'kawasaki',
    model: 'Ninja ZX-4R',
    engine: 'Liquid-cooled four | 399 cc | 75.9 bhp | 15 l | 189 kg',
    size: [1990, 1110],
    rating: [4.8, 9],
    text: 'Four hundred cubes, four cylinders, sixteen thousand revolutions.',
    editions: look('sport', { fairing: 'race', tail: 'hump', graphic: 'number', wheels: 'multi' }, [
      ['Standard', 8_79_000, 'Metallic Spark Black #1b212c #8a94a3'],
      [
        'RR',
        9_42_000,
        'Lime Green #5b8c1f #1d4ed8 | Blizzard White #e8ecef #12161d',
        { screen: 'dark' },
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'suzuki',
    model: 'Gixxer SF',
    engine: 'Air-cooled single | 155 cc | 13.4 bhp | 12 l | 148 kg',
    size: [2025, 1115],
    rating: [4.3, 41],
    text: 'A full fairing for the price of a naked, and 45 km from a litre behind it.',
    editions: look('sport', { graphic: 'number', wheels: 'blade' }, [
      [
        'Standard',
        1_47_407,
        'Triton Blue #0f4c81 #e8ecef | Glass Sparkle Black #1b212c #c8102e | Pearl Mira Red #c8102e #12161d | Metallic Sonic Silver #aab4c0 #1d4ed8',
      ],
      [
        'Special Edition',
        1_51_000,
        'Metallic Triton Blue #1d4ed8 #c9d2db | Champion Yellow #f2b705 #12161d',
        { screen: 'dark', rim: false },
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'suzuki',
    model: 'Gixxer SF 250',
    chips: 'Touring',
    engine: 'Oil-cooled single | 249 cc | 26.1 bhp | 12 l | 161 kg',
    size: [2010, 1035],
    rating: [4.4, 33],
    text: 'Clip-ons for the ghats and a fairing that keeps the rain off the knees.',
    editions: look('sport', { tail: 'tall', graphic: 'number', screen: 'dark', rim: false }, [
      [
        'Standard',
        1_98_018,
        'Metallic Matte Black #2b3442 #c8102e | Metallic Triton Blue #0f4c81 #c9d2db | Pearl Glacier White #e8ecef #0f4c81 | Metallic Matte Bordeaux #6d1f2a #d7a73c',
      ],
      [
        'Flex Fuel',
        2_16_500,
        'Ecstar Green #0b7a55 #e8ecef | Matte Platinum Silver #aab4c0 #0b7a55',
        { wheels: 'multi' },
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'suzuki',
    model: 'GSX-8R',
    engine: 'Liquid-cooled twin | 776 cc | 81.8 bhp | 14 l | 205 kg',
    size: [2115, 1135],
    rating: [4.6, 8],
    launched: 330,
    text: 'Stacked lamps and a twin that pulls from nothing.',
    editions: look(
      'sport',
      { fairing: 'race', lamp: 'tower', graphic: 'block', exhaust: 'belly' },
      [
        [
          'Standard',
          9_25_000,
          'Metallic Triton Blue #1d4ed8 #12161d | Metallic Matte Black #2b3442 #c9a24a',
        ],
      ],
    ),
  }),
  petrolBike('sports', {
    brand: 'bmw',
    model: 'G 310 RR',
    engine: 'Liquid-cooled single | 312.1 cc | 33.5 bhp | 11 l | 174 kg',
    size: [2001, 1135],
    rating: [4.2, 26],
    text: 'Four riding modes and the colours of Motorrad Motorsport.',
    editions: look('sport', { fairing: 'race', tail: 'tall', wheels: 'multi' }, [
      ['Standard', 3_05_000, 'Cosmic Black #1b212c #c8102e | Polar White #e8ecef #5b6675'],
      [
        'Style Sport',
        3_21_000,
        'Racing Blue Metallic #1d4ed8 #e8ecef | Light White #e8ecef #1d4ed8',
        { screen: 'dark' },
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'royal-enfield',
    model: 'Continental GT 650',
    chips: 'Cafe Racer | Retro | Roadster',
    engine: 'Air-cooled twin | 648 cc | 47 bhp | 12.5 l | 211 kg',
    size: [2119, 1067],
    rating: [4.6, 37],
    text: 'Clip-ons, a hump and a twin that likes to be wrung.',
    editions: look('retro', { style: 'cafe', gaiters: false, tank: 'long', engine: 'twin' }, [
      [
        'Standard',
        3_19_000,
        'British Racing Green #0f6a48 #d7a73c | Rocker Red #b3122a #c9d2db | Dux Deluxe #1b212c #d7a73c',
      ],
      [
        'Alloy',
        3_39_000,
        'Slipstream Blue #0f4c81 #c9d2db | Apex Grey #5b6675 #c9d2db',
        { wheels: 'alloy', chrome: false },
      ],
      ['Mr Clean', 3_45_000, 'Chrome #c9d2db #6d1f2a', { screen: true }],
    ]),
  }),
];
