import { type QueryExecutorProvider, sql } from 'kysely';

/** Runs statements without parameters, in their order. */
export async function runAll(db: QueryExecutorProvider, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
