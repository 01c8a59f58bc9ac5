import { sql } from 'kysely';
import { subscribedSchema, subscribeSchema } from '../../contract/subscriptions.ts';
import { route } from '../http/route.ts';

const SOURCES = { news: 'categories', newsletter: 'favorites' } as const;
/** Does not tell whether the address was on the list before. */
const THANKS = { message: 'Thank you: this address is on our list' };

export const subscriptionRoutes = {
  subscribe: route({
    summary: 'Put an address on the list for news',
    answer: subscribedSchema,
    status: 202,
    perMinute: 10,
    example: { body: { email: 'asha@workshop.example', kind: 'newsletter', accepted: true } },
    body: subscribeSchema,
    handle: async ({ db }, { body }) => {
      const { email, kind, accepted } = body;
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
      return THANKS;
    },
  }),
};
