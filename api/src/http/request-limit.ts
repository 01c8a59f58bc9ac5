import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { conflict, Failure } from './failure.ts';
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

const RETRY_AFTER_S = 3_600;

/** Withdrawals of a /64 within a day; wider networks may have a multiple, as of other requests. */
const MOST_WITHDRAWALS = 1_000;

/**
 * Records the withdrawal of an attempt to order. Throws 503 `too_many_open` if its network has made too many within a
 * day. The status is not 409, because pages of an earlier release take a 409 for the end of the attempt and would order
 * twice. Calls at the same moment do not see each other, so a few more may pass. A buyer who cannot withdraw an attempt
 * cannot order, so one address may make five times as many as 200 buyers need.
 */
export async function limitWithdrawals(
  tx: Transaction<Schema>,
  { key, address }: { key: string; address: string },
): Promise<void> {
  const from = networkOf(address);
  await sql`insert into open_requests (subject, subject_id, network)
    values ('withdrawal', hashtextextended(${key}, 0), ${from}::inet)
    on conflict do nothing`.execute(tx);
  const { rows } = await sql`select 1 from networks_around(${from}::inet) around
    where (select count(*) from open_requests where subject = 'withdrawal'
        and open_requests.network between around.network and around.last_address
        and at > now() - interval '1 day') > ${sql.lit(MOST_WITHDRAWALS)} * around.times
    limit 1`.execute(tx);
  if (rows.length === 0) return;
  const { code, message } = tooManyOpen('network', true);
  throw new Failure(503, code, message, { retryAfter: RETRY_AFTER_S });
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
