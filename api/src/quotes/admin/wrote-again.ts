import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** A request that is answered, and whose buyer has written since: it waits for staff as a new one does. */
export const WROTE_AGAIN = sql<boolean>`(quotes.status = 'Answered' and exists (
  select from quote_messages said where said.quote_id = quotes.id and not said.by_staff
    and said.at > quotes.answered_at))`;

interface WroteAgain {
  count: number;
  /** When the first message was written that waits longest. */
  oldest: Date | null;
}

/** How many requests are so. */
export async function countWroteAgain(db: Database): Promise<WroteAgain> {
  const { rows } = await sql<WroteAgain>`
    select count(distinct quotes.id)::int as count, min(said.at) as oldest
    from quotes join quote_messages said on said.quote_id = quotes.id
      and not said.by_staff and said.at > quotes.answered_at
    where quotes.status = 'Answered'`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}
