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

/** The first of the 28 days with today, as a `date`. */
export const PERIOD_DAYS = 28;
export const PERIOD_START: RawBuilder<string> = sql<string>`(${TODAY} - ${sql.lit(PERIOD_DAYS - 1)})`;
/** The first of the 28 days before; they end `PERIOD_AGO`, at this time of the day. */
export const PERIOD_BEFORE: RawBuilder<string> = sql<string>`(${PERIOD_START} - ${sql.lit(PERIOD_DAYS)})`;
export const PERIOD_AGO: RawBuilder<Date> = sql<Date>`(now() - make_interval(days => ${sql.lit(PERIOD_DAYS)}))`;
