import { type RawBuilder, sql } from 'kysely';

/** The zone of every day that the product speaks of. */
const ZONE = sql.lit('Asia/Kolkata');

/** The day in India, as a `date`, of an expression of type `timestamptz`. */
export const dayOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${instant} at time zone ${ZONE})::date`;

/** Today in India, as a `date`. */
export const TODAY: RawBuilder<string> = dayOf(sql`now()`);
