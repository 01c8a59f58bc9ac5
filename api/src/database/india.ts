import { type RawBuilder, sql } from 'kysely';

/** The zone of every day that the product speaks of. */
const ZONE = sql.lit('Asia/Kolkata');

/** The day in India, as a `date`, of an expression of type `timestamptz`. */
export const dayOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${instant} at time zone ${ZONE})::date`;

/** The day in India, as `YYYY-MM-DD`, of an expression of type `timestamptz`; null for null. */
export const dayTextOf = <T = string>(instant: RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`to_char(${instant} at time zone ${ZONE}, 'YYYY-MM-DD')`;

/** The minute in India, as `YYYY-MM-DD HH:MM`, of an expression of type `timestamptz`. */
export const minuteTextOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${instant} at time zone ${ZONE}, 'YYYY-MM-DD HH24:MI')`;

/** Today in India, as a `date`. */
export const TODAY: RawBuilder<string> = dayOf(sql`now()`);

/** The Sunday in India with which this week began, as a `date`. */
export const THIS_WEEK: RawBuilder<string> = sql<string>`(${TODAY} - extract(dow from ${TODAY})::integer)`;

/** The first moment of a day in India, as a `timestamptz`, of an expression of type `date`. */
export const startOf = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`((${day})::timestamp at time zone ${ZONE})`;
