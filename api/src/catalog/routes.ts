import { z } from 'zod';
import { productsQuerySchema } from '../../contract/catalog.ts';
import type { Api } from '../http/api.ts';
import { getProduct } from './get-product.ts';
import { getHome } from './home.ts';
import { listProducts } from './list-products.ts';

const PUBLIC = { access: 'public' } as const;

/** What visitors read of the catalogue. */
export function catalogRoutes({ app, db }: Api): void {
  app.get('/home', { config: PUBLIC }, () => getHome(db));

  app.get(
    '/products',
    { config: PUBLIC, schema: { querystring: productsQuerySchema } },
    (request) => listProducts(db, request.query),
  );

  app.get(
    '/products/:id',
    { config: PUBLIC, schema: { params: z.object({ id: z.string() }) } },
    (request) => getProduct(db, request.params.id),
  );
}
