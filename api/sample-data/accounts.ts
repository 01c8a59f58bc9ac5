import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { addAccount } from '../src/identity/users.ts';

/** Only an embedded database gets these; its start prints the passwords (SEED-4). */
const DEMO_ACCOUNTS = [
  { username: 'admin', password: 'evmandi-admin', name: 'Asha Rao', role: 'Administrator' },
  { username: 'staff', password: 'evmandi-staff', name: 'Ravi Kumar', role: 'Workshop staff' },
  { username: 'dealer', password: 'evmandi-dealer', name: 'Sai Motors', role: 'Dealer' },
  { username: 'customer', password: 'evmandi-customer', name: 'Imran Shaikh', role: 'Customer' },
  { username: 'counter', password: 'evmandi-counter', name: 'Meera Pillai', role: 'Counter staff' },
  { username: 'stock', password: 'evmandi-stock', name: 'Gopal Yadav', role: 'Stock staff' },
  {
    username: 'platform',
    password: 'evmandi-platform',
    name: 'Divya Nair',
    role: 'Platform staff',
  },
];

/**
 * Adds the demo accounts that are missing; dealer and customer are the sample customers of the same name, who placed their orders
 * signed in.
 */
export async function seedAccounts(db: Transaction<Schema>): Promise<void> {
  const there = await db.selectFrom('users').select('username').execute();
  const names = new Set(there.map(({ username }) => username.toLowerCase()));
  // A role that was renamed since, or removed, is not asked for again.
  const roles = new Set(
    (await db.selectFrom('roles').select('name').execute()).map(({ name }) => name),
  );
  const missing = DEMO_ACCOUNTS.filter(
    ({ username, role }) => !names.has(username) && roles.has(role),
  );
  for (const account of missing) {
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
