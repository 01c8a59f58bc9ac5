import { slug } from './slug.ts';

/** The colours of the listing (LIST-5), as addresses name them. */
export const COLOURS = [
  'red',
  'blue',
  'green',
  'yellow',
  'white',
  'black',
  'orange',
  'purple',
] as const;
export type Colour = (typeof COLOURS)[number];

export const CONDITIONS = ['new', 'used'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const FUELS = ['petrol', 'electric', 'hybrid', 'cng'] as const;
export type Fuel = (typeof FUELS)[number];

/** The body styles (HOME-17), by the slugs of their names. */
export const BODY_STYLES = [
  'sports-bikes',
  'cruiser-bikes',
  'commuter-bikes',
  'sports-naked-bikes',
  'off-road-bikes',
  'super-bikes',
] as const;
export type BodyStyle = (typeof BODY_STYLES)[number];

export const MAX_STARS = 5;

interface Budget {
  name: string;
  slug: string;
  /** Whole rupees, included. */
  from: number;
  /** Whole rupees, not included; null for no upper end. */
  below: number | null;
}

const LAKH = 1_00_000;
const band = (name: string, from: number, below: number | null): Budget => ({
  name,
  slug: slug(name),
  from,
  below,
});

/** The budget bands (HOME-16). */
export const BUDGETS: readonly Budget[] = [
  band('Rs. 30,000 - 50,000', 30_000, 50_000),
  band('Rs. 50,000 - 70,000', 50_000, 70_000),
  band('Rs. 70,000 - 1 Lakh', 70_000, LAKH),
  band('Rs. 1 - 2 Lakh', LAKH, 2 * LAKH),
  band('Rs. 2 - 5 Lakh', 2 * LAKH, 5 * LAKH),
  band('Above 5 Lakh', 5 * LAKH, null),
];

const wordOf = (value: string) =>
  value === 'cng' ? 'CNG' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`;

/** Returns the text for a value: `red` is Red, `cng` is CNG, `sports-naked-bikes` Sports Naked Bikes. */
export const nameOfSlug = (value: string): string => value.split('-').map(wordOf).join(' ');

/** Returns the text for a least rating: `5`, `4 and up`. */
export const nameOfRating = (stars: number): string =>
  stars === MAX_STARS ? String(stars) : `${stars} and up`;

/** True for what may be the slug of a category, a brand or a model. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,80}$/.test(text);
