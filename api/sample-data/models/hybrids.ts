import type { ModelSeed } from '../types.ts';
import { hybridCarrier } from './kit.ts';
import { look } from './look.ts';

/** Hybrids on three and four wheels. They are not electric: no badge, no charger. */
export const HYBRID_CARRIERS: ModelSeed[] = [
  hybridCarrier('three', {
    brand: 'bajaj',
    model: 'RE Hybrid',
    engine: 'Liquid-cooled single, motor assist | 236 cc | 9.9 bhp | 40 l CNG | 388 kg',
    size: [2635, 1704],
    rating: [4.1, 14],
    text: 'CNG for the road, a small motor for the queue.',
    editions: look('rickshaw', { stripe: '#ffffff' }, [
      ['CNG', 2_64_000, 'Black and Yellow #1b212c #f2b705 | Green and Yellow #0b7a55 #f2b705'],
    ]),
  }),
  hybridCarrier('three', {
    brand: 'piaggio',
    model: 'Ape Hybrid Cargo',
    engine: 'Air-cooled single, motor assist | 230 cc | 9.4 bhp | 10.5 l | 432 kg',
    size: [3125, 1770],
    rating: [4.0, 11],
    text: 'Delivers in zero-emission lanes and gets home on petrol.',
    editions: look('rickshaw', { cargo: true }, [
      ['Pick Up', 2_98_000, 'Cargo Red #c8102e', { load: 'tray' }],
      ['Box', 3_21_000, 'Cargo White #e8ecef #1f6f8b', { load: 'box' }],
    ]),
  }),
  hybridCarrier('three', {
    brand: 'lohia',
    model: 'Humsafar Hybrid',
    engine: 'Motor with range extender | 125 cc | 6 bhp | 8 l | 415 kg',
    size: [2800, 1780],
    rating: [3.9, 8],
    text: 'Six seats and a range extender no larger than a suitcase.',
    editions: look('eRickshaw', { canopy: 'fringe', stripe: '#ffffff' }, [
      ['Passenger', 2_45_000, 'Maroon #6d1f2a #c8102e'],
      ['Cargo', 2_52_000, 'Lake Green #12806a #f2b705', { cargo: true }],
    ]),
  }),
  hybridCarrier('four', {
    brand: 'maruti-suzuki',
    model: 'Grand Vitara Hybrid',
    engine: 'Three-cylinder hybrid | 1,490 cc | 115 bhp | 45 l | 1,290 kg',
    size: [4345, 1645],
    rating: [4.5, 43],
    text: 'Twenty-eight kilometres to the litre in an SUV.',
    editions: look('suv', { wheels: 'multi', rails: 'black' }, [
      ['Zeta+', 16_99_000, 'Arctic White #e8ecef | Grandeur Grey #5b6675'],
      ['Alpha+', 19_99_000, 'Nexa Blue #0f4c81 #12161d', { sunroof: true }],
    ]),
  }),
  hybridCarrier('four', {
    brand: 'toyota',
    model: 'Hyryder',
    engine: 'Three-cylinder hybrid | 1,490 cc | 115 bhp | 45 l | 1,300 kg',
    size: [4365, 1635],
    rating: [4.5, 39],
    text: 'Runs on the battery for more than half of a city day.',
    editions: look('suv', { wheels: 'five', lamps: 'bar', shape: 'square' }, [
      ['S Hybrid', 16_46_000, 'Sportin Red #8b1a1a #12161d'],
      [
        'V Hybrid',
        19_99_000,
        'Speedy Blue #1d4ed8 #12161d | Gaming Grey #5b6675 #12161d',
        { flares: true },
      ],
    ]),
  }),
  hybridCarrier('four', {
    brand: 'honda',
    model: 'City e:HEV',
    engine: 'Four-cylinder hybrid | 1,498 cc | 124 bhp | 40 l | 1,280 kg',
    size: [4583, 1489],
    rating: [4.6, 27],
    text: 'Two motors and an engine that takes over only on the highway.',
    editions: look('sedan', { wheels: 'multi' }, [
      ['ZX', 19_90_000, 'Obsidian Blue #33658a | Radiant Red #8b1a1a | Platinum White #e8ecef'],
    ]),
  }),
];
