import { sql, type Transaction } from 'kysely';
import type { OrderRequest } from '../../contract/orders.ts';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/access.ts';

type Buyer = Pick<OrderRequest, 'name' | 'phone' | 'email' | 'address' | 'pin' | 'gstin'> & {
  city: string | null;
};

/** Ruling 13: the id of the signed-in customer, else of the one with that e-mail address. */
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

/**
 * Ruling 13: the signed-in customer, else the one with that e-mail address, else a new one. A customer who
 * is known keeps name and address as they are: typing an address does not prove to own it.
 */
export async function customerOfOrder(
  db: Transaction<Schema>,
  buyer: Buyer,
  caller: Caller | null,
): Promise<string> {
  const found = await knownCustomer(db, buyer.email, caller);
  if (found) return found;
  const { name, phone, email, address, pin, city, gstin } = buyer;
  const added = await db
    .insertInto('customers')
    .values({
      name,
      phone,
      email,
      address,
      pin,
      city: city ?? '',
      gstin,
      user_id: caller?.id ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  // Another order of the same person was faster.
  const other = await knownCustomer(db, email, caller);
  if (!other) throw new Error('a customer was neither found nor added');
  return other;
}
