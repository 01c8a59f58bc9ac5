import { type RawBuilder, sql } from 'kysely';

/** The zone of every day that the product speaks of. */
const ZONE = sql.lit('Asia/Kolkata');

/** The day in India, as a `date`, of an expression of type `timestamptz`. */
export const dayOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${instant} at time zone ${ZONE})::date`;

/** Today in India, as a `date`. */
export const TODAY: RawBuilder<string> = dayOf(sql`now()`);

/** The Sunday in India with which this week began, as a `date`. */
export const THIS_WEEK: RawBuilder<string> = sql<string>`(${TODAY} - extract(dow from ${TODAY})::integer)`;

/** The first moment of a day in India, as a `timestamptz`, of an expression of type `date`. */
export const startOf = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`((${day})::timestamp at time zone ${ZONE})`;
