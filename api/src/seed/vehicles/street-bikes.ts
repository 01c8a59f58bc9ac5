import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { petrolBike } from './kit.ts';

export const STREET_BIKES: VehicleSeed[] = [
  petrolBike(
    {
      brand: 'tvs',
      model: 'Apache RTR 160',
      rating: [4.4, 88],
      variants: [
        ['Drum', 1_20_420],
        ['Bluetooth', 1_30_590],
      ],
      chips: ['Popular', 'Street', 'Sports Naked', '150 cc', 'Best Selling'],
      text: 'Tuned on the track for the traffic light.',
      drawing: draw('street', { accent: '#c8102e', wheels: 'multi', frame: 'beam' }),
    },
    ['Oil-cooled single', '159.7 cc', '15.8 bhp', '12 l', '138 kg'],
  ),
  petrolBike(
    {
      brand: 'bajaj',
      model: 'Pulsar NS200',
      rating: [4.4, 71],
      variants: [
        ['Standard', 1_57_427],
        ['Bluetooth', 1_68_210],
      ],
      chips: ['Sports Naked', '200 cc', 'Street'],
      text: 'A perimeter frame and 24 horsepower: the naked that started the class.',
      drawing: draw('street', {
        accent: '#e8ecef',
        second: '#c8102e',
        frame: 'beam',
        lamp: 'twin',
      }),
    },
    ['Liquid-cooled single', '199.5 cc', '24.1 bhp', '12 l', '159 kg'],
  ),
  petrolBike(
    {
      brand: 'ktm',
      model: '200 Duke',
      rating: [4.5, 60],
      variants: [['Standard', 2_06_412]],
      chips: ['Sports Naked', '200 cc', 'Street', 'Popular'],
      text: 'Short, light and orange. Turns in before the thought is finished.',
      drawing: draw('street', { accent: '#e8590c', frameColour: '#e8590c', second: '#12161d' }),
    },
    ['Liquid-cooled single', '199.5 cc', '24.7 bhp', '13.4 l', '159 kg'],
  ),
  petrolBike(
    {
      brand: 'yamaha',
      model: 'MT-15',
      rating: [4.5, 73],
      variants: [
        ['Standard', 1_69_550],
        ['MotoGP Edition', 1_80_500],
      ],
      chips: ['Sports Naked', '150 cc', 'Street', 'Popular'],
      text: 'The engine of the R15 with a wide bar and a stare.',
      drawing: draw('street', {
        accent: '#2b3442',
        lamp: 'twin',
        frame: 'beam',
        forkColour: '#c9a24a',
        second: '#2f9e9e',
      }),
    },
    ['Liquid-cooled single', '155 cc', '18.1 bhp', '10 l', '141 kg'],
  ),
  petrolBike(
    {
      brand: 'yamaha',
      model: 'FZ-S',
      rating: [4.3, 56],
      variants: [
        ['V3', 1_22_400],
        ['V4 DLX', 1_31_100],
      ],
      chips: ['Street', '150 cc', 'Commuter'],
      text: 'Broad tank, low seat, traction control: an easy first step above a commuter.',
      drawing: draw('street', {
        accent: '#1d4ed8',
        lamp: 'round',
        tail: 'short',
        wheels: 'multi',
        belly: false,
      }),
    },
    ['Air-cooled single', '149 cc', '12.2 bhp', '13 l', '136 kg'],
  ),
  petrolBike(
    {
      brand: 'suzuki',
      model: 'Gixxer',
      rating: [4.3, 42],
      variants: [['Standard', 1_38_401]],
      chips: ['Street', '150 cc'],
      text: 'Solid, quiet and kinder to its tyres than its looks say.',
      drawing: draw('street', {
        accent: '#0f4c81',
        frame: 'beam',
        tail: 'short',
        lamp: 'blade',
        belly: true,
      }),
    },
    ['Air-cooled single', '155 cc', '13.4 bhp', '12 l', '141 kg'],
  ),
  petrolBike(
    {
      brand: 'honda',
      model: 'Hornet 2.0',
      rating: [4.2, 34],
      variants: [['Standard', 1_57_031]],
      chips: ['Street', '200 cc', 'Sports Naked', 'Roadster'],
      text: 'Gold forks and a torque curve for city ramps.',
      drawing: draw('street', {
        accent: '#6d1f2a',
        forkColour: '#c9a24a',
        wheels: 'alloy',
        lamp: 'blade',
        belly: false,
      }),
    },
    ['Air-cooled single', '184.4 cc', '17 bhp', '12 l', '142 kg'],
  ),
  petrolBike(
    {
      brand: 'honda',
      model: 'CB650R',
      rating: [4.7, 12],
      stock: 3,
      variants: [['E-Clutch', 9_60_000]],
      chips: ['Sports Naked', 'Roadster', 'Super'],
      text: 'Four cylinders, four pipes in a row, and a clutch that works itself.',
      drawing: draw('street', {
        accent: '#12161d',
        frameColour: '#c8102e',
        lamp: 'round',
        wheels: 'multi',
        forkColour: '#39424f',
      }),
    },
    ['Liquid-cooled four', '648.7 cc', '93.8 bhp', '15.4 l', '206 kg'],
  ),
  petrolBike(
    {
      brand: 'hero',
      model: 'Mavrick 440',
      rating: [4.2, 22],
      variants: [
        ['Base', 1_99_000],
        ['Top', 2_24_000],
      ],
      chips: ['Roadster', 'Street', 'Latest'],
      text: 'A long stroke and a broad back: rolls on from 40 in top gear.',
      drawing: draw('street', {
        accent: '#b08d57',
        lamp: 'round',
        frame: 'beam',
        frameColour: '#c8102e',
        wheels: 'multi',
        second: '#12161d',
      }),
    },
    ['Air-cooled single', '440 cc', '27 bhp', '13.5 l', '187 kg'],
  ),
  petrolBike(
    {
      brand: 'kawasaki',
      model: 'Z900',
      rating: [4.8, 19],
      stock: 4,
      variants: [['Standard', 9_52_000]],
      chips: ['Super', 'Sports Naked', 'Roadster'],
      text: 'The bargain among the big ones: 123 horsepower without a single mode to learn first.',
      drawing: draw('street', {
        accent: '#3f7d20',
        second: '#12161d',
        lamp: 'blade',
        frameColour: '#3f7d20',
      }),
    },
    ['Liquid-cooled four', '948 cc', '123.6 bhp', '17 l', '212 kg'],
  ),
];
