import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * A check of the audit chain remembers how far it came: `tail` up to where new entries were compared, `round` up to where
 * the check of all entries is, which goes on in parts, by position and by event.
 */
const MARKS = [
  `alter table chain_checks
     add tail_position bigint not null default 0,
     add tail_hash text not null default repeat('0', 64),
     add round_position bigint not null default 0,
     add round_hash text not null default repeat('0', 64),
     add round_event bigint not null default 0,
     add full_checked_at timestamptz`,
];

export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, MARKS);
