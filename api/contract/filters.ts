import { slug } from '@evmandi/contract/domain/slug';
import { z } from 'zod';
import { pageParam, searchParam } from './common.ts';
import {
  choiceParam,
  choicesParam,
  flagParam,
  nameParam,
  namesParam,
  wholeParam,
} from './params.ts';

export const PRODUCT_SORTS = ['popularity', 'price_asc', 'price_desc', 'name', 'rating'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Colours of specification 3, as addresses name them. */
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
export const FUELS = ['petrol', 'electric', 'hybrid', 'cng'] as const;

/** Body styles of specification 3, by the slug of their name. */
export const BODY_STYLES = [
  'sports-bikes',
  'cruiser-bikes',
  'commuter-bikes',
  'sports-naked-bikes',
  'off-road-bikes',
  'super-bikes',
] as const;
export type BodyStyle = (typeof BODY_STYLES)[number];

interface Budget {
  name: string;
  slug: string;
  /** Whole rupees, included. */
  from: number;
  /** Whole rupees, no longer included; null for no end. */
  below: number | null;
}

const LAKH = 1_00_000;
const band = (name: string, from: number, below: number | null): Budget => ({
  name,
  slug: slug(name),
  from,
  below,
});

/** Price bands of specification 3. */
export const BUDGETS: readonly Budget[] = [
  band('Rs. 30,000 - 50,000', 30_000, 50_000),
  band('Rs. 50,000 - 70,000', 50_000, 70_000),
  band('Rs. 70,000 - 1 Lakh', 70_000, LAKH),
  band('Rs. 1 - 2 Lakh', LAKH, 2 * LAKH),
  band('Rs. 2 - 5 Lakh', 2 * LAKH, 5 * LAKH),
  band('Above 5 Lakh', 5 * LAKH, null),
];
const BUDGET_SLUGS = BUDGETS.map((budget) => budget.slug) as [string, ...string[]];

const MOST_RUPEES = 1_00_00_00_000;
const rupees = wholeParam({ from: 0, to: MOST_RUPEES });

const idsParam = z
  .union([z.string(), z.array(z.string())], { error: 'must be text' })
  .transform((value) =>
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .filter(Boolean),
  )
  .pipe(z.array(z.string()).max(100, { error: 'must name 100 products or fewer' }));

/** `GET /api/products`. Lists repeat the parameter or separate by commas. */
export const productsQuerySchema = z.object({
  category: nameParam(80).describe(
    'Category slug, or the path of a menu link such as chargers/accessories; what is below it counts too',
  ),
  q: searchParam.describe('Words of name, brand, SKU or category, or a part number'),
  brand: namesParam(50).describe('Brand slugs'),
  price_min: rupees.describe('Whole rupees, included'),
  price_max: rupees.describe('Whole rupees, included'),
  rating: wholeParam({ from: 1, to: 5 }).describe('So many stars or more'),
  colour: choicesParam(COLOURS).describe(`Colours among ${COLOURS.join(', ')}`),
  in_stock: flagParam.describe('Only what is in stock'),
  discounted: flagParam.describe('Only what is sold below its original price'),
  condition: choiceParam(CONDITIONS).describe('New or used'),
  body_style: choicesParam(BODY_STYLES).describe(`Body styles among ${BODY_STYLES.join(', ')}`),
  fuel: choicesParam(FUELS).describe(`What vehicles run on, among ${FUELS.join(', ')}`),
  model: nameParam(80).describe('Slug of a vehicle model, such as splendor-plus'),
  budget: choiceParam(BUDGET_SLUGS).describe('A price band of the home page'),
  ids: idsParam
    .optional()
    .describe('Product ids, at most 100: answers those, in that order, whatever else is asked'),
  sort: z
    .enum(PRODUCT_SORTS, { error: `must be one of ${PRODUCT_SORTS.join(', ')}` })
    .default('popularity')
    .describe('With q and the default, what fits best comes first'),
  page: pageParam,
  page_size: z.coerce
    .number({ error: 'must be a whole number from 1 to 100' })
    .int({ error: 'must be a whole number from 1 to 100' })
    .min(1, { error: 'must be 1 or more' })
    .max(100, { error: 'must be 100 or less' })
    .default(9),
  facets: flagParam.describe(
    'false leaves facets, price span and advice out, for a shorter answer',
  ),
});
export type ProductsQuery = z.infer<typeof productsQuerySchema>;

/** What can be taken off a listing one at a time; `price` is both of its ends. */
export const FILTERS = [
  'category',
  'q',
  'brand',
  'price',
  'rating',
  'colour',
  'in_stock',
  'discounted',
  'condition',
  'body_style',
  'fuel',
  'model',
  'budget',
] as const;
export type Filter = (typeof FILTERS)[number];
