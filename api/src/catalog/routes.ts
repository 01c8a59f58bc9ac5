import { z } from 'zod';
import {
  categoriesSchema,
  comparisonQuerySchema,
  comparisonSchema,
  homeSchema,
  productDetailSchema,
  productListSchema,
  relatedQuerySchema,
  relatedSchema,
} from '../../contract/catalog.ts';
import { productsQuerySchema } from '../../contract/filters.ts';
import { route } from '../http/route.ts';
import { getCategories } from './categories.ts';
import { compareProducts } from './compare.ts';
import { getProduct, getVehicle } from './get-product.ts';
import { getHome } from './home.ts';
import { listProducts } from './list-products.ts';
import { relatedProducts } from './related.ts';

const byId = z.object({ id: z.string().describe('Id or SKU') });

export const catalogRoutes = {
  home: route({
    summary: 'All that the home page shows',
    answer: homeSchema,
    handle: ({ db }) => getHome(db),
  }),

  categories: route({
    summary: 'The cards of the categories page and the tree of categories, with counts',
    answer: categoriesSchema,
    handle: ({ db }) => getCategories(db),
  }),

  products: route({
    summary: 'A page of products, with the counts of every filter',
    answer: productListSchema,
    errors: [404],
    example: { query: { category: 'spare-parts', q: 'brake', sort: 'price_asc', page: '1' } },
    query: productsQuerySchema,
    handle: ({ db }, { query }) => listProducts(db, query),
  }),

  comparison: route({
    summary: 'Products side by side, with their descriptions and specifications',
    answer: comparisonSchema,
    example: { query: { ids: '1,2' } },
    query: comparisonQuerySchema,
    handle: async ({ db }, { query }) => ({
      products: await compareProducts(db, query.ids ?? []),
    }),
  }),

  product: route({
    summary: 'A product with all that its page shows',
    answer: productDetailSchema,
    errors: [404],
    example: { params: { id: 'BP-EV-2041' } },
    params: byId,
    handle: ({ db }, { params }) => getProduct(db, params.id),
  }),

  related: route({
    summary: 'Products of the same category that are in stock',
    answer: relatedSchema,
    errors: [404],
    example: { params: { id: 'BP-EV-2041' }, query: { without: '2,3', limit: '4' } },
    params: byId,
    query: relatedQuerySchema,
    handle: async ({ db }, { params, query }) => ({
      products: await relatedProducts(db, params.id, query),
    }),
  }),

  vehicle: route({
    summary: 'The product that stands for a vehicle model',
    answer: productDetailSchema,
    errors: [404],
    example: { params: { make: 'hero', model: 'splendor-plus' } },
    params: z.object({
      make: z.string().describe('Slug of the brand, such as hero'),
      model: z.string().describe('Slug of the model, such as splendor-plus'),
    }),
    handle: ({ db }, { params }) => getVehicle(db, params.make, params.model),
  }),
};
