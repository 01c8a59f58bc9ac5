import { sql } from 'kysely';
import { visitSchema } from '../../contract/visits.ts';
import { route } from '../http/route.ts';

export const visitRoutes = {
  count: route({
    summary: 'Say that a page is open; counted once a minute for each visitor',
    status: 204,
    // A whole workshop may share one address.
    perMinute: 600,
    example: { body: { visitor: '4d1a2d94-6a3b-4c1e-9b61-2c7f0f8f2f11' } },
    body: visitSchema,
    handle: async ({ db }, { body }) => {
      await db
        .insertInto('visits')
        .values({
          minute: sql`date_trunc('minute', now() at time zone 'UTC') at time zone 'UTC'`,
          visitor: body.visitor,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  }),
};
