import { z } from 'zod';
import { pageInfo, pageParam, paise, searchParam } from './common.ts';

export const AVAILABILITY = ['in_stock', 'delivery_delay', 'out_of_stock'] as const;

export const PRODUCT_SORTS = ['popularity', 'price_asc', 'price_desc', 'name', 'rating'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** `GET /api/products`. Lists repeat the parameter or separate by commas. */
export const productsQuerySchema = z.object({
  /** Category slug, or the path of a menu link (`chargers/accessories`); its descendants count too. */
  category: z
    .string({ error: 'must be one category' })
    .max(80, { error: 'must have 80 characters or fewer' })
    .optional(),
  /** Words of the name, brand or SKU. */
  q: searchParam,
  /** Product ids, at most 100: answers those, in that order. */
  ids: z
    .union([z.string(), z.array(z.string())])
    .transform((value) =>
      [value]
        .flat()
        .flatMap((part) => part.split(','))
        .filter(Boolean),
    )
    .pipe(z.array(z.string()).max(100, { error: 'must name 100 products or fewer' }))
    .optional(),
  sort: z
    .enum(PRODUCT_SORTS, { error: `must be one of ${PRODUCT_SORTS.join(', ')}` })
    .default('popularity'),
  page: pageParam,
  page_size: z.coerce
    .number({ error: 'must be a whole number from 1 to 100' })
    .int({ error: 'must be a whole number from 1 to 100' })
    .min(1, { error: 'must be 1 or more' })
    .max(100, { error: 'must be 100 or less' })
    .default(9),
});
export type ProductsQuery = z.infer<typeof productsQuerySchema>;

const picture = z.object({
  /** Address below the API's own, for example `/api/pictures/...`. */
  path: z.string(),
  alt: z.string(),
});
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
  /** Percent off the original price, whole. */
  discount: z.number().int().min(0).max(99),
  /** For a vehicle model: its cheapest and dearest new variant. */
  priceRange: z.object({ min: paise, max: paise }).nullable(),
  picture,
  /** Short facts for a card: "Ceramic compound". */
  highlights: z.array(z.string()),
  /** 1.0 to 5.0 with one decimal; 0 when nobody has reviewed it. */
  rating: z.number().min(0).max(5),
  reviews: z.number().int().nonnegative(),
  availability: z.enum(AVAILABILITY),
  /** Date of the next delivery, `YYYY-MM-DD`, when delayed. */
  restockDate: z.string().nullable(),
  unit: z.enum(['item', 'kg', 'piece', 'set']),
  supplier: z.string(),
  electric: z.boolean(),
  /** Basis points: 1000 is 10 %. */
  taxRate: z.number().int().nonnegative(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

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
});
export type ProductList = z.infer<typeof productListSchema>;

export const productDetailSchema = productCardSchema.extend({
  description: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Four different views or more, the first is the one of the card at full size. */
  gallery: z.array(picture),
  recentReviews: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      rating: z.number().int(),
      text: z.string(),
      date: z.string(),
    }),
  ),
  /** Two other products for "Frequently bought together". */
  boughtTogether: z.array(productCardSchema),
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
});

export const vehicleCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `/{make}/{model}` of the specification. */
  path: z.string(),
  price: z.object({ min: paise, max: paise }),
  picture,
  electric: z.boolean(),
  /** Slugs of its own category and of the spotlight chips or tabs that it belongs to. */
  groups: z.array(z.string()),
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
  budgets: z.array(z.object({ name: z.string(), slug: z.string() })),
  /** Body styles with the counts of the specification. */
  bodyStyles: z.array(z.object({ name: z.string(), slug: z.string(), count: z.number().int() })),
  /** Models by brand slug, for the search panel. */
  models: z.array(z.object({ brand: z.string(), slug: z.string(), name: z.string() })),
});
export type Home = z.infer<typeof homeSchema>;
