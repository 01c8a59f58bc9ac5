import { AVAILABILITY } from '@evmandi/contract/domain/availability';
import { BODY_STYLES, COLOURS, CONDITIONS, FUELS } from '@evmandi/contract/domain/filter-values';
import { MAX_COMPARED } from '@evmandi/contract/domain/limits';
import { UNITS } from '@evmandi/contract/domain/units';
import { z } from 'zod';
import { pageInfo, paise, pictureSchema, priceBreaksSchema } from './common.ts';
import { emptyAdviceSchema, facetsSchema, priceSpanSchema } from './facets.ts';
import { namesParam, wholeParam } from './params.ts';
import { reviewSchema, starCountSchema } from './reviews.ts';

export { type ProductsQuery, productsQuerySchema } from './filters.ts';

const VEHICLES = ['bike', 'scooter', 'cycle', 'three-wheeler', 'four-wheeler'] as const;

const picture = pictureSchema;
export type Picture = z.infer<typeof picture>;

const brand = z.object({ slug: z.string(), name: z.string() });
const categoryLink = z.object({ slug: z.string(), name: z.string() });

export const productCardSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  brand,
  /** From the root of the tree down to the product's own. */
  categories: z.array(categoryLink),
  price: paise,
  originalPrice: paise.nullable(),
  /** What many cost: `unitPrice` of `unit-price.ts` reckons with it. */
  priceBreaks: priceBreaksSchema,
  /** Percent off the original price, whole. */
  discount: z.number().int().min(0).max(99),
  /** For a vehicle model: its cheapest and dearest new variant. */
  priceRange: z.object({ min: paise, max: paise }).nullable(),
  picture,
  /** Short facts for a card: "Ceramic compound". */
  highlights: z.array(z.string()),
  /** 1.0 to 5.0 with one decimal; 0 without reviews. */
  rating: z.number().min(0).max(5),
  reviews: z.number().int().nonnegative(),
  availability: z.enum(AVAILABILITY),
  /** Date of the next delivery, `YYYY-MM-DD`, when delayed. */
  restockDate: z.string().nullable(),
  /** First day of sale, `YYYY-MM-DD`, of what is to come: until then it is out of stock. */
  soldFrom: z.string().nullable(),
  /** How many are in stock, by bands: 100, 50 or 10 or more, else so many; 0 for what is not in stock. */
  stockBand: z.int().min(0).max(100),
  unit: z.enum(UNITS),
  /** Pieces in one of its unit. */
  packSize: z.int().positive(),
  /** Code of the goods for GST, where known. */
  hsn: z.string().nullable(),
  /** Working days until there is more of it than the stock, where the supplier says so. */
  leadDays: z.int().positive().nullable(),
  supplier: z.string(),
  electric: z.boolean(),
  /** Basis points: 1000 is 10 %. */
  taxRate: z.number().int().nonnegative(),
  condition: z.enum(CONDITIONS),
  /** For used vehicles only. */
  used: z.object({ year: z.int(), kilometres: z.int().nonnegative(), city: z.string() }).nullable(),
  /** For vehicles only, as are the four below. */
  vehicle: z.enum(VEHICLES).nullable(),
  fuel: z.enum(FUELS).nullable(),
  bodyStyle: z.enum(BODY_STYLES).nullable(),
  /** The colour as its maker names it. */
  colourName: z.string().nullable(),
  /** `/{make}/{model}`, the page of its model. */
  modelPath: z.string().nullable(),
  /** Colours of the filter that it has. */
  colours: z.array(z.enum(COLOURS)),
  /** For parts only: what they fit. No models and not universal: nobody has recorded it. */
  fitment: z
    .object({
      universal: z.boolean(),
      models: z.int().nonnegative(),
      /** Make and model of one of them. */
      first: z.string().nullable(),
    })
    .nullable(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** What a search says of the price, in whole rupees and both ends included, and its other words. */
const understoodSchema = z.object({
  q: z.string(),
  priceMin: z.int().nullable(),
  priceMax: z.int().nullable(),
});
export type Understood = z.infer<typeof understoodSchema>;

export const productListSchema = z.object({
  category: z
    .object({
      slug: z.string(),
      name: z.string(),
      path: z.array(categoryLink),
      children: z.array(categoryLink.extend({ count: z.number().int() })),
    })
    .nullable(),
  products: z.array(productCardSchema),
  page: pageInfo,
  /** Null, as are span and advice, when ids were asked for or facets left out. */
  facets: facetsSchema.nullable(),
  /** Null also when nothing is in it. */
  priceSpan: priceSpanSchema.nullable(),
  /** With `price_steps`: from the lowest price to the highest, half way the median; paise. */
  priceSteps: z.array(paise).optional(),
  /** Null unless nothing was found. */
  empty: emptyAdviceSchema.nullable(),
  /** The words that were searched instead, when those of `q` occur nowhere; else null. */
  corrected: z.string().nullable(),
  /** Where `q` says what may be paid: what was asked for instead, the price filter among it. */
  understood: understoodSchema.optional(),
  /** With `fits`: those of the vehicles that are known, and what they are called. */
  vehicles: z.array(z.object({ value: z.string(), name: z.string() })).optional(),
  /** With `fits`: parts without a record that all other filters keep (GARAGE-2); else null. */
  unrecorded: z.int().nonnegative().nullable(),
});
export type ProductList = z.infer<typeof productListSchema>;

/** A product of the same model; `variant` is what the maker calls it. */
export const variantSchema = z.object({
  id: z.string(),
  sku: z.string(),
  variant: z.string(),
  colourName: z.string(),
  colours: z.array(z.enum(COLOURS)),
  price: paise,
  availability: z.enum(AVAILABILITY),
  soldFrom: z.string().nullable(),
});
export type Variant = z.infer<typeof variantSchema>;

/** A product as far as it is compared. */
export const comparedProductSchema = productCardSchema.extend({
  description: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type ComparedProduct = z.infer<typeof comparedProductSchema>;

export const productDetailSchema = comparedProductSchema.extend({
  /** Four different views or more, the first is the one of the card at full size. */
  gallery: z.array(picture),
  /** The ten newest; the rest at `/api/reviews`. */
  recentReviews: z.array(reviewSchema),
  stars: z.array(starCountSchema),
  /** Two other products for "Frequently bought together". */
  boughtTogether: z.array(productCardSchema),
  /** One of this and one of each of those. */
  boughtTogetherTotal: paise,
  /** Valid today in India, of the product or its model; both days belong to it. */
  offers: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
    }),
  ),
  /** All new products of the same model, itself too: variants and colours. */
  variants: z.array(variantSchema),
  /** Working days of the way once it leaves. */
  delivery: z.object({ min: z.int(), max: z.int() }),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

const slideSchema = z.object({
  key: z.string(),
  ribbon: z.string(),
  titleTop: z.string(),
  titleBottom: z.string(),
  text: z.string(),
  picture,
  href: z.string(),
  panelBg: z.enum(['green', 'ink', 'sand', 'sky']),
  ribbonClass: z.enum(['volt', 'saffron', 'green', 'ink']),
});

export const vehicleCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `/{make}/{model}` (ROUTE-7). */
  path: z.string(),
  price: z.object({ min: paise, max: paise }),
  picture,
  electric: z.boolean(),
  /** Slugs of its own category and of the spotlight chips or tabs that it belongs to. */
  groups: z.array(z.string()),
  /** "View September Offers" while one is valid, else "View Offers". */
  offersLabel: z.string(),
});
export type VehicleCard = z.infer<typeof vehicleCardSchema>;

const categoryCardSchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  picture,
  count: z.number().int(),
});
export type CategoryCard = z.infer<typeof categoryCardSchema>;

/** `GET /api/home`: all that the home page shows, in one call. */
export const homeSchema = z.object({
  slides: z.array(slideSchema),
  /** Bikes in the spotlight; `groups` holds chip slugs such as `commuter-bikes`. */
  bikes: z.array(vehicleCardSchema),
  /** `groups` holds `popular-scooters`, `electric-scooters`. */
  scooters: z.array(vehicleCardSchema),
  evBikes: z.array(vehicleCardSchema),
  evScooters: z.array(vehicleCardSchema),
  categories: z.array(categoryCardSchema),
  brands: z.array(brand),
  /** `count` is of new bikes and scooters; `from` is included, `below` not, both whole rupees. */
  budgets: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      from: z.int(),
      below: z.int().nullable(),
      count: z.int().nonnegative(),
    }),
  ),
  /** New bikes of each body style. */
  bodyStyles: z.array(z.object({ name: z.string(), slug: z.string(), count: z.number().int() })),
  /** Models by brand slug, for the search panel. */
  models: z.array(z.object({ brand: z.string(), slug: z.string(), name: z.string() })),
});
export type Home = z.infer<typeof homeSchema>;

/** `GET /api/categories`: the six cards, and the whole tree of aisles with what each holds. */
export const categoriesSchema = z.object({
  cards: z.array(categoryCardSchema),
  tree: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** Slug of the category above it. */
      parent: z.string().nullable(),
      count: z.number().int().nonnegative(),
    }),
  ),
});
export type Categories = z.infer<typeof categoriesSchema>;

/** `GET /api/comparison`: those that exist of the ids, in their order. */
export const comparisonQuerySchema = z.object({
  ids: namesParam(MAX_COMPARED).describe(`Product ids, at most ${MAX_COMPARED}`),
});

export const comparisonSchema = z.object({ products: z.array(comparedProductSchema) });
export type Comparison = z.infer<typeof comparisonSchema>;

/** `GET /api/products/:id/related`: of the same category, in stock, the most popular first. */
export const relatedQuerySchema = z.object({
  without: namesParam(100).describe('Ids that are shown already'),
  limit: wholeParam({ from: 1, to: 24 }).describe('At most so many; 8 when left out'),
});

export const relatedSchema = z.object({ products: z.array(productCardSchema) });
export type Related = z.infer<typeof relatedSchema>;
