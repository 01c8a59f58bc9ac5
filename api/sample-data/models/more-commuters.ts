import type { ModelSeed } from '../types.ts';
import { cngBike, petrolBike } from './kit.ts';
import { look } from './look.ts';

export const MORE_COMMUTER_BIKES: ModelSeed[] = [
  petrolBike('commuter', {
    brand: 'honda',
    model: 'Shine 125',
    chips: 'Mileage | Best Selling',
    engine: 'Air-cooled single | 123.9 cc | 10.6 bhp | 10.5 l | 113 kg',
    size: [2046, 1116],
    rating: [4.5, 88],
    text: 'Ten years in the same street and still the quiet one.',
    editions: look('commuter', { lamp: 'round', graphic: 'flash', exhaust: 'chrome' }, [
      [
        'Drum',
        84_493,
        'Rebel Red Metallic #a3122a #ffffff | Matte Axis Grey #4a5560 #c9d2db',
        { drum: true },
      ],
      ['Disc', 89_245, 'Decent Blue Metallic #1d4ed8 #c9d2db', { wheels: 'blade' }],
    ]),
  }),
  petrolBike('commuter', {
    brand: 'honda',
    model: 'SP 125',
    chips: 'Mileage',
    engine: 'Air-cooled single | 123.9 cc | 10.7 bhp | 11.2 l | 116 kg',
    size: [2020, 1103],
    rating: [4.4, 82],
    text: 'A silent starter, five gears and a digital dial in a bike that still returns 60 km to the litre.',
    editions: look(
      'commuter',
      { tank: 'sharp', seat: 'stepped', side: 'wedge', lamp: 'led', wheels: 'multi' },
      [
        [
          'Drum',
          91_771,
          'Matte Axis Grey #5b6675 #e8ecef | Pearl Igneous Black #1b212c #8a94a3',
          { drum: true },
        ],
        ['Disc', 1_00_284, 'Imperial Red Metallic #c8102e #e8ecef', { graphic: 'flash' }],
      ],
    ),
  }),
  petrolBike('commuter', {
    brand: 'honda',
    model: 'Unicorn',
    engine: 'Air-cooled single | 162.7 cc | 13 bhp | 13 l | 139 kg',
    size: [2081, 1103],
    rating: [4.5, 64],
    text: 'Smooth, modest and known to outlive two owners.',
    editions: look(
      'commuter',
      { tank: 'muscle', lamp: 'cowl', exhaust: 'chrome', wheels: 'blade', crash: true },
      [['Standard', 1_19_481, 'Pearl Igneous Black #1b212c | Radiant Red Metallic #b3122a']],
    ),
  }),
  petrolBike('commuter', {
    brand: 'bajaj',
    model: 'Platina 100',
    chips: 'Mileage',
    engine: 'Air-cooled single | 102 cc | 7.8 bhp | 11 l | 117 kg',
    size: [2006, 1100],
    rating: [4.2, 69],
    text: 'Long springs and a soft seat: the one to choose where the road is a suggestion.',
    editions: look(
      'commuter',
      { tail: 'long', rack: true, trim: '#12161d', bars: 'high', seat: 'long', lamp: 'dome' },
      [
        [
          'ES Drum',
          68_685,
          'Cocktail Wine Red #6d1f2a | Ebony Black Blue #1b212c #2f6fde',
          { drum: true },
        ],
      ],
    ),
  }),
  petrolBike('commuter', {
    brand: 'bajaj',
    model: 'CT 110X',
    chips: 'Mileage',
    engine: 'Air-cooled single | 115.5 cc | 8.4 bhp | 11 l | 127 kg',
    size: [1998, 1098],
    rating: [4.1, 34],
    text: 'Raised, braced and fitted with a carrier that takes a gas cylinder.',
    editions: look(
      'commuter',
      { crash: true, rack: true, bars: 'high', lamp: 'cowl', wheels: 'multi', fairing: 'quarter' },
      [['Standard', 69_216, 'Matte Wild Green #4b5d3a | Ebony Black Red #1b212c #c8102e']],
    ),
  }),
  cngBike('commuter', {
    brand: 'bajaj',
    model: 'Freedom 125',
    chips: 'Mileage',
    engine: 'Air-cooled single, petrol and CNG | 125 cc | 9.4 bhp | 2 l and 2 kg CNG | 149 kg',
    size: [2045, 1070],
    rating: [4.1, 33],
    launched: 300,
    text: 'Runs on CNG at half the cost of petrol; the tank under the seat lasts 200 km.',
    editions: look(
      'commuter',
      { tank: 'slim', tail: 'long', lamp: 'led', graphic: 'band', crash: true },
      [
        [
          'Drum',
          89_997,
          'Cyber White #e8ecef #0b7a55 | Pewter Grey #5b6675 #f2b705',
          { drum: true },
        ],
        ['LED Disc', 1_07_026, 'Caribbean Blue #1f7a8c #ffffff', { wheels: 'multi' }],
      ],
    ),
  }),
  petrolBike('commuter', {
    brand: 'tvs',
    model: 'Sport',
    chips: 'Mileage',
    engine: 'Air-cooled single | 109.7 cc | 8.1 bhp | 10 l | 110 kg',
    size: [1950, 1080],
    rating: [4.2, 41],
    text: 'Seventy kilometres to the litre, on record, and a seat for two and a sack.',
    editions: look('commuter', { fairing: 'shield', graphic: 'flash', rack: true }, [
      ['Self Start', 59_881, 'Metallic Blue #2f6fde #ffffff | All Black #12161d #c8102e'],
    ]),
  }),
  petrolBike('commuter', {
    brand: 'tvs',
    model: 'Star City Plus',
    chips: 'Mileage',
    engine: 'Air-cooled single | 109.7 cc | 8.1 bhp | 10 l | 115 kg',
    size: [1984, 1080],
    rating: [4.3, 37],
    text: 'Two-tone, well finished and quick to warm up on a winter morning.',
    editions: look('commuter', { tank: 'slim', seatColour: '#6b4429', lamp: 'led', tail: 'long' }, [
      ['Disc', 78_586, 'Pearl Blue Silver #0f4c81 #c9d2db | Red Black #c8102e #12161d'],
    ]),
  }),
  petrolBike('commuter', {
    brand: 'tvs',
    model: 'XL100',
    chips: 'Mileage | Best Selling',
    engine: 'Air-cooled single | 99.7 cc | 4.3 bhp | 4 l | 89 kg',
    size: [1895, 1077],
    rating: [4.2, 58],
    text: 'Carries what it weighs. Farmers, tea sellers and couriers would not do without it.',
    editions: look('moped', {}, [
      ['Comfort', 44_999, 'Luster Gold #f2b705 #ffffff | Mineral Blue #1d4ed8 #f2b705'],
      ['Heavy Duty iTouch', 58_545, 'Wood Brown #6b4429 #d7a73c', { carrier: 'crate' }],
    ]),
  }),
  petrolBike('commuter', {
    brand: 'kawasaki',
    model: 'W175',
    chips: 'Retro | Cafe Racer',
    engine: 'Air-cooled single | 177 cc | 12.8 bhp | 12 l | 135 kg',
    size: [2006, 1052],
    rating: [4.1, 21],
    text: 'Small, steel and simple, with a kick lever that still works.',
    editions: look('retro', { gaiters: false }, [
      ['Standard', 1_13_000, 'Candy Persimmon Red #b3122a #d7a73c'],
      ['Street', 1_31_000, 'Candy Emerald Green #3f7d20 #d7a73c', { wheels: 'alloy' }],
    ]),
  }),
];
