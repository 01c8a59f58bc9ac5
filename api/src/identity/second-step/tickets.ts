import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import { secretHash } from '../secret-hash.ts';
import type { Account } from '../users.ts';

/** Adding an app takes longer than reading a code. */
const MINUTES = { code: 5, enrol: 15 };
export type TicketStep = keyof typeof MINUTES;

const OVER = 'This took too long: sign in with your password again';
const over = () => refused('ticket_over', OVER, [{ path: 'ticket', message: OVER }]);

/** A text that says that its holder knew the password, for one step of this sign-in. It is no session. */
export async function giveTicket(
  db: Database,
  { id, tokenVersion }: Account,
  step: TicketStep,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await db
    .insertInto('sign_in_tickets')
    .values({
      hash: secretHash(ticket),
      user_id: id,
      step,
      token_version: tokenVersion,
      expires_at: new Date(Date.now() + MINUTES[step] * 60_000),
    })
    .execute();
  return ticket;
}

const valid = (ticket: string, step: TicketStep) =>
  sql<boolean>`hash = ${secretHash(ticket)} and step = ${step} and expires_at > now()
    and exists (select from users where users.id = sign_in_tickets.user_id and users.active
      and users.token_version = sign_in_tickets.token_version)`;

/** Whose ticket it is. Throws 422 `ticket_over`, also after the password was changed. */
export async function ticketHolder(
  db: Database,
  ticket: string,
  step: TicketStep,
): Promise<string> {
  const row = await db
    .selectFrom('sign_in_tickets')
    .where(valid(ticket, step))
    .select('user_id')
    .executeTakeFirst();
  if (!row) throw over();
  return row.user_id;
}

/** Uses it up, in the transaction of what it was for. Throws 422 `ticket_over` where another one did. */
export async function spendTicket(
  tx: Transaction<Schema>,
  ticket: string,
  step: TicketStep,
): Promise<void> {
  const spent = await tx
    .deleteFrom('sign_in_tickets')
    .where(valid(ticket, step))
    .returning('hash')
    .executeTakeFirst();
  if (!spent) throw over();
}
