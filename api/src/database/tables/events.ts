import type { ColumnType } from 'kysely';
import type { Id, InstantNow, Optional } from './columns.ts';

type Values = ColumnType<Record<string, unknown> | null, string | null | undefined, never>;

export interface EventTables {
  /** Every change that somebody answers for; rows are only ever added. */
  events: {
    id: Id;
    at: InstantNow;
    /** What was changed: `order`, `delivery`, `quote`. */
    subject: string;
    subject_id: string;
    /** `placed`, `shipped`, `changed`. */
    kind: string;
    /** Who, by name as it was. */
    actor: string;
    user_id: Optional<string>;
    /** Of the call; null for what the system does by itself. */
    request_id: Optional<string>;
    text: Optional<string>;
    /** The fields that changed, as they were and as they are. */
    before: Values;
    after: Values;
  };
}
