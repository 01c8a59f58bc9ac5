import { sql } from 'kysely';
import type { Factors } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import type { RelyingParty } from '../../settings.ts';

/** Which factors an account has, and whether its role needs one; `db` may be a statement that does something beside it. */
export function heldFactors(
  db: Pick<Database, 'selectFrom'>,
  userId: string,
): Promise<{ needed: boolean; authenticator: boolean; passkeys: number }> {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select([
      'roles.needs_second_factor as needed',
      sql<boolean>`authenticators.sealed is not null`.as('authenticator'),
      sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`.as(
        'passkeys',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** The factors of an account as its owner sees them. */
export async function readFactors(
  db: Database,
  userId: string,
  relyingParty: RelyingParty | null,
): Promise<Factors> {
  const [{ needed }, passkeys, authenticator] = await Promise.all([
    heldFactors(db, userId),
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'used_at', 'backed_up as backedUp'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('authenticators')
      .where('user_id', '=', userId)
      .where('enabled_at', 'is not', null)
      .select([
        'enabled_at',
        sql<number>`(select count(*)::int from recovery_codes
          where recovery_codes.user_id = authenticators.user_id and used_at is null)`.as('left'),
      ])
      .executeTakeFirst(),
  ]);
  return {
    passkeys: passkeys.map(({ created_at, used_at, ...passkey }) => ({
      ...passkey,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    authenticator: authenticator?.enabled_at
      ? { enabledAt: authenticator.enabled_at.toISOString(), recoveryCodesLeft: authenticator.left }
      : null,
    needed,
    passkeysAvailable: relyingParty !== null,
  };
}
