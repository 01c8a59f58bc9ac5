import {
  adminSearchQuerySchema,
  adminSearchSchema,
  dashboardQuerySchema,
  dashboardSchema,
} from '../../../contract/dashboard.ts';
import { route } from '../../http/route.ts';
import { getDashboard } from './dashboard.ts';
import { searchAll } from './search.ts';

/** The overview and the command palette. */
export const adminDashboardRoutes = {
  overview: route({
    summary: 'The live figures of the overview',
    answer: dashboardSchema,
    query: dashboardQuerySchema,
    handle: ({ db }, { query, log }) =>
      getDashboard(db, query.parts, (err) => log.error({ err }, 'a part of the overview failed')),
  }),

  search: route({
    summary: 'The best few orders, customers and products for a text',
    answer: adminSearchSchema,
    example: { query: { q: '102' } },
    query: adminSearchQuerySchema,
    handle: ({ db }, { query }) => searchAll(db, query.q),
  }),
};
