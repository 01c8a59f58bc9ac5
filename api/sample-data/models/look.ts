import type { Kind, OptionsFor, PictureOptions } from '@evmandi/artwork';
import { type Drawing, draw } from '../../src/pictures/picture.ts';

/** A colour as its maker names it, with the one or two paints that it is made of. */
export interface Paint {
  name: string;
  accent: string;
  second?: string;
}

/** What a model is sold as: a price, its paints, and what sets it apart to the eye. */
export interface Edition {
  name: string;
  /** Rupees. */
  price: number;
  paints: Paint[];
  /** Motor, power, battery, range and weight, where they are not those of the model. */
  motor?: string;
  drawing(paint: Paint): Drawing;
}

/** Where the second paint of a kind goes; a kind left out has one paint. */
const SECOND: Partial<Record<Kind, string>> = {
  adventure: 'second',
  cargoCycle: 'freightColour',
  commuter: 'stripe',
  cruiser: 'pinstripe',
  cycle: 'rim',
  eRickshaw: 'roof',
  hatchback: 'roof',
  moped: 'stripe',
  retro: 'tankPanel',
  rickshaw: 'roof',
  scooter: 'second',
  sedan: 'roof',
  sport: 'second',
  street: 'second',
  suv: 'roof',
  tourer: 'trim',
  van: 'side',
};

/** `Racing Blue #1d4ed8 #ffffff`. */
function paint(text: string): Paint {
  const [, name, accent, second] = /^(.+?) (#[0-9a-f]{6})(?: (#[0-9a-f]{6}))?$/.exec(text) ?? [];
  if (!name || !accent) throw new Error(`The sample data names no paint in "${text}"`);
  return { name, accent, ...(second && { second }) };
}

type EditionRow<K extends Kind> = [
  name: string,
  price: number,
  paints: string,
  options?: OptionsFor<K>,
  motor?: string,
];

/** Editions with their paints, as `Name #accent #second | Name #accent`, on one kind of drawing. */
export const look = <K extends Kind>(
  kind: K,
  options: OptionsFor<K>,
  editions: EditionRow<K>[],
): Edition[] =>
  editions.map(([name, price, paints, own, motor]) => ({
    name,
    price,
    ...(motor && { motor }),
    paints: paints.split(' | ').map(paint),
    drawing({ accent, second }) {
      const painted: PictureOptions = { ...options, ...own, accent };
      const place = SECOND[kind];
      const whole = second && place ? { ...painted, [place]: second } : painted;
      return draw(kind, whole as OptionsFor<K>);
    },
  }));
