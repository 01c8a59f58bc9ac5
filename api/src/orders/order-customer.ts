import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/access.ts';

/**
 * The id of the signed-in customer, else of the one without an account that has that e-mail address (ORDER-10). Until
 * the transaction ends no merge takes it away.
 */
export async function knownCustomer(
  db: Transaction<Schema>,
  email: string,
  caller: Caller | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select known_customer(${caller?.id ?? null}::bigint, ${email}::text) as id`.execute(db);
  return rows[0]?.id ?? null;
}
