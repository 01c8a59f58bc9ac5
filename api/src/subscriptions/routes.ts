import { sql } from 'kysely';
import { subscribedSchema, subscribeSchema } from '../../contract/subscriptions.ts';
import { limitRequest, noteRequest } from '../http/request-limit.ts';
import { route } from '../http/route.ts';

const SOURCES = { news: 'categories', newsletter: 'favorites' } as const;
/** Does not tell whether the address was on the list before. */
const THANKS = { message: 'Thank you: this address is on our list' };

export const subscriptionRoutes = {
  subscribe: route({
    summary: 'Put an address on the list for news',
    answer: subscribedSchema,
    status: 202,
    errors: [409],
    perMinute: 300,
    example: { body: { email: 'asha@workshop.example', kind: 'newsletter', accepted: true } },
    body: subscribeSchema,
    handle: async ({ db }, { body, ip }) => {
      const { email, kind, accepted } = body;
      const origin = { subject: 'subscription' as const, callerId: null, address: ip };
      await db.transaction().execute(async (tx) => {
        await limitRequest(tx, origin);
        const kept = await tx
          .insertInto('subscriptions')
          .values({ email, source: SOURCES[kind], accepted })
          .onConflict((conflict) =>
            conflict
              .expression(sql`lower(email)`)
              .doUpdateSet({ accepted: true })
              .where('excluded.accepted', '=', true),
          )
          .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
          .executeTakeFirst();
        if (kept?.isNew) await noteRequest(tx, { ...origin, id: kept.id });
      });
      return THANKS;
    },
  }),
};
