import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { petrolBike } from './kit.ts';

export const ADVENTURE_BIKES: VehicleSeed[] = [
  petrolBike(
    {
      brand: 'royal-enfield',
      model: 'Himalayan 450',
      rating: [4.6, 63],
      variants: [
        ['Base', 2_85_000],
        ['Summit', 2_98_000],
      ],
      chips: ['Adventure', 'Touring', 'Off Road', 'Dual Sport'],
      text: 'Built where the road to Leh washes away each June.',
      drawing: draw('adventure', { accent: '#e8ecef', panniers: 'metal' }),
    },
    ['Liquid-cooled single', '452 cc', '39.5 bhp', '17 l', '196 kg'],
  ),
  petrolBike(
    {
      brand: 'hero',
      model: 'Xpulse 210',
      rating: [4.4, 39],
      variants: [
        ['Base', 1_75_800],
        ['Top', 1_86_000],
      ],
      chips: ['Adventure', 'Off Road', 'Dual Sport', '200 cc', 'Latest'],
      text: 'The cheapest way off the tarmac and back.',
      drawing: draw('adventure', { accent: '#c8102e', rally: true, screen: 'low', rack: false }),
    },
    ['Liquid-cooled single', '210 cc', '24.3 bhp', '13 l', '168 kg'],
  ),
  petrolBike(
    {
      brand: 'ktm',
      model: '390 Adventure',
      rating: [4.6, 41],
      variants: [
        ['X', 3_03_000],
        ['S', 3_67_000],
      ],
      chips: ['Adventure', 'Off Road', 'Dual Sport', 'Touring'],
      text: 'Cornering ABS, cruise control and 200 mm of travel.',
      drawing: draw('adventure', {
        accent: '#e8590c',
        guards: true,
        crash: true,
        wheels: 'spoke',
        rally: true,
      }),
    },
    ['Liquid-cooled single', '399 cc', '45.3 bhp', '14.5 l', '182 kg'],
  ),
  petrolBike(
    {
      brand: 'ktm',
      model: '390 Enduro R',
      rating: [4.3, 12],
      stock: 7,
      variants: [['Standard', 3_54_000]],
      chips: ['Off Road', 'Dual Sport', 'Latest'],
      text: 'Narrow, tall and road legal, just.',
      drawing: draw('adventure', {
        accent: '#e8590c',
        screen: 'low',
        rally: true,
        crash: false,
        rack: false,
        second: '#c8102e',
      }),
    },
    ['Liquid-cooled single', '399 cc', '45.3 bhp', '9 l', '159 kg'],
  ),
  petrolBike(
    {
      brand: 'kawasaki',
      model: 'KLX 230',
      rating: [4.2, 14],
      variants: [['Standard', 1_99_000]],
      chips: ['Off Road', 'Dual Sport', '200 cc'],
      text: 'A trail bike without a screen to read: throttle, clutch, mud.',
      drawing: draw('adventure', {
        accent: '#5b8c1f',
        screen: 'low',
        guards: true,
        crash: false,
        rack: false,
        rally: true,
      }),
    },
    ['Air-cooled single', '233 cc', '18.7 bhp', '7.6 l', '139 kg'],
  ),
  petrolBike(
    {
      brand: 'kawasaki',
      model: 'Versys 650',
      rating: [4.5, 17],
      stock: 4,
      variants: [['Standard', 7_93_000]],
      chips: ['Adventure', 'Touring'],
      text: 'Tall, tireless and fond of a week on the road.',
      drawing: draw('adventure', {
        accent: '#3f7d20',
        wheels: 'alloy',
        panniers: 'metal',
        crash: false,
      }),
    },
    ['Liquid-cooled twin', '649 cc', '65.7 bhp', '21 l', '218 kg'],
  ),
  petrolBike(
    {
      brand: 'suzuki',
      model: 'V-Strom SX',
      rating: [4.4, 36],
      variants: [['Standard', 2_16_000]],
      chips: ['Adventure', 'Touring'],
      text: 'A 250 that fits two adults and their luggage.',
      drawing: draw('adventure', { accent: '#f2b705', wheels: 'alloy', panniers: 'soft' }),
    },
    ['Oil-cooled single', '249 cc', '26.1 bhp', '12 l', '167 kg'],
  ),
  petrolBike(
    {
      brand: 'honda',
      model: 'NX200',
      rating: [4.2, 28],
      variants: [['Standard', 1_68_499]],
      chips: ['Adventure', 'Touring', '200 cc'],
      text: 'Upright and easy, for monsoon commutes and the odd weekend.',
      drawing: draw('adventure', {
        accent: '#c8102e',
        wheels: 'alloy',
        rack: true,
        guards: false,
        crash: false,
      }),
    },
    ['Air-cooled single', '184.4 cc', '17 bhp', '12 l', '148 kg'],
  ),
  petrolBike(
    {
      brand: 'bajaj',
      model: 'Dominar 400',
      rating: [4.5, 53],
      variants: [['Standard', 2_32_000]],
      chips: ['Touring', 'Roadster', 'Sports Naked'],
      text: 'Comes with the screen, the guards and the luggage plates that others sell apart.',
      drawing: draw('street', {
        accent: '#0b3d2e',
        tail: 'up',
        lamp: 'twin',
        wheels: 'multi',
        forkColour: '#c9a24a',
        belly: false,
      }),
    },
    ['Liquid-cooled single', '373.3 cc', '39.4 bhp', '13 l', '193 kg'],
  ),
  petrolBike(
    {
      brand: 'bmw',
      model: 'G 310 GS',
      rating: [4.3, 20],
      variants: [['Standard', 3_30_000]],
      chips: ['Adventure', 'Dual Sport', 'Touring'],
      text: 'The little brother of the one that went round the world.',
      drawing: draw('adventure', {
        accent: '#1d4ed8',
        second: '#c8102e',
        wheels: 'alloy',
        screen: 'low',
      }),
    },
    ['Liquid-cooled single', '313 cc', '33.5 bhp', '11 l', '175 kg'],
  ),
  petrolBike(
    {
      brand: 'bmw',
      model: 'R 1300 GS',
      rating: [4.9, 10],
      stock: 2,
      variants: [
        ['Standard', 20_95_000],
        ['Trophy', 24_00_000],
      ],
      chips: ['Adventure', 'Touring', 'Super', 'Latest'],
      text: 'A radar in the nose and a boxer below. The other side of the continent is not far.',
      drawing: draw('adventure', {
        accent: '#1b212c',
        second: '#12161d',
        panniers: 'metal',
        crash: true,
        wheels: 'spoke',
      }),
    },
    ['Liquid-cooled boxer', '1,300 cc', '143 bhp', '19 l', '237 kg'],
  ),
];
