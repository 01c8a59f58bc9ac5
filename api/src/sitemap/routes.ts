import { sitemapQuerySchema, sitemapSchema } from '../../contract/sitemap.ts';
import { route } from '../http/route.ts';
import { listPages } from './list-pages.ts';

export const sitemapRoutes = {
  list: route({
    summary: 'Paths of the public pages, for a sitemap',
    answer: sitemapSchema,
    example: { query: { page: '1' } },
    query: sitemapQuerySchema,
    handle: ({ db }, { query }) => listPages(db, query.page),
  }),
};
