import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { electricScooter } from './kit.ts';

export const ELECTRIC_SCOOTERS: VehicleSeed[] = [
  electricScooter(
    {
      brand: 'ather',
      model: '450X',
      popularity: 820,
      rating: [4.6, 312],
      stock: 22,
      variants: [
        ['2.9 kWh', 1_47_000],
        ['3.7 kWh', 1_77_000],
      ],
      text: 'Fast city scooter with a touch screen, and a warp mode for the lights.',
      drawing: draw('scooter', { accent: '#e8ecef', graphic: 'badge', second: '#12806a' }),
    },
    ['PMSM electric motor', '6.4 kW', '3.7 kWh', '150 km', '108 kg'],
  ),
  electricScooter(
    {
      brand: 'bajaj',
      model: 'Chetak',
      popularity: 815,
      rating: [4.5, 198],
      variants: [
        ['3001', 99_900],
        ['3501', 1_35_000],
      ],
      text: 'Metal body, quiet city scooter. The name your grandfather waited ten years for.',
      drawing: draw('scooter', {
        shape: 'classic',
        accent: '#33658a',
        seat: '#6b4429',
        mirrors: 'chrome',
        trim: '#ffffff',
      }),
    },
    ['PMSM electric motor', '4 kW', '3.5 kWh', '153 km', '134 kg'],
  ),
  electricScooter(
    {
      brand: 'ola',
      model: 'S1 Pro',
      popularity: 812,
      rating: [4.2, 540],
      variants: [
        ['3 kWh', 1_15_000],
        ['4 kWh', 1_70_000],
      ],
      text: 'Long range family scooter with hill hold and a boot for two helmets.',
      drawing: draw('scooter', {
        accent: '#e8590c',
        graphic: 'none',
        lamp: 'twin',
        fender: 'slim',
      }),
    },
    ['PMSM electric motor', '11 kW', '4 kWh', '242 km', '118 kg'],
  ),
  electricScooter(
    {
      brand: 'ampere',
      model: 'Magnus',
      popularity: 808,
      rating: [4.1, 87],
      variants: [
        ['EX', 84_900],
        ['Neo', 94_900],
      ],
      text: 'Light city scooter, charges from a household socket.',
      drawing: draw('scooter', { accent: '#d9f07a', second: '#12372a' }),
    },
    ['Hub electric motor', '2.1 kW', '2.3 kWh', '118 km', '96 kg'],
  ),
  electricScooter(
    {
      brand: 'tvs',
      model: 'iQube',
      rating: [4.5, 174],
      variants: [
        ['2.2 kWh', 94_434],
        ['ST 5.1 kWh', 1_58_834],
      ],
      text: 'A hub motor that never whines and a service shop in every district.',
      drawing: draw('scooter', {
        accent: '#c9d2db',
        lamp: 'strip',
        graphic: 'panel',
        second: '#1d4ed8',
      }),
    },
    ['Hub electric motor', '4.4 kW', '5.1 kWh', '212 km', '117 kg'],
  ),
  electricScooter(
    {
      brand: 'hero',
      model: 'Vida V2',
      rating: [4.2, 63],
      variants: [
        ['Lite', 85_000],
        ['Pro', 1_20_300],
      ],
      text: 'Two removable batteries: one rides, one charges upstairs.',
      drawing: draw('scooter', {
        shape: 'sharp',
        accent: '#1d4ed8',
        graphic: 'panel',
        lamp: 'arrow',
      }),
    },
    ['PMSM electric motor', '6 kW', '3.9 kWh', '165 km', '125 kg'],
  ),
  electricScooter(
    {
      brand: 'hero-electric',
      model: 'Cargo NYX',
      rating: [4.3, 58],
      variants: [['HS500 ER', 86_540]],
      text: 'A delivery scooter: flat deck, big box, brakes for both.',
      drawing: draw('scooter', {
        shape: 'cargo',
        box: 'delivery',
        accent: '#12806a',
        wheels: 'steel',
      }),
    },
    ['Hub electric motor', '1.3 kW', '3 kWh', '138 km', '87 kg'],
  ),
];
