import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import type { Tx } from './administration.ts';

interface Need {
  /** Of the role. */
  id: string;
  before: boolean;
  needed: boolean;
  caller: Caller;
}

/**
 * Says whether the accounts of a role sign in with a second factor alone; those who have none add one at their next
 * sign-in. Throws 409 `own_role` where it would end the session of the caller.
 */
export async function needFactor(tx: Tx, { id, before, needed, caller }: Need): Promise<void> {
  if (before === needed) return;
  const own = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', caller.id)
    .where('role_id', '=', id)
    .executeTakeFirst();
  if (own && needed && !caller.secondFactor) {
    throw conflict(
      'own_role',
      'This is your own role: add a second factor to your account and sign in with it first',
    );
  }
  await tx.updateTable('roles').set({ needs_second_factor: needed }).where('id', '=', id).execute();
}
