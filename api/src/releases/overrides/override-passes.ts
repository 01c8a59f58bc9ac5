import { randomUUID } from 'node:crypto';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { z } from 'zod';
import { type Override, overrideSchema } from '../../../contract/overrides.ts';
import type { Database } from '../../database/database.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { notFound, refused } from '../../http/failure.ts';
import type { Seal } from '../../identity/seal.ts';
import { isSessionOpen } from '../../identity/sessions.ts';
import { accountById } from '../../identity/users.ts';

const TICKET_MS = 2 * 60_000;
const OVERRIDE_MS = 3 * 60 * 60_000;
/** A ticket opens as no pass, and a pass as no ticket. */
const PURPOSE = { ticket: 'override ticket', pass: 'override pass' } as const;

const ticketSchema = z.object({
  id: z.uuid(),
  userId: z.string(),
  session: z.uuid(),
  by: z.string(),
  versions: z.record(z.string(), z.string()),
  expiresAt: z.iso.datetime(),
});

/** What a pass holds: also whose it is and in which session, of which edges learn the name alone. */
const passSchema = overrideSchema.extend({ userId: z.string(), session: z.uuid() });

/** Whose a ticket or a pass is. */
interface Holder {
  userId: string;
  session: string;
}

/**
 * Whether the person may still try versions: asked anew, so that a right that was withdrawn and a session that has
 * ended count.
 */
async function mayTry(db: Database, { userId, session }: Holder): Promise<boolean> {
  const account = await accountById(db, userId);
  const isAllowed = account?.permissions.includes(PERMISSION.platform) ?? false;
  return isAllowed && (await isSessionOpen(db, userId, session));
}

const inFuture = (time: string) => Date.parse(time) > Date.now();
const OVER = 'This link was used, or is too old: try the version again';
const over = () => refused('ticket_over', OVER, [{ path: 'ticket', message: OVER }]);

async function read<S extends z.ZodType>(
  seal: Seal,
  text: string,
  [purpose, schema]: [purpose: string, schema: S],
): Promise<z.infer<S> | undefined> {
  const opened = await seal.open(text, purpose);
  return opened === undefined ? undefined : schema.safeParse(JSON.parse(opened)).data;
}

/** A text for one exchange within two minutes, sealed with a key of the API: nobody else can make or read it. */
export async function giveTicket(
  seal: Seal,
  { id: userId, name: by, session }: Caller,
  versions: Record<string, string>,
) {
  const expiresAt = new Date(Date.now() + TICKET_MS).toISOString();
  const ticket = { id: randomUUID(), userId, session, by, versions, expiresAt };
  return { ticket: await seal.close(JSON.stringify(ticket), PURPOSE.ticket), expiresAt };
}

/** Uses a ticket up. Returns what it is for, and the pass that a browser keeps. Throws 422 `ticket_over`. */
export async function exchangeTicket(db: Database, seal: Seal, text: string) {
  const ticket = await read(seal, text, [PURPOSE.ticket, ticketSchema]);
  if (!ticket || !inFuture(ticket.expiresAt) || !(await mayTry(db, ticket))) throw over();
  const { id, userId, session, by, versions, expiresAt } = ticket;
  await db.transaction().execute(async (tx) => {
    const used = await tx
      .insertInto('override_tickets')
      .values({ id, expires_at: new Date(expiresAt) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!used) throw over();
    await writeEvent(tx, {
      ...{ subject: 'release', id: null, kind: 'override_opened' },
      by: { id: userId, name: by },
      text: Object.entries(versions)
        .map(([app, version]) => `${app} ${version}`)
        .join(', '),
    });
  });
  const until = new Date(Date.now() + OVERRIDE_MS).toISOString();
  const override: Override = { versions, by, until };
  const pass = await seal.close(JSON.stringify({ ...override, userId, session }), PURPOSE.pass);
  return { ...override, pass };
}

/** What a pass stands for. Throws 404 for one that is over, or none of ours. */
export async function lookAtPass(db: Database, seal: Seal, text: string): Promise<Override> {
  const pass = await read(seal, text, [PURPOSE.pass, passSchema]);
  if (!pass || !inFuture(pass.until) || !(await mayTry(db, pass))) {
    throw notFound('This override is over');
  }
  const { userId: _own, session: _session, ...override } = pass;
  return override;
}
