import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { GivenPassword } from '../src/database/prepare.ts';
import type { Schema } from '../src/database/schema.ts';
import { SYSTEM, writeEvent } from '../src/events/write-event.ts';
import { hashPassword, verifyPassword } from '../src/identity/passwords.ts';
import { endSessions } from '../src/identity/sessions.ts';
import { addAccount } from '../src/identity/users.ts';

/** Only an embedded database gets these; its start prints the passwords (SEED-4), which are others where strangers may come (SEED-6). */
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

/** What an account is signed in by besides its password. */
const FACTORS = ['passkeys', 'authenticators', 'recovery_codes', 'password_links'] as const;

const randomPassword = () => randomBytes(12).toString('base64url');

/**
 * Adds the demo accounts that are missing; dealer and customer are the sample customers of the same name, who ordered and
 * asked signed in. Returns the random passwords.
 */
export async function seedAccounts(
  db: Transaction<Schema>,
  { randomPasswords }: { randomPasswords: boolean },
): Promise<GivenPassword[]> {
  const there = await db.selectFrom('users').select('username').execute();
  const names = new Set(there.map(({ username }) => username.toLowerCase()));
  // A role that was renamed since, or removed, is not asked for again.
  const roles = new Set(
    (await db.selectFrom('roles').select('name').execute()).map(({ name }) => name),
  );
  const missing = DEMO_ACCOUNTS.filter(
    ({ username, role }) => !names.has(username) && roles.has(role),
  );
  const accounts = missing.map((account) =>
    randomPasswords ? { ...account, password: randomPassword() } : account,
  );
  for (const account of accounts) {
    const id = await addAccount(db, account);
    await db
      .updateTable('customers')
      .set({ user_id: id })
      .where('name', '=', account.name)
      .execute();
    const own = db.selectFrom('customers').select('id').where('user_id', '=', id);
    await db.updateTable('orders').set({ placed_by: id }).where('customer_id', 'in', own).execute();
    await db.updateTable('quotes').set({ asked_by: id }).where('customer_id', 'in', own).execute();
  }
  if (!randomPasswords) return [];
  return accounts.map(({ username, password }) => ({ username, password }));
}

/**
 * Gives a random password to each demo account that still has the known one. Whoever knew that one is signed out, and
 * what they added to sign in by is taken away.
 */
export async function replaceKnownPasswords(db: Transaction<Schema>): Promise<GivenPassword[]> {
  const given: GivenPassword[] = [];
  for (const { username, password: known } of DEMO_ACCOUNTS) {
    const account = await db
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('username', '=', username)
      .executeTakeFirst();
    if (!account || !(await verifyPassword(account.password_hash, known))) continue;
    const { id } = account;
    const password = randomPassword();
    await db
      .updateTable('users')
      .set({
        password_hash: await hashPassword(password),
        token_version: sql`token_version + 1`,
      })
      .where('id', '=', id)
      .execute();
    for (const table of FACTORS) await db.deleteFrom(table).where('user_id', '=', id).execute();
    await endSessions(db, id);
    await writeEvent(db, { subject: 'account', id, kind: 'password_given', by: SYSTEM });
    given.push({ username, password });
  }
  return given;
}
