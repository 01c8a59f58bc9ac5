import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Who asked for a quotation, what staff say of a line, and why an offer was declined. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `alter table quotes
       add asked_by bigint references users (id),
       add decline_reason text check (decline_reason <> '')`,
    `alter table quote_lines add note text check (note <> '')`,
    `create index quotes_asked_by on quotes (asked_by, created_at desc, id desc)
       where asked_by is not null`,
  ]);
}
