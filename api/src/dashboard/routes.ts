import { PERMISSION } from '@evmandi/contract/domain/session';
import {
  adminSearchQuerySchema,
  adminSearchSchema,
  dashboardSchema,
} from '../../contract/dashboard.ts';
import type { Api } from '../http/api.ts';
import { getDashboard } from './dashboard.ts';
import { searchAll } from './search.ts';

const ADMIN = { access: PERMISSION.dashboard } as const;

/** The overview and the command palette. */
export function dashboardRoutes({ app, db }: Api): void {
  app.get(
    '/admin/dashboard',
    {
      config: {
        ...ADMIN,
        doc: { summary: 'The live figures of the overview', answer: dashboardSchema },
      },
    },
    () => getDashboard(db),
  );

  app.get(
    '/admin/search',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'The best few orders, customers and products for a text',
          answer: adminSearchSchema,
          example: { query: { q: '102' } },
        },
      },
      schema: { querystring: adminSearchQuerySchema },
    },
    (request) => searchAll(db, request.query.q),
  );
}
