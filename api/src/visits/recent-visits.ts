import { type SqlBool, sql } from 'kysely';

/** Whom the overview counts as a user was here in so many minutes, the one under way included. */
export const RECENT_MINUTES = 30;

/** Of a row of `visits`. */
export const IS_RECENT = sql<SqlBool>`visits.minute
  > date_trunc('minute', now()) - make_interval(mins => ${sql.lit(RECENT_MINUTES)})`;
