import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { petrolBike } from './kit.ts';

export const HERITAGE_BIKES: VehicleSeed[] = [
  petrolBike(
    {
      brand: 'royal-enfield',
      model: 'Classic 350',
      popularity: 860,
      rating: [4.7, 156],
      variants: [
        ['Heritage', 1_93_080],
        ['Chrome', 2_30_000],
      ],
      chips: ['Commuter', 'Popular', 'Cruiser', 'Retro', '350 cc', 'Best Selling'],
      text: 'A thump, a teardrop tank and no hurry.',
      drawing: draw('retro', { accent: '#12372a' }),
    },
    ['Air-cooled single', '349 cc', '20.2 bhp', '13 l', '195 kg'],
  ),
  petrolBike(
    {
      brand: 'royal-enfield',
      model: 'Hunter 350',
      rating: [4.5, 84],
      variants: [
        ['Retro', 1_49_900],
        ['Metro Rebel', 1_74_655],
      ],
      chips: ['Roadster', 'Retro', '350 cc', 'Street', 'Popular'],
      text: 'The short one: the same engine on 17 inch wheels, quick through a market.',
      drawing: draw('retro', {
        style: 'cafe',
        accent: '#2f6fde',
        wheels: 'alloy',
        chrome: false,
        gaiters: false,
      }),
    },
    ['Air-cooled single', '349 cc', '20.2 bhp', '13 l', '181 kg'],
  ),
  petrolBike(
    {
      brand: 'royal-enfield',
      model: 'Meteor 350',
      rating: [4.5, 58],
      variants: [
        ['Fireball', 2_06_290],
        ['Supernova', 2_31_890],
      ],
      chips: ['Cruiser', 'Touring', '350 cc'],
      text: 'Feet forward, arrow on the dial, Goa by evening.',
      drawing: draw('cruiser', { accent: '#c2410c' }),
    },
    ['Air-cooled single', '349 cc', '20.2 bhp', '15 l', '191 kg'],
  ),
  petrolBike(
    {
      brand: 'royal-enfield',
      model: 'Continental GT 650',
      rating: [4.6, 37],
      variants: [
        ['Standard', 3_19_000],
        ['Mr Clean', 3_45_000],
      ],
      chips: ['Cafe Racer', 'Retro', 'Roadster'],
      text: 'Clip-ons, a hump and a twin that likes to be wrung.',
      drawing: draw('retro', {
        style: 'cafe',
        accent: '#1b212c',
        tankPanel: '#d7a73c',
        screen: true,
      }),
    },
    ['Air-cooled twin', '648 cc', '47 bhp', '12.5 l', '211 kg'],
  ),
  petrolBike(
    {
      brand: 'royal-enfield',
      model: 'Scram 440',
      rating: [4.3, 24],
      variants: [
        ['Trail', 2_08_000],
        ['Force', 2_15_000],
      ],
      chips: ['Scrambler', 'Latest', 'Dual Sport'],
      text: 'Half a Himalayan: the long-travel half.',
      drawing: draw('retro', {
        style: 'scrambler',
        accent: '#0b7a55',
        pipe: 'high',
        wheels: 'spoke',
      }),
    },
    ['Air-cooled single', '443 cc', '25.4 bhp', '15 l', '196 kg'],
  ),
  petrolBike(
    {
      brand: 'royal-enfield',
      model: 'Bear 650',
      rating: [4.5, 16],
      variants: [
        ['Boardwalk White', 3_39_000],
        ['Two Four Nine', 3_59_000],
      ],
      chips: ['Scrambler', 'Retro', 'Latest'],
      text: 'A scrambler for roads that end in gravel, with both pipes in one.',
      drawing: draw('retro', {
        style: 'scrambler',
        accent: '#e8ecef',
        pipe: 'high',
        tankPanel: '#d7a73c',
        chrome: false,
      }),
    },
    ['Air-cooled twin', '648 cc', '47 bhp', '13.7 l', '214 kg'],
  ),
  petrolBike(
    {
      brand: 'honda',
      model: 'CB350',
      rating: [4.5, 49],
      variants: [
        ['DLX', 2_00_000],
        ["H'ness Legacy", 2_16_356],
      ],
      chips: ['350 cc', 'Retro', 'Roadster'],
      text: 'The polite answer to the thump: as round, and silent at idle.',
      drawing: draw('retro', { accent: '#6d1f2a', wheels: 'alloy' }),
    },
    ['Air-cooled single', '348.4 cc', '20.8 bhp', '15 l', '181 kg'],
  ),
  petrolBike(
    {
      brand: 'kawasaki',
      model: 'W175',
      rating: [4.1, 21],
      variants: [
        ['Standard', 1_13_000],
        ['Street', 1_31_000],
      ],
      chips: ['Retro', 'Cafe Racer', '200 cc'],
      text: 'Small, steel and simple, with a kick lever that still works.',
      drawing: draw('retro', { accent: '#3f7d20', gaiters: false, tankPanel: '#d7a73c' }),
    },
    ['Air-cooled single', '177 cc', '12.8 bhp', '12 l', '135 kg'],
  ),
  petrolBike(
    {
      brand: 'bmw',
      model: 'R nineT',
      rating: [4.8, 8],
      stock: 2,
      variants: [
        ['Pure', 17_30_000],
        ['Racer', 20_90_000],
      ],
      chips: ['Cafe Racer', 'Roadster', 'Retro'],
      text: 'A boxer to build on: the frame unbolts where others are welded.',
      drawing: draw('retro', {
        style: 'cafe',
        accent: '#e8ecef',
        wheels: 'spoke',
        chrome: false,
        gaiters: false,
        screen: true,
      }),
    },
    ['Air-cooled boxer', '1,170 cc', '107.5 bhp', '18 l', '221 kg'],
  ),
  petrolBike(
    {
      brand: 'bajaj',
      model: 'Avenger Cruise 220',
      rating: [4.3, 44],
      variants: [['Standard', 1_45_000]],
      chips: ['Cruiser', '200 cc', 'Touring'],
      text: 'A tall screen and a low seat for the price of a commuter.',
      drawing: draw('cruiser', { accent: '#1b212c', bars: 'high', sissy: true, wheels: 'spoke' }),
    },
    ['Oil-cooled single', '220 cc', '18.8 bhp', '13 l', '163 kg'],
  ),
  petrolBike(
    {
      brand: 'kawasaki',
      model: 'Vulcan S',
      rating: [4.4, 13],
      stock: 5,
      variants: [['Standard', 7_10_000]],
      chips: ['Cruiser', 'Touring'],
      text: 'The parallel twin of a sports bike in a long, low frame that adjusts to the rider.',
      drawing: draw('cruiser', {
        accent: '#5b6675',
        bars: 'flat',
        seat: 'solo',
        wheels: 'alloy',
        chrome: false,
      }),
    },
    ['Liquid-cooled twin', '649 cc', '59.9 bhp', '14 l', '235 kg'],
  ),
  petrolBike(
    {
      brand: 'tvs',
      model: 'Ronin',
      rating: [4.4, 46],
      variants: [
        ['SS', 1_35_000],
        ['TD', 1_72_700],
      ],
      chips: ['Roadster', 'Scrambler', 'Cruiser', '200 cc'],
      text: 'Neither cruiser nor scrambler, and happy between the two.',
      drawing: draw('retro', {
        style: 'scrambler',
        accent: '#b08d57',
        wheels: 'alloy',
        gaiters: false,
      }),
    },
    ['Oil-cooled single', '225.9 cc', '20.1 bhp', '14 l', '160 kg'],
  ),
  petrolBike(
    {
      brand: 'yamaha',
      model: 'XSR155',
      rating: [4.4, 7],
      stock: 0,
      restockInDays: 40,
      variants: [['Standard', 1_49_990]],
      chips: ['Upcoming', 'Retro', 'Cafe Racer', '150 cc'],
      text: 'The R15 underneath, the seventies on top. Deliveries begin with the next shipment.',
      drawing: draw('retro', {
        accent: '#1d4ed8',
        wheels: 'alloy',
        tankPanel: '#cdd5de',
        chrome: false,
        gaiters: false,
      }),
    },
    ['Liquid-cooled single', '155 cc', '18.1 bhp', '10.4 l', '137 kg'],
  ),
];
