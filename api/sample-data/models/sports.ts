import type { ModelSeed } from '../types.ts';
import { electricBike, petrolBike } from './kit.ts';
import { look } from './look.ts';

export const SPORTS_BIKES: ModelSeed[] = [
  petrolBike('sports', {
    brand: 'yamaha',
    model: 'R15 V4',
    chips: 'Popular | Best Selling',
    engine: 'Liquid-cooled single | 155 cc | 18.1 bhp | 11 l | 141 kg',
    size: [1990, 1135],
    rating: [4.6, 92],
    text: 'A race bike for a hostel budget, with variable valves and a quickshifter.',
    editions: look('sport', { lamp: 'eyes', tail: 'tall' }, [
      [
        'Standard',
        1_84_459,
        'Racing Blue #1d4ed8 | Metallic Red #c8102e | Dark Knight #1b212c | Intensity White #e8ecef #c8102e | Vivid Magenta #a21caf',
      ],
      ['Carbon Fibre', 1_92_000, 'Carbon Pattern #2b3442 #8a94a3', { screen: 'dark' }],
      [
        'R15M',
        2_12_020,
        'Metallic Grey #8a94a3 #1d4ed8 | Icon Performance #1d4ed8 #12161d',
        { screen: 'dark', wheels: 'multi' },
      ],
      [
        'R15M MotoGP Edition',
        2_14_900,
        'Monster Energy #12161d #5b8c1f | 70th Anniversary #e8ecef #1d4ed8',
        { graphic: 'number', wheels: 'multi' },
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'yamaha',
    model: 'R15S',
    engine: 'Liquid-cooled single | 155 cc | 18.3 bhp | 11 l | 142 kg',
    size: [1990, 1135],
    rating: [4.4, 27],
    text: 'The R15 with one long seat, for those who do not ride alone.',
    editions: look(
      'sport',
      { tail: 'hump', lamp: 'eyes', graphic: 'block', wheels: 'multi', rim: false },
      [['Standard', 1_67_000, 'Racing Blue #1d4ed8 #e8ecef | Matte Black #2b3442 #12161d']],
    ),
  }),
  petrolBike('sports', {
    brand: 'yamaha',
    model: 'R3',
    engine: 'Liquid-cooled twin | 321 cc | 41.4 bhp | 14 l | 169 kg',
    size: [2090, 1140],
    rating: [4.6, 15],
    text: 'Two cylinders that sing to 10,750 and forgive the gear that was wrong.',
    editions: look('sport', { lamp: 'tower', graphic: 'number', wheels: 'blade', screen: 'dark' }, [
      ['Standard', 3_60_330, 'Icon Blue #1d4ed8 #7c3aed | Midnight Black #12161d #c9a24a'],
    ]),
  }),
  petrolBike('sports', {
    brand: 'tvs',
    model: 'Apache RR 310',
    engine: 'Liquid-cooled single | 312.2 cc | 37.5 bhp | 11 l | 174 kg',
    size: [2001, 1135],
    rating: [4.5, 38],
    launched: 340,
    text: 'Winglets, launch control and a built-to-order kit for damping and gearing.',
    editions: look('sport', { fairing: 'race', lamp: 'eyes', graphic: 'block', wheels: 'multi' }, [
      ['Base', 2_77_999, 'Racing Red #c8102e #12161d'],
      [
        'Quickshifter',
        2_94_999,
        'Racing Red #c8102e #e8ecef | Bomber Grey #5b6675 #c8102e',
        { screen: 'dark' },
      ],
      [
        'BTO Dynamic',
        3_12_000,
        'Racing Red #b3122a #12161d | Bomber Grey #4a5560 #12161d',
        { exhaust: 'belly', forkColour: '#39424f' },
      ],
      [
        'BTO Dynamic Pro',
        3_21_000,
        'Race Replica Sepang Blue #1d4ed8 #e8ecef | Racing Red #c8102e #c9d2db | Bomber Grey #39424f #f2b705',
        { exhaust: 'belly' },
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'honda',
    model: 'CBR650R',
    engine: 'Liquid-cooled four | 648.7 cc | 93.8 bhp | 15.4 l | 211 kg',
    size: [2120, 1145],
    rating: [4.7, 12],
    text: 'Four cylinders under a full fairing, and a clutch that can be left alone.',
    editions: look('sport', { wheels: 'multi', exhaust: 'belly' }, [
      ['Standard', 10_02_000, 'Grand Prix Red #c8102e #12161d'],
      [
        'E-Clutch',
        10_40_000,
        'Matt Gunpowder Black #2b3442 #c8102e | Pearl Deep Mud Grey #6b6a5e #12161d',
        { screen: 'dark' },
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'hero',
    model: 'Karizma XMR',
    chips: 'Touring',
    engine: 'Liquid-cooled single | 210 cc | 25.2 bhp | 11 l | 163 kg',
    size: [2068, 1110],
    rating: [4.3, 44],
    launched: 260,
    text: 'The name that hung in every hostel room, back with a clip-on screen that adjusts by hand.',
    editions: look('sport', { fairing: 'half' }, [
      ['Base', 1_81_400, 'Iconic Yellow #f2b705 | Turbo Red #c8102e | Matte Phantom Black #2b3442'],
      [
        'Top',
        1_91_500,
        'Iconic Yellow #f2b705 #12161d | Turbo Red #c8102e #12161d | Pearl White #e8ecef #c8102e',
        { screen: 'dark', wheels: 'multi' },
      ],
      [
        'Combat Edition',
        2_01_500,
        'Combat Grey #5b6675 #f2b705 | Combat Green #4b5d3a #12161d',
        { graphic: 'number' },
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'hero',
    model: 'Karizma XMR 250',
    engine: 'Liquid-cooled single | 250 cc | 29.6 bhp | 13 l | 169 kg',
    size: [2070, 1115],
    rating: [0, 0],
    launched: -75,
    text: 'Winglets and five more horsepower. Bikes land next quarter.',
    editions: look(
      'sport',
      { fairing: 'half', tail: 'tall', lamp: 'eyes', graphic: 'number', wheels: 'blade' },
      [
        [
          'Standard',
          2_25_000,
          'Comet Red #c8102e #12161d | Glacier White #e8ecef #12161d | Asphalt #39424f #c8102e',
        ],
      ],
    ),
  }),
  petrolBike('sports', {
    brand: 'hero',
    model: 'Xtreme 200S 4V',
    engine: 'Oil-cooled single | 199.6 cc | 18.8 bhp | 12.8 l | 155 kg',
    size: [2062, 1106],
    rating: [4.2, 31],
    text: 'Sport above, comfort below: clip-ons set high and a seat that takes a day.',
    editions: look('sport', { fairing: 'half', tail: 'hump', graphic: 'block', rim: false }, [
      [
        'Standard',
        1_41_250,
        'Moon Yellow #f2b705 #12161d | Panther Black #1b212c #8a94a3 | Stealth Edition #39424f #b7f34a | Sports Red #c8102e #1b212c',
      ],
    ]),
  }),
  petrolBike('sports', {
    brand: 'bajaj',
    model: 'Pulsar RS200',
    chips: 'Popular',
    engine: 'Liquid-cooled single | 199.5 cc | 24.1 bhp | 13 l | 166 kg',
    size: [1999, 1114],
    rating: [4.4, 57],
    launched: 200,
    text: 'Twin projectors and a perimeter frame: the fairing that came before the others.',
    editions: look(
      'sport',
      {
        fairing: 'bulb',
        tail: 'tall',
        graphic: 'number',
        wheels: 'multi',
        exhaust: 'belly',
        lamp: 'eyes',
      },
      [
        [
          'Standard',
          1_84_115,
          'Glossy Racing Red #c8102e #e8ecef | Pearl Metallic White #e8ecef #c8102e | Active Satin Black #1b212c #5b6675 | Sapphire Blue #0f4c81 #e8ecef',
        ],
      ],
    ),
  }),
  petrolBike('sports', {
    brand: 'bajaj',
    model: 'Pulsar 220F',
    chips: 'Touring | Best Selling',
    engine: 'Oil-cooled single | 220 cc | 20.1 bhp | 15 l | 160 kg',
    size: [2035, 1165],
    rating: [4.5, 66],
    text: 'The fastest Indian of 2007, brought back because the forums never stopped asking.',
    editions: look(
      'sport',
      { fairing: 'bikini', wheels: 'multi', rim: false, exhaust: 'side', lamp: 'tower' },
      [
        [
          'Standard',
          1_39_686,
          'Black Cherry Red #1b212c #c8102e | Black Ink Blue #1b212c #1d4ed8 | Black Copper Beige #1b212c #b08d57',
        ],
        [
          'Bluetooth',
          1_43_000,
          'Green Light Copper #1f6b4f #b08d57 | Pewter Grey #5b6675 #12161d | Brooklyn White #e8ecef #12161d',
          { screen: 'dark' },
        ],
      ],
    ),
  }),
  petrolBike('sports', {
    brand: 'bajaj',
    model: 'Pulsar F250',
    engine: 'Oil-cooled single | 249 cc | 24.1 bhp | 14 l | 164 kg',
    size: [1989, 1140],
    rating: [4.3, 29],
    text: 'Tall screen, easy torque, and a quarter litre that lives in fifth.',
    editions: look(
      'sport',
      { fairing: 'half', tail: 'tall', lamp: 'tower', graphic: 'block', wheels: 'blade' },
      [
        [
          'Standard',
          1_51_000,
          'Caribbean Blue #1f7a8c #e8ecef | Techno Grey #5b6675 #12161d | Racing Red #c8102e #e8ecef | Brooklyn Black #1b212c #e8590c',
        ],
      ],
    ),
  }),
  electricBike('sports', {
    brand: 'ultraviolette',
    model: 'F77',
    popularity: 790,
    motor: 'PMSM electric motor | 30 kW | 10.3 kWh | 323 km | 207 kg',
    size: [2085, 1065],
    rating: [4.7, 54],
    launched: 280,
    text: 'An aircraft of a motorcycle: up to 10 kWh, 155 km/h and three levels of regeneration.',
    editions: look('sport', { ev: true, fairing: 'half', graphic: 'block', tail: 'tall' }, [
      [
        'Mach 2',
        2_99_000,
        'Turbo Red #c8102e #12161d | Asteroid Grey #5b6675 #12161d | Afterburner Yellow #f2b705 #12161d | Stealth Grey #2b3442 #8a94a3 | Supersonic Silver #98a4b3 #12161d | Stellar White #e8ecef #12161d',
        {},
        'PMSM electric motor | 27 kW | 7.1 kWh | 211 km | 197 kg',
      ],
      [
        'Mach 2 Recon',
        3_99_000,
        'Turbo Red #c8102e #e8ecef | Afterburner Yellow #f2b705 #e8ecef | Plasma Red #d9480f #12161d | Stealth Grey #39424f #b7f34a | Lightning Blue #1d4ed8 #e8ecef | Cosmic Black #12161d #c9a24a',
        { wheels: 'blade', screen: 'dark' },
      ],
    ]),
  }),
];
