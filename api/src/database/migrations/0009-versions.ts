import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** What two people may have open at once: a change names the version that was read. */
const CHANGED_BY_STAFF = [
  'customers',
  'orders',
  'quotes',
  'questions',
  'job_cards',
  'users',
  'roles',
];

/** `version` counts all changes of a row. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `create function next_version() returns trigger language plpgsql as $$
     begin
       new.version := old.version + 1;
       return new;
     end $$`,
    ...CHANGED_BY_STAFF.flatMap((table) => [
      `alter table ${table} add version integer not null default 1 check (version > 0)`,
      `create trigger next_version before update on ${table}
         for each row execute function next_version()`,
    ]),
  ]);
}
