import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { Failure, refused } from './failure.ts';

interface Call {
  /** Method and path. */
  scope: string;
  key: string;
  /** The body, as it was validated. */
  request: unknown;
}

/** What two requests with one key are told apart by. */
export const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

interface Kept<T> {
  hash: string;
  /** Null while the first call is under way. */
  response: T | null;
}

/** Returns what was answered to the first request of a key. Throws 422 for another request, and 409 while it is under way. */
export function answerKept<T>({ hash, response }: Kept<T>, requestHash: string): T {
  if (hash !== requestHash) {
    throw refused(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request: send a new one',
      [{ path: 'idempotency-key', message: 'was used for another request' }],
    );
  }
  if (response === null) {
    throw new Failure(409, 'under_way', 'The same request is under way: try again', {
      retryAfter: 1,
    });
  }
  return response;
}

/**
 * Does `work` once for a key and returns its answer for every repetition. Two calls with one key at the same
 * time wait for each other; work that fails leaves nothing behind, so that it can be tried again. Throws 422
 * when the key belongs to another request, and 409 while the first one is under way.
 */
export async function withIdempotencyKey<T>(
  db: Transaction<Schema>,
  { scope, key, request }: Call,
  work: () => Promise<T>,
): Promise<T> {
  const request_hash = hashOf(request);
  const first = await db
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (first) {
    const answer = await work();
    await db
      .updateTable('idempotency_keys')
      .set({ status: 201, response: JSON.stringify(answer) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  }
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return answerKept({ hash: kept.request_hash, response: kept.response as T | null }, request_hash);
}

/** The hash of no request. */
const TAKEN_BACK = 'taken back';

/**
 * Returns the answer that a key's request was given, after waiting for one that is under way; null when there
 * was none, and then the key does nothing from now on. `limit` runs before such a key is kept, and may throw.
 */
export async function takeBackKey<T>(
  db: Transaction<Schema>,
  { scope, key }: Pick<Call, 'scope' | 'key'>,
  limit: () => Promise<void>,
): Promise<T | null> {
  const added = await db
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: TAKEN_BACK })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (added) {
    await limit();
    return null;
  }
  const kept = await db
    .selectFrom('idempotency_keys')
    .select('response')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return (kept.response ?? null) as T | null;
}
