import { sql } from 'kysely';
import { subscribedSchema, subscribeSchema } from '../../contract/subscriptions.ts';
import type { Api } from '../http/api.ts';
import { perMinute } from '../http/rate-limits.ts';

const SOURCES = { news: 'categories', newsletter: 'favorites' } as const;
/** Says nothing of whether the address was there before. */
const THANKS = { message: 'Thank you: this address is on our list' };

const doc = {
  summary: 'Put an address on the list for news',
  answer: subscribedSchema,
  status: 202,
  errors: [429],
  example: { body: { email: 'asha@workshop.example', kind: 'newsletter', accepted: true } },
};

export function subscriptionRoutes({ app, db }: Api): void {
  app.post(
    '/subscriptions',
    {
      config: { access: 'public', doc, ...perMinute(10) },
      schema: { body: subscribeSchema },
    },
    async (request, reply) => {
      const { email, kind, accepted } = request.body;
      await db
        .insertInto('subscriptions')
        .values({ email, source: SOURCES[kind], accepted })
        .onConflict((conflict) =>
          conflict
            .expression(sql`lower(email)`)
            .doUpdateSet({ accepted: true })
            .where('excluded.accepted', '=', true),
        )
        .execute();
      return reply.code(202).send(THANKS);
    },
  );
}
