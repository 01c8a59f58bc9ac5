import { type RawBuilder, sql } from 'kysely';

/** So many times 24 hours before now: a morning is compared with mornings. */
export const daysAgo = (days: number): RawBuilder<Date> =>
  sql<Date>`now() - make_interval(days => ${sql.lit(days)})`;
