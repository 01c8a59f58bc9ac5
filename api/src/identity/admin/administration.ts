import { PERMISSION } from '@evmandi/contract/domain/permissions';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { conflict } from '../../http/failure.ts';

export type Tx = Transaction<Schema>;

/** Changes of who administers wait for each other, so that two cannot take it from one another. */
export const holdAdministration = (tx: Tx) =>
  tx
    .selectFrom('permissions')
    .select('code')
    .where('code', '=', PERMISSION.administration)
    .forUpdate()
    .execute();

const isLast = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'last_administrator';

/**
 * Does what may take administration from somebody. The database keeps the last administrator; here the refusal gets its
 * words. Throws 409 `last_administrator`.
 */
export async function keepingAdministrator<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isLast(error)) throw error;
    throw conflict(
      'last_administrator',
      'No other account could open the dashboard: give another one that role first',
    );
  }
}
