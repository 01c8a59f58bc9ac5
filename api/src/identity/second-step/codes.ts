import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { Failure, refused, unavailable } from '../../http/failure.ts';
import type { Seal } from '../seal.ts';
import { stepOf } from './totp.ts';

/** Wrong ones that need not wait, at one account, by whoever knows its password. */
export const AT_CODES = { free: 5, forgottenAfter: 24 };
export const codeKey = (userId: string) => `code:${userId}`;

export const purposeOf = (userId: string) => `authenticator ${userId}`;

const DIGITS = /^\d{6}$/;

/** The six digits, without the space that apps show in their middle; undefined where it is another kind of code. */
export function digitsOf(code: string): string | undefined {
  const digits = code.replace(/[\s-]/g, '');
  return DIGITS.test(digits) ? digits : undefined;
}

const at = (code: string, message: string): Failure =>
  refused(code, message, [{ path: 'code', message }]);

export const wrongCode = () =>
  at('wrong_code', 'This code is wrong: enter the one that the app shows now');
const usedCode = () => at('code_used', 'This code was used: wait for the next one');

/** Whether that is what was thrown: a guess, or a code that somebody saw. */
export const isRefusedCode = (error: unknown): boolean =>
  error instanceof Failure && ['wrong_code', 'code_used'].includes(error.code);

/** A code of an app, before it is taken. */
export interface AppCode {
  /** The secret that it is of, as it is kept. */
  sealed: string;
  /** The 30 seconds that it is of. */
  step: number;
}

/**
 * What a code of the account's app is of; the key of the secret is asked for outside of any transaction. Throws 422
 * `wrong_code`, and 503 where that key is not held any more.
 */
export async function readAppCode(
  db: Database,
  seal: Seal,
  { userId, digits }: { userId: string; digits: string },
): Promise<AppCode> {
  const held = await db
    .selectFrom('authenticators')
    .where('user_id', '=', userId)
    .select('sealed')
    .executeTakeFirst();
  if (!held?.sealed) throw wrongCode();
  const secret = await seal.open(held.sealed, purposeOf(userId));
  if (!secret) {
    throw unavailable(
      'Codes of your app cannot be checked: use a passkey or a recovery code, or ask an administrator',
      60,
    );
  }
  const step = stepOf(secret, digits);
  if (step === undefined) throw wrongCode();
  return { sealed: held.sealed, step };
}

/** Takes it, once: of any number at once one passes. Throws 422 `code_used`. */
export async function takeAppCode(
  tx: Transaction<Schema>,
  userId: string,
  { sealed, step }: AppCode,
): Promise<void> {
  const taken = await tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('sealed', '=', sealed)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) throw usedCode();
}
