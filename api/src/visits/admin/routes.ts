import { visitorListSchema, visitorsQuerySchema } from '../../../contract/admin-visitors.ts';
import { route } from '../../http/route.ts';
import { listVisitors } from './list-visitors.ts';

/** Users of the shop as its administration sees them: counted, not known. */
export const adminVisitRoutes = {
  list: route({
    summary: 'A page of the users of the last 30 minutes',
    answer: visitorListSchema,
    query: visitorsQuerySchema,
    handle: ({ db }, { query }) => listVisitors(db, query),
  }),
};
