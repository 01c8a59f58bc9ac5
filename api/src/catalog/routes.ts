import { z } from 'zod';
import {
  categoriesSchema,
  homeSchema,
  productDetailSchema,
  productListSchema,
  relatedQuerySchema,
  relatedSchema,
} from '../../contract/catalog.ts';
import { productsQuerySchema } from '../../contract/filters.ts';
import type { Api } from '../http/api.ts';
import { getCategories } from './categories.ts';
import { getProduct, getVehicle } from './get-product.ts';
import { getHome } from './home.ts';
import { listProducts } from './list-products.ts';
import { relatedProducts } from './related.ts';

const access = 'public';
const idParams = z.object({ id: z.string().describe('Id or SKU') });
const vehicleParams = z.object({
  make: z.string().describe('Slug of the brand, such as hero'),
  model: z.string().describe('Slug of the model, such as splendor-plus'),
});

const docs = {
  home: { summary: 'All that the home page shows', answer: homeSchema },
  categories: {
    summary: 'The cards of the categories page and the tree of categories, with counts',
    answer: categoriesSchema,
  },
  products: {
    summary: 'A page of products, with the counts of every filter',
    answer: productListSchema,
    errors: [404],
    example: { query: { category: 'spare-parts', q: 'brake', sort: 'price_asc', page: '1' } },
  },
  product: {
    summary: 'A product with all that its page shows',
    answer: productDetailSchema,
    errors: [404],
    example: { params: { id: 'BP-EV-2041' } },
  },
  related: {
    summary: 'Products of the same category that are in stock',
    answer: relatedSchema,
    errors: [404],
    example: { params: { id: 'BP-EV-2041' }, query: { without: '2,3', limit: '4' } },
  },
  vehicle: {
    summary: 'The product that stands for a vehicle model',
    answer: productDetailSchema,
    errors: [404],
    example: { params: { make: 'hero', model: 'splendor-plus' } },
  },
};

/** What visitors read of the catalogue. */
export function catalogRoutes({ app, db }: Api): void {
  app.get('/home', { config: { access, doc: docs.home } }, () => getHome(db));

  app.get('/categories', { config: { access, doc: docs.categories } }, () => getCategories(db));

  app.get(
    '/products',
    { config: { access, doc: docs.products }, schema: { querystring: productsQuerySchema } },
    (request) => listProducts(db, request.query),
  );

  app.get(
    '/products/:id',
    { config: { access, doc: docs.product }, schema: { params: idParams } },
    (request) => getProduct(db, request.params.id),
  );

  app.get(
    '/products/:id/related',
    {
      config: { access, doc: docs.related },
      schema: { params: idParams, querystring: relatedQuerySchema },
    },
    async (request) => ({
      products: await relatedProducts(db, request.params.id, request.query),
    }),
  );

  app.get(
    '/vehicles/:make/:model',
    { config: { access, doc: docs.vehicle }, schema: { params: vehicleParams } },
    (request) => getVehicle(db, request.params.make, request.params.model),
  );
}
