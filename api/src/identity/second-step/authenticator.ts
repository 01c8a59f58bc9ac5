import { sql, type Transaction } from 'kysely';
import type { AuthenticatorOffer } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { refused } from '../../http/failure.ts';
import { forgetTrust } from '../devices.ts';
import type { Seal } from '../seal.ts';
import { type AppCode, digitsOf, purposeOf, wrongCode } from './codes.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';

type Tx = Transaction<Schema>;

const OFFER_MINUTES = 15;

const OVER = 'This took too long: start again with a new QR code';
const offerOver = () => refused('offer_over', OVER, [{ path: 'code', message: OVER }]);

/** A secret for the account's app, which takes the place of an earlier one once a code of it was shown. */
export async function offerAuthenticator(
  db: Database,
  seal: Seal,
  { id, username }: { id: string; username: string },
): Promise<AuthenticatorOffer> {
  const secret = newSecret();
  const offer = {
    offered: await seal.close(secret, purposeOf(id)),
    offered_until: new Date(Date.now() + OFFER_MINUTES * 60_000),
  };
  await db
    .insertInto('authenticators')
    .values({ user_id: id, ...offer })
    .onConflict((row) => row.column('user_id').doUpdateSet(offer))
    .execute();
  return { secret, uri: uriOf(secret, username) };
}

/** The offered secret as it is kept, with the step of a code of it. Throws 422 `wrong_code` and `offer_over`. */
export async function readOfferedCode(
  db: Database,
  seal: Seal,
  { userId, code }: { userId: string; code: string },
): Promise<AppCode> {
  const offer = await db
    .selectFrom('authenticators')
    .where('user_id', '=', userId)
    .where('offered_until', '>', sql<Date>`now()`)
    .select('offered')
    .executeTakeFirst();
  const secret = offer?.offered && (await seal.open(offer.offered, purposeOf(userId)));
  if (!offer?.offered || !secret) throw offerOver();
  const digits = digitsOf(code);
  const step = digits === undefined ? undefined : stepOf(secret, digits);
  if (step === undefined) throw wrongCode();
  return { sealed: offer.offered, step };
}

/**
 * Puts the offered secret into use after a code of it, with ten new recovery codes, which it answers. Browsers that
 * were not asked for a code are asked again. Throws 422 `offer_over`.
 */
export async function enableAuthenticator(
  tx: Tx,
  { sealed, step }: AppCode,
  by: Actor & { id: string },
): Promise<string[]> {
  const enabled = await tx
    .updateTable('authenticators')
    .set({ sealed, last_step: step, enabled_at: sql`now()`, offered: null, offered_until: null })
    .where('user_id', '=', by.id)
    .where('offered', '=', sealed)
    .returning('user_id')
    .executeTakeFirst();
  if (!enabled) throw offerOver();
  await forgetTrust(tx, by.id);
  await writeEvent(tx, { subject: 'account', id: by.id, kind: 'authenticator_on', by });
  return makeRecoveryCodes(tx, by.id);
}

/** Takes the app and the recovery codes away; answers whether there was one. */
export async function removeAuthenticator(tx: Tx, userId: string, by: Actor): Promise<boolean> {
  const removed = await tx
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .returning('sealed')
    .executeTakeFirst();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await forgetTrust(tx, userId);
  if (!removed?.sealed) return false;
  await writeEvent(tx, { subject: 'account', id: userId, kind: 'authenticator_off', by });
  return true;
}

/** Closes with the key of today what an earlier one closed, so that this one may go. */
export async function resealAuthenticators(db: Database, seal: Seal): Promise<void> {
  const rows = await db
    .selectFrom('authenticators')
    .where('sealed', 'is not', null)
    .select(['user_id', 'sealed'])
    .execute();
  for (const { user_id, sealed } of rows) {
    if (!sealed || (await seal.isOfToday(sealed))) continue;
    const secret = await seal.open(sealed, purposeOf(user_id));
    if (!secret) continue;
    await db
      .updateTable('authenticators')
      .set({ sealed: await seal.close(secret, purposeOf(user_id)) })
      .where('user_id', '=', user_id)
      .where('sealed', '=', sealed)
      .execute();
  }
}
