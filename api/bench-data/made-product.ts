import type { Condition } from '@evmandi/contract/domain/filter-values';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { coloursOfPart } from '../sample-data/colours.ts';
import type { Random } from '../sample-data/random.ts';
import type { Pattern } from './patterns.ts';

const PAISE = 100;
const LAUNCH_DAYS = 700;
const CITIES = ['Hyderabad', 'Pune', 'Chennai', 'Bengaluru', 'Jaipur', 'Kochi', 'Indore', 'Delhi'];
const USED_AISLE_SHARE: [low: number, high: number] = [35, 85];
const ODD = 2_654_435_761;

/** What tells a product from its pattern, for `products` and the tables beside it. */
export interface MadeProduct {
  /** Of its pattern. */
  place: number;
  sku: string;
  name: string;
  brand_id: string;
  condition: Condition;
  price: number;
  original_price: number | null;
  colours: string[];
  /** Of its picture, where it is another than the pattern's. */
  accent: string | null;
  /** The model it is for. */
  fits: string | null;
  highlights: string[] | null;
  year: number | null;
  kilometres: number | null;
  city: string | null;
  popularity: number;
  restock_in_days: number | null;
  launched_days_ago: number;
  /** Pieces of its opening movement. */
  stock: number;
  /** One entry for each review. */
  stars: number[];
}

/** Parts of one brand, alike but for what they fit. */
export interface Series {
  word: string;
  brand_id: string;
  pattern: Pattern;
}

const rounded = (paise: number) => Math.max(10, Math.round(paise / PAISE / 10) * 10) * PAISE;

/** Another colour for every number: no two new products look the same. */
const accentOf = (number: number) =>
  `#${(((number * ODD) >>> 0) % 0x1000000).toString(16).padStart(6, '0')}`;

function common(random: Random) {
  const inStock = random.next() < 0.85;
  const liked = random.pick([3, 4, 4, 5]);
  const reviews = random.next() < 0.35 ? 0 : 1 + Math.floor(random.next() ** 3 * 6);
  return {
    popularity: Math.floor(random.next() ** 6 * 900),
    stock: inStock ? random.whole(1, 300) : 0,
    restock_in_days: !inStock && random.next() < 0.6 ? random.whole(2, 40) : null,
    launched_days_ago: random.whole(0, LAUNCH_DAYS),
    stars: Array.from({ length: reviews }, () =>
      Math.min(5, Math.max(1, liked + random.whole(-1, 1))),
    ),
  };
}

/** A part of a series, for one vehicle. `number` is unique. */
export function madePart(
  { word, brand_id, pattern }: Series,
  fits: Pattern,
  number: number,
  random: Random,
): MadeProduct {
  const price = rounded((pattern.price * random.whole(60, 180)) / 100);
  const accent = accentOf(number);
  const options = { ...pattern.picture.options, accent };
  const fitting = fits.name.split(',')[0] ?? fits.name;
  return {
    ...common(random),
    place: pattern.place,
    brand_id,
    sku: `${word.toUpperCase()}-${pattern.sku}-${number}`,
    name: `${word} ${pattern.name} for ${fitting}`,
    condition: 'new',
    price,
    original_price: random.next() < 0.25 ? rounded(price * 1.25) : null,
    colours: coloursOfPart({ ...pattern.picture, options }),
    accent,
    fits: fitting,
    highlights: null,
    year: null,
    kilometres: null,
    city: null,
  };
}

/** A used copy of a ride. `number` is unique. */
export function madeUsed(ride: Pattern, number: number, random: Random): MadeProduct {
  const year = random.whole(2012, 2025);
  const kilometres = random.whole(2, 600) * 100;
  const city = random.pick(CITIES);
  const [low, high] = USED_AISLE_SHARE;
  return {
    ...common(random),
    place: ride.place,
    brand_id: ride.brand_id,
    sku: `USED-${ride.sku}-${year}-${number}`,
    name: `${ride.name}, ${year}`,
    condition: 'used',
    price: rounded((ride.price * random.whole(low, high)) / 100),
    original_price: null,
    colours: ride.colours,
    accent: null,
    fits: null,
    highlights: [String(year), `${formatNumber(kilometres)} km`, city],
    year,
    kilometres,
    city,
    stock: 1,
    restock_in_days: null,
    stars: [],
  };
}
