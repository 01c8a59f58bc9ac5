import type { ColumnType, Generated } from 'kysely';

export type Id = Generated<string>;
/** `bigint` and `numeric` arrive as text. */
export type Big = ColumnType<string, number | string, number | string>;
/** With a default. */
export type BigGenerated = ColumnType<string, number | string | undefined, number | string>;
export type BigOrNull = ColumnType<
  string | null,
  number | string | null | undefined,
  number | string | null
>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantNow = ColumnType<Date, Date | string | undefined, Date | string>;
export type InstantOrNull = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** `YYYY-MM-DD`. */
export type Day = ColumnType<string, string, string>;
export type DayOrNull = ColumnType<string | null, string | null | undefined, string | null>;
/** May be left out when a row is added. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
