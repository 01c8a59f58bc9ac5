import { type Expression, type SqlBool, sql } from 'kysely';
import type {
  AccountList,
  AccountRow,
  AccountsQuery,
  RoleList,
} from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import { notFound } from '../../http/failure.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../../http/pages.ts';

export const unknownAccount = () => notFound('There is no such account', 'unknown_account');

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
      'users.version',
      'users.created_at',
      'roles.id as roleId',
      'roles.name as role',
      sql<Date | null>`(select max(used_at) from sessions where sessions.user_id = users.id)`.as(
        'usedAt',
      ),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

const toAccount = ({ roleId, role, created_at, usedAt, ...row }: Row): AccountRow => ({
  ...row,
  role: { id: roleId, name: role },
  createdAt: created_at.toISOString(),
  lastUsedAt: usedAt?.toISOString() ?? null,
});

/** One account as administrators see it. Throws 404. */
export async function readAccount(db: Database, id: string): Promise<AccountRow> {
  const row = await selectAccounts(db).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw unknownAccount();
  return toAccount(row);
}

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
