import { sql } from 'kysely';
import { visitSchema } from '../../contract/visits.ts';
import type { Api } from '../http/api.ts';
import { perMinute } from '../http/rate-limits.ts';

const doc = {
  summary: 'Say that a page is open; counted once a minute for each visitor',
  status: 204,
  errors: [429],
  example: { body: { visitor: '4d1a2d94-6a3b-4c1e-9b61-2c7f0f8f2f11' } },
};

export function visitRoutes({ app, db }: Api): void {
  app.post(
    '/visits',
    // A whole workshop may share one address.
    { config: { access: 'public', doc, ...perMinute(120) }, schema: { body: visitSchema } },
    async (request, reply) => {
      await db
        .insertInto('visits')
        .values({
          minute: sql`date_trunc('minute', now() at time zone 'UTC') at time zone 'UTC'`,
          visitor: request.body.visitor,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return reply.code(204).send();
    },
  );
}
