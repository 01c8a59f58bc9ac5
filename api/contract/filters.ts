import { BODY_STYLES, COLOURS, FUELS, MAX_STARS } from '@evmandi/contract/domain/filter-values';
import {
  FILTER_KEYS,
  FILTERS,
  type FilterKey,
  type FilterKind,
  filterRow,
  groupOf,
} from '@evmandi/contract/domain/filters';
import { MAX_VEHICLES } from '@evmandi/contract/domain/fitment';
import { MAX_IDS } from '@evmandi/contract/domain/limits';
import { PRODUCT_SORTS } from '@evmandi/contract/domain/sorts';
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

const MAX_RUPEES = 1_00_00_00_000;
const MAX_NAMES = 50;
const MAX_NAME = 80;

const idsParam = z
  .union([z.string(), z.array(z.string())], { error: 'must be text' })
  .transform((value) =>
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .filter(Boolean),
  )
  .pipe(z.array(z.string()).max(MAX_IDS, { error: `must name ${MAX_IDS} products or fewer` }));

type Rows = typeof FILTERS;
type ValueOf<Kind extends FilterKind> = Kind extends 'names' | 'choices' | 'vehicles' | 'facts'
  ? string[]
  : Kind extends 'flag'
    ? boolean
    : Kind extends 'stars' | 'rupees'
      ? number
      : string;

/** A parameter of each filter by its name; undefined when it is left out or empty. */
type FilterParams = {
  [K in FilterKey as Rows[K]['param']]: z.ZodOptional<z.ZodType<ValueOf<Rows[K]['kind']>>>;
};

function paramOf(key: FilterKey): z.ZodType {
  const { kind, values = [] } = filterRow(key);
  const choices = values as [string, ...string[]];
  switch (kind) {
    case 'words':
      return searchParam;
    case 'name':
      return nameParam(MAX_NAME);
    case 'names':
    case 'facts':
      return namesParam(MAX_NAMES);
    case 'vehicles':
      return namesParam(MAX_VEHICLES);
    case 'choice':
      return choiceParam(choices);
    case 'choices':
      return choicesParam(choices);
    case 'flag':
      return flagParam;
    case 'stars':
      return wholeParam({ from: 1, to: MAX_STARS });
    default:
      return wholeParam({ from: 0, to: MAX_RUPEES });
  }
}

/** What the reference says of a parameter. */
const DESCRIPTIONS: Partial<Record<FilterKey, string>> = {
  q: 'Words of name, brand, SKU or category, or a part number',
  exact: 'true takes the words of q as they are typed: none is corrected or left out',
  model: 'Slug of a vehicle model, such as splendor-plus',
  fits: 'Vehicles as make.model, make.model.variant or with _year behind: keeps what fits one of them and what is universal',
  unrecorded: 'The parts of which nobody has recorded what they fit, whatever fits asks for',
  budget: 'A price band of the home page',
  voltage: 'Figures such as 60-v, or ranges',
  capacity:
    'Figures such as 9-ah, or ranges such as 5-to-10-ah, without its end, or 5-ah-to-7-5-ah, with it',
  power: 'Figures such as 7-4-kw, or ranges such as under-1-kw or up-to-1-kw',
  current: 'Figures such as 32-a, or ranges',
  connector: 'Connectors such as type-2',
  length: 'Figures such as 340-mm, or ranges such as at-least-2-m',
  diameter: 'Figures such as 220-mm or 17-inch',
  position: 'front or rear',
  thread: 'Threads such as m10',
  inStock: 'Only what is in stock',
  discounted: 'Only what is sold below its original price',
  priceMin: 'Whole rupees, included',
  priceMax: 'Whole rupees, included',
  brand: 'Brand slugs',
  rating: 'So many stars or more',
  colour: `Colours among ${COLOURS.join(', ')}`,
  condition: 'New or used',
  bodyStyle: `Body styles among ${BODY_STYLES.join(', ')}`,
  fuel: `What vehicles run on, among ${FUELS.join(', ')}`,
};

const filterParams = Object.fromEntries(
  FILTER_KEYS.map((key) => [
    FILTERS[key].param,
    paramOf(key).describe(DESCRIPTIONS[key] ?? filterRow(key).legend ?? key),
  ]),
) as FilterParams;

const sorts = PRODUCT_SORTS.map(({ value }) => value);

/** `GET /api/products`. Lists repeat the parameter or separate by commas. */
export const productsQuerySchema = z.object({
  category: nameParam(MAX_NAME).describe(
    'Category slug, or the path of a menu link such as chargers/accessories; what is below it counts too',
  ),
  ...filterParams,
  ids: idsParam
    .optional()
    .describe('Product ids, at most 100: answers those, in that order, whatever else is asked'),
  sort: z
    .enum(sorts, { error: `must be one of ${sorts.join(', ')}` })
    .optional()
    .describe('Left out, what fits best comes first with q, what is popular without'),
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
  price_steps: flagParam.describe(
    'true adds the prices that divide the result, its price filter left out, into twenty parts of as many products',
  ),
});
export type ProductsQuery = z.infer<typeof productsQuerySchema>;

/** What can be removed from a listing one at a time; `price` is both of its ends. */
export const FILTER_GROUPS = ['category', ...new Set(FILTER_KEYS.map(groupOf))] as const;
export type Filter = (typeof FILTER_GROUPS)[number];
