import { sitemapQuerySchema, sitemapSchema } from '../../contract/sitemap.ts';
import type { Api } from '../http/api.ts';
import { listPages } from './list-pages.ts';

const doc = {
  summary: 'Paths of the public pages, for a sitemap',
  answer: sitemapSchema,
  example: { query: { page: '1' } },
};

export function sitemapRoutes({ app, db }: Api): void {
  app.get(
    '/sitemap',
    { config: { access: 'public', doc }, schema: { querystring: sitemapQuerySchema } },
    (request) => listPages(db, request.query.page),
  );
}
