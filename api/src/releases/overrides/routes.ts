import {
  exchangeTicketSchema,
  lookAtPassSchema,
  openedOverrideSchema,
  overrideOrderSchema,
  overrideSchema,
  overrideTicketSchema,
} from '../../../contract/overrides.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { personOf } from '../admin/release-service.ts';
import { requireHeld } from './held-versions.ts';
import { exchangeTicket, giveTicket, lookAtPass } from './override-passes.ts';

/** Other versions than those that are live, in one browser of the staff alone. */
export const overrideRoutes = {
  order: route({
    summary: 'A ticket to see other versions in the own browser',
    status: 201,
    answer: overrideTicketSchema,
    example: { body: { versions: { catalog: '1.0.0-3f2a9c01' } } },
    body: overrideOrderSchema,
    handle: async ({ seal, releases }, request) => {
      const caller = callerOf(request);
      const { versions } = request.body;
      await requireHeld(releases, personOf(caller, request.ip), versions);
      return giveTicket(seal, caller, versions);
    },
  }),

  // An edge calls for all its visitors: a limit of its address would let a stranger use up what staff need. Nobody
  // guesses a sealed text, and to refuse a wrong one takes about as long as to count it.
  exchange: route({
    perMinute: 'unlimited',
    summary: 'Use a ticket up, once: what it is for, and what the browser keeps',
    status: 201,
    answer: openedOverrideSchema,
    errors: [422],
    body: exchangeTicketSchema,
    handle: ({ db, seal }, { body }) => exchangeTicket(db, seal, body.ticket),
  }),

  look: route({
    perMinute: 'unlimited',
    summary: 'What a pass stands for',
    answer: overrideSchema,
    errors: [404],
    body: lookAtPassSchema,
    handle: ({ db, seal }, { body }) => lookAtPass(db, seal, body.pass),
  }),
};
