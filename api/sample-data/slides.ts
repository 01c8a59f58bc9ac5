import type { Insertable } from 'kysely';
import type { CatalogTables } from '../src/database/tables/catalog.ts';
import { type Drawing, draw } from '../src/pictures/picture.ts';

type Slide = Omit<Insertable<CatalogTables['slides']>, 'position' | 'picture'> & {
  picture: Drawing;
};

/** The four slides of the home page's banner (HOME-4). */
export const SLIDES: Slide[] = [
  {
    key: 'x47',
    panel_bg: 'green',
    ribbon_class: 'volt',
    ribbon: 'New crossover',
    title_top: 'Ultraviolette',
    title_bottom: 'X-47',
    text: 'A radar in its tail and 323 km on a charge, for tar on weekdays and gravel on Sundays.',
    href: '/product/ULTRAVIOLETTE-X-47',
    picture: draw('adventure', {
      ev: true,
      accent: '#5b6675',
      screen: 'low',
      wheels: 'alloy',
      second: '#c8102e',
      rack: false,
    }),
    alt: 'Ultraviolette X-47 electric crossover, side view',
  },
  {
    key: 'shivaksh',
    panel_bg: 'sand',
    ribbon_class: 'saffron',
    ribbon: 'Dealer festive offer',
    title_top: 'Shivaksh',
    title_bottom: 'Festive fleet',
    text: 'Electric three-wheelers for the season, from stock and ready for registration.',
    href: '/listing/electric-three-wheelers',
    picture: draw('rickshaw', { accent: '#f2b705', stripe: '#ffffff' }),
    alt: 'Yellow electric autorickshaw, side view',
  },
  {
    key: 'tvs-xl100',
    panel_bg: 'ink',
    ribbon_class: 'volt',
    ribbon: 'New edition',
    title_top: 'TVS',
    title_bottom: 'XL100',
    text: 'The carrier that carries what it weighs, now with an alloy wheel and a starter button.',
    href: '/product/TVS-XL100',
    picture: draw('moped', { accent: '#f2b705', wheels: 'alloy' }),
    alt: 'TVS XL100 moped, side view',
  },
  {
    key: 'ampere-magnus',
    panel_bg: 'sky',
    ribbon_class: 'green',
    ribbon: 'Electric scooter launch',
    title_top: 'Ampere',
    title_bottom: 'Magnus',
    text: 'The city scooter that charges overnight from a household socket.',
    href: '/product/AMPERE-MAGNUS',
    picture: draw('scooter', { accent: '#d9f07a', second: '#12372a' }),
    alt: 'Ampere Magnus electric scooter, side view',
  },
];
