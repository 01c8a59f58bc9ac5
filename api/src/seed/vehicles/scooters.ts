import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { petrolScooter } from './kit.ts';

export const SCOOTERS: VehicleSeed[] = [
  petrolScooter(
    {
      brand: 'honda',
      model: 'Activa 6G',
      popularity: 850,
      rating: [4.6, 171],
      variants: [
        ['Standard', 76_684],
        ['H-Smart', 82_684],
      ],
      text: 'A metal body, a silent starter and a resale price like gold.',
      drawing: draw('scooter', {
        ev: false,
        accent: '#1d4ed8',
        lamp: 'none',
        wheels: 'steel',
        graphic: 'none',
      }),
    },
    ['Air-cooled single', '109.5 cc', '7.8 bhp', '5.3 l', '106 kg'],
  ),
  petrolScooter(
    {
      brand: 'tvs',
      model: 'Jupiter 125',
      popularity: 840,
      rating: [4.5, 106],
      variants: [
        ['Drum', 79_540],
        ['SmartXonnect', 90_721],
      ],
      text: 'Two helmets under the seat and the filler at the front, where it belongs.',
      drawing: draw('scooter', {
        ev: false,
        accent: '#6d1f2a',
        seat: '#6b4429',
        visor: true,
        graphic: 'none',
        lamp: 'round',
      }),
    },
    ['Air-cooled single', '124.8 cc', '8.2 bhp', '5.1 l', '108 kg'],
  ),
  petrolScooter(
    {
      brand: 'suzuki',
      model: 'Access 125',
      popularity: 830,
      rating: [4.5, 97],
      variants: [
        ['Drum', 83_800],
        ['Ride Connect', 94_500],
      ],
      text: 'The quick one among the quiet ones.',
      drawing: draw('scooter', {
        ev: false,
        accent: '#e8ecef',
        shape: 'classic',
        seat: '#6b4429',
        mirrors: 'chrome',
        graphic: 'none',
      }),
    },
    ['Air-cooled single', '124 cc', '8.4 bhp', '5.3 l', '106 kg'],
  ),
  petrolScooter(
    {
      brand: 'hero',
      model: 'Xoom 110',
      popularity: 810,
      rating: [4.2, 45],
      variants: [
        ['LX', 71_484],
        ['ZX', 80_967],
      ],
      text: 'Lights that look round the corner before it does.',
      drawing: draw('scooter', {
        ev: false,
        shape: 'sharp',
        accent: '#e8590c',
        graphic: 'slash',
        second: '#12161d',
        lamp: 'arrow',
      }),
    },
    ['Air-cooled single', '110.9 cc', '8 bhp', '5.2 l', '108 kg'],
  ),
  petrolScooter(
    {
      brand: 'tvs',
      model: 'Ntorq 125',
      rating: [4.4, 88],
      variants: [
        ['Disc', 88_000],
        ['Race XP', 1_07_000],
      ],
      text: 'A lap timer on a scooter, and riders who use it.',
      drawing: draw('scooter', {
        ev: false,
        shape: 'sharp',
        accent: '#c8102e',
        second: '#12161d',
        graphic: 'panel',
        lamp: 'twin',
      }),
    },
    ['Air-cooled single', '124.8 cc', '9.3 bhp', '5.8 l', '118 kg'],
  ),
  petrolScooter(
    {
      brand: 'suzuki',
      model: 'Burgman Street',
      rating: [4.3, 52],
      variants: [
        ['Standard', 96_000],
        ['EX', 1_17_000],
      ],
      text: 'A sofa with a windscreen.',
      drawing: draw('scooter', {
        ev: false,
        accent: '#5b6675',
        visor: true,
        lamp: 'twin',
        trim: '#ffffff',
        graphic: 'none',
        fender: 'beak',
      }),
    },
    ['Air-cooled single', '124 cc', '8.6 bhp', '5.5 l', '110 kg'],
  ),
  petrolScooter(
    {
      brand: 'honda',
      model: 'Dio',
      rating: [4.3, 66],
      variants: [
        ['Standard', 74_930],
        ['DLX', 85_650],
      ],
      text: 'The college scooter, lighter and louder in colour than its sister.',
      drawing: draw('scooter', {
        ev: false,
        shape: 'sharp',
        accent: '#f2b705',
        graphic: 'none',
        lamp: 'arrow',
        wheels: 'blade',
      }),
    },
    ['Air-cooled single', '109.5 cc', '7.8 bhp', '5.3 l', '103 kg'],
  ),
];
