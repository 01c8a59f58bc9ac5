import {
  adminSearchQuerySchema,
  adminSearchSchema,
  DASHBOARD_PARTS,
  type DashboardPart,
  dashboardQuerySchema,
  dashboardSchema,
} from '../../../contract/dashboard.ts';
import { callerOf } from '../../http/access.ts';
import { perApi } from '../../http/per-api.ts';
import { route } from '../../http/route.ts';
import { sharedReads } from '../../http/shared-reads.ts';
import { getDashboard } from './dashboard.ts';
import { searchAll } from './search.ts';

/** So far apart are readings for many at once, each of which takes a sixth of it. */
const APART_MS = 100;

/** Everybody's overview shows the same: those who look at the same time share what is read. */
const overviewOf = perApi(({ db, app }) =>
  sharedReads(
    (parts: string) =>
      getDashboard(db, parts.split(',') as DashboardPart[], (err) =>
        app.log.error({ err }, 'a part of the overview failed'),
      ),
    APART_MS,
  ),
);

/** The overview and the command palette. */
export const adminDashboardRoutes = {
  overview: route({
    summary: 'The live figures of the overview',
    answer: dashboardSchema,
    query: dashboardQuerySchema,
    handle: (api, { query }) =>
      overviewOf(api)([...new Set(query.parts ?? DASHBOARD_PARTS)].sort().join()),
  }),

  search: route({
    summary: 'The best few orders, customers, products and job cards that the caller may see',
    answer: adminSearchSchema,
    example: { query: { q: '102' } },
    query: adminSearchQuerySchema,
    handle: ({ db }, request) => searchAll(db, request.query.q, callerOf(request)),
  }),
};
