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

const hashOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

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
  if (kept.request_hash !== request_hash) {
    throw refused(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request: send a new one',
      [{ path: 'idempotency-key', message: 'was used for another request' }],
    );
  }
  if (kept.response === null) {
    throw new Failure(409, 'under_way', 'The same request is under way: try again', {
      retryAfter: 1,
    });
  }
  return kept.response as T;
}
