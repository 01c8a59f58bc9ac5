import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Administrators hold 1001 and 1003, and every other permission has a role of its own (SEED-5). */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `insert into roles (name) values ('Counter staff'), ('Stock staff'), ('Platform staff')
       on conflict (name) do nothing`,
    `insert into role_permissions (role_id, permission_code)
       select roles.id, held.code
       from (values ('Administrator', 1003), ('Counter staff', 1010), ('Stock staff', 1011),
         ('Platform staff', 1003)) as held (role, code)
       join roles on roles.name = held.role
       on conflict do nothing`,
  ]);
}
