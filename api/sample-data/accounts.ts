import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { addAccount } from '../src/identity/users.ts';

/** Ruling 12: only an embedded database gets these; the passwords are printed at its start. */
const DEMO_ACCOUNTS = [
  { username: 'admin', password: 'evmandi-admin', name: 'Asha Rao', role: 'Administrator' },
  { username: 'staff', password: 'evmandi-staff', name: 'Ravi Kumar', role: 'Workshop staff' },
  { username: 'dealer', password: 'evmandi-dealer', name: 'Sai Motors', role: 'Dealer' },
  { username: 'customer', password: 'evmandi-customer', name: 'Imran Shaikh', role: 'Customer' },
];

/**
 * Adds the demo accounts; dealer and customer are the sample customers of the same name, who placed their orders
 * signed in.
 */
export async function seedAccounts(db: Transaction<Schema>): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const id = await addAccount(db, account);
    await db
      .updateTable('customers')
      .set({ user_id: id })
      .where('name', '=', account.name)
      .execute();
    await db
      .updateTable('orders')
      .set({ placed_by: id })
      .where('customer_id', 'in', db.selectFrom('customers').select('id').where('user_id', '=', id))
      .execute();
  }
}
