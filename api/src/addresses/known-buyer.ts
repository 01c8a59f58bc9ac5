import type { KnownBuyer } from '../../contract/known-buyer.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { readOwnAccount } from '../identity/own-account.ts';
import { listAddresses } from './addresses.ts';

const newestOrder = (db: Database, { id }: Caller) =>
  db
    .selectFrom('orders')
    .select([
      'ship_name as name',
      'ship_phone as phone',
      'ship_email as email',
      'ship_address as address',
      'ship_pin as pin',
      'gstin',
      'method',
    ])
    .where('placed_by', '=', id)
    .where('ship_country', '=', 'IN')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns what checkout knows of the caller. */
export async function knownBuyer(db: Database, caller: Caller): Promise<KnownBuyer> {
  const [account, { addresses }, ordered] = await Promise.all([
    readOwnAccount(db, caller),
    listAddresses(db, caller),
    newestOrder(db, caller),
  ]);
  const known = addresses[0] ?? ordered;
  const { company, gstin } = account;
  const named = [account.name, company].filter(Boolean).join(', ');
  return {
    contact: {
      name: known?.name ?? named,
      phone: known?.phone ?? account.phone ?? '',
      email: known?.email ?? account.email ?? '',
      address: known?.address ?? '',
      pin: known?.pin ?? '',
      gstin: (known ? known.gstin : gstin) ?? '',
    },
    paymentMethod: ordered?.method ?? null,
  };
}
