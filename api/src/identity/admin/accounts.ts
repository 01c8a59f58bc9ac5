import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type {
  AccountList,
  AccountRow,
  AccountsQuery,
  RoleList,
} from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import type { Schema } from '../../database/schema.ts';
import { conflict, notFound, refused } from '../../http/failure.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../../http/pages.ts';

const unknownAccount = () => notFound('There is no such account', 'unknown_account');

/** Roles with their permissions and how many people have them, and permissions with their roles. */
export async function listRoles(db: Database): Promise<RoleList> {
  const [roles, permissions] = await Promise.all([
    db
      .selectFrom('roles')
      .select([
        'roles.id',
        'roles.name',
        sql<
          number[]
        >`(select coalesce(json_agg(permission_code order by permission_code), '[]'::json)
          from role_permissions where role_permissions.role_id = roles.id)`.as('permissions'),
        sql<number>`(select count(*)::int from users
          where users.role_id = roles.id and users.active)`.as('accounts'),
      ])
      .orderBy('roles.id')
      .execute(),
    db
      .selectFrom('permissions')
      .select([
        'permissions.code',
        'permissions.name',
        sql<string[]>`(select coalesce(json_agg(roles.name order by roles.id), '[]'::json)
          from role_permissions join roles on roles.id = role_permissions.role_id
          where role_permissions.permission_code = permissions.code)`.as('roles'),
      ])
      .orderBy('permissions.code')
      .execute(),
  ]);
  return { roles, permissions };
}

function matching({ q, role }: AccountsQuery): Expression<SqlBool> {
  const name = q
    ? sql<SqlBool>`(users.username ilike ${holding(q)} or users.name ilike ${holding(q)})`
    : sql<SqlBool>`true`;
  return role ? sql<SqlBool>`(${name} and roles.name = ${role})` : name;
}

const selectAccounts = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select([
      'users.id',
      'users.username',
      'users.name',
      'users.active',
      'users.created_at',
      'roles.id as roleId',
      'roles.name as role',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

const toAccount = ({ roleId, role, created_at, ...row }: Row): AccountRow => ({
  ...row,
  role: { id: roleId, name: role },
  createdAt: created_at.toISOString(),
});

/** A page of accounts by name. */
export async function listAccounts(db: Database, query: AccountsQuery): Promise<AccountList> {
  const [rows, { count }] = await Promise.all([
    selectAccounts(db)
      .where(matching(query))
      .orderBy(sql`lower(users.name)`)
      .orderBy('users.id')
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(query.page))
      .execute(),
    db
      .selectFrom('users')
      .innerJoin('roles', 'roles.id', 'users.role_id')
      .where(matching(query))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { accounts: rows.map(toAccount), page: pageOf(query.page, count) };
}

/** Other active administrators. */
async function otherAdministrators(db: Transaction<Schema>, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'users.role_id')
    .where('role_permissions.permission_code', '=', PERMISSION.administration)
    .where('users.active', '=', true)
    .where('users.id', '<>', id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Gives an account another role. One account always keeps the permission of administration: changes wait for each
 * other on that permission, so that two cannot take it from one another. Throws 404, 409 and 422.
 */
export function changeRole(db: Database, id: string, roleId: string): Promise<AccountRow> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('permissions')
      .select('code')
      .where('code', '=', PERMISSION.administration)
      .forUpdate()
      .execute();
    const role = await transaction
      .selectFrom('roles')
      .select([
        sql<boolean>`exists (select from role_permissions where role_permissions.role_id = roles.id
          and permission_code = ${PERMISSION.administration})`.as('administers'),
      ])
      .where('id', '=', roleId)
      .executeTakeFirst();
    if (!role) {
      const message = 'There is no such role: choose one of the list';
      throw refused('invalid_request', message, [{ path: 'roleId', message }]);
    }
    if (!role.administers && (await otherAdministrators(transaction, id)) === 0) {
      throw conflict(
        'last_administrator',
        'No other account could open the dashboard: give another one that role first',
      );
    }
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ role_id: roleId })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw unknownAccount();
    const row = await selectAccounts(transaction).where('users.id', '=', id).executeTakeFirst();
    if (!row) throw unknownAccount();
    return toAccount(row);
  });
}
