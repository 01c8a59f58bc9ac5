import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Seal } from '../seal.ts';
import { digitsOf, readAppCode, takeAppCode, wrongCode } from './codes.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

type Tx = Transaction<Schema>;

interface Person {
  id: string;
  name: string;
}

async function spendRecoveryCode(tx: Tx, { id, name }: Person, code: string): Promise<void> {
  if (!(await takeRecoveryCode(tx, id, code))) throw wrongCode();
  await writeEvent(tx, { subject: 'account', id, kind: 'recovery_code_used', by: { id, name } });
}

/**
 * Reads a code of an account's app, or one of its recovery codes. What is returned takes it, once, in a transaction.
 * Both throw 422 `wrong_code` and `code_used`.
 */
export async function readCode(
  db: Database,
  seal: Seal,
  { account, code }: { account: Person; code: string },
): Promise<(tx: Tx) => Promise<void>> {
  const digits = digitsOf(code);
  if (digits === undefined) return (tx) => spendRecoveryCode(tx, account, code);
  const shown = await readAppCode(db, seal, { userId: account.id, digits });
  return (tx) => takeAppCode(tx, account.id, shown);
}
