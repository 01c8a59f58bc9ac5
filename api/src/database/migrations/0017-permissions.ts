import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** The permissions that roles can hold (PERM-1). */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `update permissions set name = 'Administration' where code = 1001`,
    `insert into permissions (code, name) values (1003, 'Platform'), (1010, 'Counter'), (1011, 'Stock')`,
  ]);
}
