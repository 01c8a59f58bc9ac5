import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, InstantNow, Optional } from './columns.ts';

type Values = ColumnType<Record<string, unknown> | null, string | null | undefined, never>;

export interface EventTables {
  /** Every change that somebody answers for; rows are only ever added. */
  events: {
    id: Id;
    at: InstantNow;
    /** What was changed: `order`, `delivery`, `quote`. */
    subject: string;
    /** Null for what has no row: an export, a username that there is not. */
    subject_id: Optional<string>;
    /** `placed`, `shipped`, `changed`. */
    kind: string;
    /** Who, by name as it was. */
    actor: string;
    user_id: Optional<string>;
    /** Of the call; null for what the system does by itself. */
    request_id: Optional<string>;
    /** Where from; null for what the system does by itself. */
    address: Optional<string>;
    /** What the browser said of itself. */
    device: Optional<string>;
    text: Optional<string>;
    /** The fields that changed, as they were and as they are. */
    before: Values;
    after: Values;
  };
  /** Every event in the order of its commit, with the hash of its content and of the hash before. */
  event_chain: { position: string; event_id: string; hash: string };
  /** Entries of the release service that the log has. */
  release_entries: { id: string };
  /** Those that were used up. */
  override_tickets: { id: string; expires_at: Date };
  /** Events that are to be chained. */
  events_unchained: { event_id: string };
  /** One row: what the last check of the chain found. */
  chain_checks: {
    single: Generated<boolean>;
    checked_at: Instant;
    entries: string;
    /** Position of the first entry that is not what it was. */
    broken_at: string | null;
    problem: string | null;
    /** The last entry that was compared after it was chained, and its hash. */
    tail_position: Generated<string>;
    tail_hash: Generated<string>;
    /** How far the check of all entries is. */
    round_position: Generated<string>;
    round_hash: Generated<string>;
    round_event: Generated<string>;
    /** When all entries were compared. */
    full_checked_at: Instant | null;
  };
  /** Tries at secrets that failed, by what was tried. */
  failed_tries: {
    key: string;
    user_id: string | null;
    kind: string;
    /** How many the entry that was written last tells of; 0 when the last try wrote none. */
    telling: Generated<number>;
    /** Tries since then. */
    untold: Generated<number>;
    /** Minutes from that entry to the next one. */
    wait: Generated<number>;
    next_at: Instant;
    last_at: Instant;
    address: string | null;
    device: string | null;
  };
}
