import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/access.ts';

/** The id of the signed-in customer, else of the one with that e-mail address (ORDER-10). */
export async function knownCustomer(
  db: Transaction<Schema>,
  email: string,
  caller: Caller | null,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('customers')
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', email.toLowerCase()),
        ...(caller ? [eb('user_id', '=', caller.id)] : []),
      ]),
    )
    .select(['id', 'user_id'])
    .execute();
  return (rows.find((row) => caller && row.user_id === caller.id) ?? rows[0])?.id;
}
