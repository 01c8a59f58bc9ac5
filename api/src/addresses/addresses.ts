import { MAX_ADDRESSES } from '@evmandi/contract/domain/limits';
import type { AddressList, AddressRequest } from '../../contract/addresses.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { conflict, notFound } from '../http/failure.ts';

/** Saved addresses of an account, the last saved first. */
export async function listAddresses(db: Database, caller: Caller): Promise<AddressList> {
  const addresses = await db
    .selectFrom('addresses')
    .select(['id', 'name', 'phone', 'email', 'address', 'pin', 'gstin'])
    .where('user_id', '=', caller.id)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { addresses };
}

const isSame = (one: AddressRequest, other: AddressRequest) =>
  (Object.keys(one) as (keyof AddressRequest)[]).every((field) => one[field] === other[field]);

/** Saves an address once. Throws 409 `addresses_full`. */
export function saveAddress(
  db: Database,
  caller: Caller,
  wanted: AddressRequest,
): Promise<AddressList> {
  return db.transaction().execute(async (transaction) => {
    // Two tabs that save at once must not both find nine.
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', caller.id)
      .forNoKeyUpdate()
      .execute();
    const { addresses } = await listAddresses(transaction, caller);
    if (addresses.some(({ id: _, ...known }) => isSame(wanted, known))) return { addresses };
    if (addresses.length >= MAX_ADDRESSES) {
      throw conflict(
        'addresses_full',
        `You have saved ${MAX_ADDRESSES} addresses: remove one to save another`,
      );
    }
    const { name, phone, email, address, pin, gstin } = wanted;
    await transaction
      .insertInto('addresses')
      .values({ user_id: caller.id, name, phone, email, address, pin, gstin })
      .execute();
    return listAddresses(transaction, caller);
  });
}

const unknownAddress = () => notFound('We could not find that address', 'unknown_address');

/** Changes one of one's own addresses. Throws 404 for any other. */
export async function changeAddress(
  db: Database,
  caller: Caller,
  id: string,
  { name, phone, email, address, pin, gstin }: AddressRequest,
): Promise<AddressList> {
  const changed = await db
    .updateTable('addresses')
    .set({ name, phone, email, address, pin, gstin })
    .where('id', '=', id)
    .where('user_id', '=', caller.id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw unknownAddress();
  return listAddresses(db, caller);
}

/** Removes one of one's own addresses. Throws 404 for any other. */
export async function removeAddress(
  db: Database,
  caller: Caller,
  id: string,
): Promise<AddressList> {
  const removed = await db
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', caller.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw unknownAddress();
  return listAddresses(db, caller);
}
