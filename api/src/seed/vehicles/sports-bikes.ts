import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { petrolBike } from './kit.ts';

export const SPORTS_BIKES: VehicleSeed[] = [
  petrolBike(
    {
      brand: 'yamaha',
      model: 'R15 V4',
      rating: [4.6, 92],
      variants: [
        ['Metallic Red', 1_84_459],
        ['R15M', 2_12_020],
      ],
      chips: ['Sports', 'Popular', '150 cc', 'Best Selling'],
      text: 'A race bike for a hostel budget, with variable valves and a quickshifter.',
      drawing: draw('sport', { accent: '#1d4ed8' }),
    },
    ['Liquid-cooled single', '155 cc', '18.1 bhp', '11 l', '141 kg'],
  ),
  petrolBike(
    {
      brand: 'tvs',
      model: 'Apache RR 310',
      rating: [4.5, 38],
      variants: [
        ['Red', 2_77_999],
        ['Bomber Grey', 2_94_999],
      ],
      chips: ['Sports', 'Latest'],
      text: 'Winglets, launch control and a built-to-order kit for damping and gearing.',
      drawing: draw('sport', {
        accent: '#c8102e',
        fairing: 'full',
        graphic: 'block',
        second: '#12161d',
        wheels: 'multi',
      }),
    },
    ['Liquid-cooled single', '312.2 cc', '37.5 bhp', '11 l', '174 kg'],
  ),
  petrolBike(
    {
      brand: 'ktm',
      model: 'RC 390',
      rating: [4.4, 35],
      variants: [['Standard', 3_23_410]],
      chips: ['Sports'],
      text: 'A trellis frame, a lap timer and a seat that was never meant for a long talk.',
      drawing: draw('sport', {
        accent: '#e8590c',
        fairing: 'half',
        graphic: 'number',
        second: '#12161d',
        exhaust: 'belly',
      }),
    },
    ['Liquid-cooled single', '373.3 cc', '42.9 bhp', '13.7 l', '172 kg'],
  ),
  petrolBike(
    {
      brand: 'suzuki',
      model: 'Gixxer SF',
      rating: [4.3, 41],
      variants: [['Standard', 1_47_407]],
      chips: ['Sports', '150 cc'],
      text: 'A full fairing for the price of a naked, and 45 km from a litre behind it.',
      drawing: draw('sport', { accent: '#0f4c81', graphic: 'number', wheels: 'blade' }),
    },
    ['Air-cooled single', '155 cc', '13.4 bhp', '12 l', '148 kg'],
  ),
  petrolBike(
    {
      brand: 'yamaha',
      model: 'R3',
      rating: [4.6, 15],
      stock: 6,
      variants: [['Standard', 3_60_330]],
      chips: ['Sports'],
      text: 'Two cylinders that sing to 10,750 and forgive the gear that was wrong.',
      drawing: draw('sport', {
        accent: '#7c3aed',
        second: '#12161d',
        graphic: 'swoosh',
        wheels: 'multi',
        screen: 'dark',
      }),
    },
    ['Liquid-cooled twin', '321 cc', '41.4 bhp', '14 l', '169 kg'],
  ),
  petrolBike(
    {
      brand: 'kawasaki',
      model: 'Ninja 300',
      rating: [4.5, 31],
      variants: [
        ['Standard', 3_17_000],
        ['KRT Edition', 3_43_000],
      ],
      chips: ['Sports', 'Popular'],
      text: 'The twin that taught a generation to lean.',
      drawing: draw('sport', {
        accent: '#5b8c1f',
        second: '#12161d',
        fairing: 'full',
        graphic: 'swoosh',
      }),
    },
    ['Liquid-cooled twin', '296 cc', '38.9 bhp', '17 l', '179 kg'],
  ),
  petrolBike(
    {
      brand: 'kawasaki',
      model: 'Ninja ZX-10R',
      rating: [4.9, 11],
      stock: 2,
      variants: [['Standard', 18_50_000]],
      chips: ['Super', 'Sports'],
      text: 'Six times world champion, with a plate bracket.',
      drawing: draw('sport', {
        accent: '#5b8c1f',
        fairing: 'race',
        second: '#12161d',
        graphic: 'number',
        exhaust: 'belly',
        screen: 'dark',
      }),
    },
    ['Liquid-cooled four', '998 cc', '200.2 bhp', '17 l', '207 kg'],
  ),
  petrolBike(
    {
      brand: 'bmw',
      model: 'S 1000 RR',
      rating: [4.9, 9],
      stock: 2,
      variants: [
        ['Standard', 21_10_000],
        ['Pro M Sport', 25_80_000],
      ],
      chips: ['Super', 'Sports'],
      text: 'Shift cams, slide control and 206 horsepower that stay polite to 6,000.',
      drawing: draw('sport', {
        accent: '#e8ecef',
        fairing: 'race',
        second: '#1d4ed8',
        graphic: 'block',
        wheels: 'blade',
      }),
    },
    ['Liquid-cooled four', '999 cc', '206.5 bhp', '16.5 l', '197 kg'],
  ),
  petrolBike(
    {
      brand: 'suzuki',
      model: 'Hayabusa',
      rating: [4.8, 14],
      stock: 3,
      variants: [['Standard', 16_90_000]],
      chips: ['Super', 'Sports', 'Touring'],
      text: 'Drawn by the wind. Comfortable where others only begin to shake.',
      drawing: draw('sport', {
        accent: '#1b212c',
        second: '#d7a73c',
        fairing: 'full',
        graphic: 'swoosh',
        exhaust: 'side',
        screen: 'dark',
      }),
    },
    ['Liquid-cooled four', '1,340 cc', '187.4 bhp', '20 l', '266 kg'],
  ),
  petrolBike(
    {
      brand: 'bmw',
      model: 'M 1000 R',
      rating: [4.8, 5],
      stock: 0,
      restockInDays: 58,
      variants: [['Standard', 33_00_000]],
      chips: ['Super', 'Sports Naked', 'Upcoming'],
      text: 'The superbike without its clothes. Order books are open, bikes land next quarter.',
      drawing: draw('street', {
        accent: '#e8ecef',
        second: '#1d4ed8',
        frame: 'beam',
        frameColour: '#c8102e',
        wheels: 'blade',
        lamp: 'blade',
      }),
    },
    ['Liquid-cooled four', '999 cc', '206.5 bhp', '16.5 l', '199 kg'],
  ),
];
