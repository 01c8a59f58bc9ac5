import type { LoginResponse, Me } from '../../contract/auth.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { unauthorized } from '../http/failure.ts';
import type { SignedIn } from './sign-in.ts';
import type { Tokens } from './tokens.ts';
import { type Account, accountById } from './users.ts';

/** The user as answers tell of it, with the codes of its role's permissions. */
export const toUser = ({
  id,
  username,
  name,
  role,
  permissions,
  approval,
}: Account): LoginResponse['user'] => ({
  id,
  username,
  name,
  role: { name: role, permissions: permissions.map((permissionCode) => ({ permissionCode })) },
  approval,
});

/** The answer to a sign-in that began a session. */
export const toLogin = async (
  tokens: Tokens,
  { account, session, device }: SignedIn,
): Promise<LoginResponse> => ({
  token: await tokens.give(account, session),
  user: toUser(account),
  device,
});

/** The signed-in person, and the customer whose orders these are. */
export async function getMe(db: Database, caller: Caller): Promise<Me> {
  const [account, customer] = await Promise.all([
    accountById(db, caller.id),
    db
      .selectFrom('customers')
      .select(['number', 'name', 'email', 'phone', 'address', 'pin', 'gstin'])
      .where('user_id', '=', caller.id)
      .executeTakeFirst(),
  ]);
  if (!account) throw unauthorized();
  return {
    user: toUser(account),
    customer: customer
      ? { ...customer, address: customer.address || null, pin: customer.pin || null }
      : null,
  };
}
