import { draw } from '../../pictures/picture.ts';
import type { UsedSeed } from '../types.ts';

const CHECKED =
  'Bought back from its first owner, checked on 60 points and sold with six months of warranty.';

interface Facts {
  kilometres: string;
  owner: string;
  place: string;
}

const history = ({ kilometres, owner, place }: Facts): Pick<UsedSeed, 'facts' | 'specs'> => ({
  facts: [kilometres, owner, place],
  specs: [
    ['Driven', kilometres],
    ['Owners', owner],
    ['Registered in', place],
    ['Warranty', '6 months'],
  ],
});

/** One vehicle each; `model` is the SKU of the new one. */
export const USED_BIKES: UsedSeed[] = [
  {
    model: 'HERO-SPLENDOR-PLUS',
    name: 'Hero Splendor Plus',
    year: 2021,
    price: 48_500,
    brand: 'hero',
    category: 'used-bikes',
    rating: [4.2, 5],
    stock: 1,
    text: CHECKED,
    ...history({ kilometres: '24,300 km', owner: 'First owner', place: 'Hyderabad' }),
    drawing: draw('commuter', {
      accent: '#39424f',
      stripe: '#ffffff',
      graphic: 'band',
      rack: true,
      crash: true,
    }),
  },
  {
    model: 'HONDA-ACTIVA-6G',
    name: 'Honda Activa 6G',
    year: 2020,
    price: 52_000,
    brand: 'honda',
    category: 'used-bikes',
    rating: [4.4, 7],
    stock: 1,
    text: CHECKED,
    ...history({ kilometres: '18,900 km', owner: 'First owner', place: 'Secunderabad' }),
    drawing: draw('scooter', {
      ev: false,
      accent: '#8a94a3',
      lamp: 'none',
      wheels: 'steel',
      graphic: 'none',
      basket: true,
    }),
  },
  {
    model: 'BAJAJ-PULSAR-150',
    name: 'Bajaj Pulsar 150',
    year: 2019,
    price: 61_000,
    brand: 'bajaj',
    category: 'used-bikes',
    rating: [4.0, 4],
    stock: 1,
    text: CHECKED,
    ...history({ kilometres: '31,200 km', owner: 'Second owner', place: 'Warangal' }),
    drawing: draw('commuter', {
      accent: '#6d1f2a',
      tank: 'sharp',
      seat: 'stepped',
      side: 'wedge',
      lamp: 'cowl',
      exhaust: 'black',
    }),
  },
  {
    model: 'ROYAL-ENFIELD-CLASSIC-350',
    name: 'Royal Enfield Classic 350',
    year: 2020,
    price: 1_38_000,
    brand: 'royal-enfield',
    category: 'used-bikes',
    rating: [4.7, 6],
    stock: 1,
    text: CHECKED,
    ...history({ kilometres: '22,700 km', owner: 'First owner', place: 'Vijayawada' }),
    drawing: draw('retro', { accent: '#1b212c', chrome: true }),
  },
  {
    model: 'ATHER-450X',
    name: 'Ather 450X',
    year: 2022,
    price: 89_000,
    brand: 'ather',
    category: 'used-bikes',
    rating: [4.3, 3],
    stock: 1,
    text: CHECKED,
    ...history({ kilometres: '14,100 km', owner: 'First owner', place: 'Hyderabad' }),
    drawing: draw('scooter', { accent: '#5b6675', graphic: 'badge', second: '#12806a' }),
  },
];
