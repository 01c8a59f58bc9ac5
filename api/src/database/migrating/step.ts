import type { Migration } from 'kysely';

/** An index that is built while the table is used, before `up` runs. */
export interface LaterIndex {
  name: string;
  /** Table and columns as after `on`: `orders (status, placed_at) where paid_at is null`. */
  on: string;
  unique?: boolean;
}

/** A step of the schema. */
export interface Step extends Migration {
  /**
   * Name of the step that a release has to know to work with the schema after this one: set where something is taken
   * away that releases before it use. Left out where they work on as they did.
   */
  needs?: string;
  /** Indexes of tables that are there before: built one by one, outside of a transaction. */
  indexes?: readonly LaterIndex[];
}

export type Steps = Readonly<Record<string, Step>>;
