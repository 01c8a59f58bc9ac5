import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { conflict, type Failure } from './failure.ts';
import { networkOf } from './network.ts';

/** Who asks for something that stays: a guest where there is no account. */
interface Asker {
  callerId: string | null;
  /** Network address of the visitor; null where none is known. */
  address: string | null;
}

interface Request extends Asker {
  subject: 'quote' | 'question' | 'account' | 'subscription';
  lines?: number;
}

const network = ({ address }: Asker) => (address === null ? null : networkOf(address));

/** 409 for an account, or a network, that has too much open. */
export function tooManyOpen(by: 'account' | 'network', isGuest: boolean): Failure {
  const remedy = isGuest ? 'sign in, or call us' : 'call us';
  const message =
    by === 'account'
      ? 'You have as much open as we can answer: wait for an answer, or call us'
      : `Your network has sent as much as we take in a day: ${remedy}`;
  return conflict('too_many_open', message);
}

/**
 * Throws 409 `too_many_open` where the account, or the network, has too much of it open or sent within a day. Others with
 * the same account or network wait until the transaction ends.
 */
export async function limitRequest(tx: Transaction<Schema>, request: Request): Promise<void> {
  const { subject, callerId, lines = 1 } = request;
  const { rows } = await sql<{ by: 'account' | 'network' | null }>`
    select request_limit(${subject}, ${callerId}::bigint, ${network(request)}::inet, ${lines}::integer)
      as by`.execute(tx);
  const by = rows[0]?.by;
  if (by) throw tooManyOpen(by, callerId === null);
}

/** Notes where a request came from, so that it counts. */
export async function noteRequest(
  tx: Transaction<Schema>,
  { id, ...request }: Request & { id: string },
): Promise<void> {
  const { subject, callerId, lines = 1 } = request;
  await tx
    .insertInto('open_requests')
    .values({ subject, subject_id: id, network: network(request), user_id: callerId, lines })
    .execute();
}
