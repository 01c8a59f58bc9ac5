import { sql } from 'kysely';
import { type WaitingRequests, waitingRequestsSchema } from '../../../contract/admin-requests.ts';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { countWroteAgain } from '../../quotes/admin/wrote-again.ts';

async function countWaiting(db: Database): Promise<WaitingRequests> {
  const { rows } = await sql<WaitingRequests>`select
    (select count(*) from quotes where status = 'Open')::int as quotes,
    (select count(*) from questions where answer is null)::int as questions`.execute(db);
  const { quotes = 0, questions = 0 } = rows[0] ?? {};
  return { quotes: quotes + (await countWroteAgain(db)).count, questions };
}

/** What shoppers asked for, of either kind. */
export const adminRequestRoutes = {
  waiting: route({
    summary: 'How many quotes and questions wait for an answer',
    answer: waitingRequestsSchema,
    handle: ({ db }) => countWaiting(db),
  }),
};
