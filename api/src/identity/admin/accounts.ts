import type { AccountState } from '@evmandi/contract/domain/account';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { AccountList, AccountRow, AccountsQuery } from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import { notFound } from '../../http/failure.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../../http/pages.ts';
import { APPROVAL_COLUMNS, approvalState, toApproval } from '../approval.ts';

export const unknownAccount = () => notFound('There is no such account', 'unknown_account');

/** What the list shows of an account at first sight: switched off outdoes all else. */
const accountState = sql<AccountState>`case when not users.active then 'off'
  else coalesce(nullif(${approvalState}, 'approved'), 'active') end`;

/** What the search and the role leave. */
function matching({ q, role }: AccountsQuery): Expression<SqlBool> {
  const name = q
    ? sql<SqlBool>`(users.username ilike ${holding(q)} or users.name ilike ${holding(q)}
        or users.company ilike ${holding(q)} or users.phone ilike ${holding(q)})`
    : sql<SqlBool>`true`;
  return role ? sql<SqlBool>`(${name} and roles.name = ${role})` : name;
}

/** What kind and state leave of it. */
const inView = ({ kind, state }: AccountsQuery): Expression<SqlBool> => sql<SqlBool>`(
  ${kind ? sql`roles.kind = ${kind}` : sql`true`}
  and ${state ? sql`${accountState} = ${state}` : sql`true`})`;

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
      'users.phone',
      'users.email',
      'users.company',
      'users.gstin',
      ...APPROVAL_COLUMNS,
      'roles.id as roleId',
      'roles.name as role',
      'roles.kind',
      approvalState.as('approval'),
      accountState.as('state'),
      sql<Date | null>`(select max(used_at) from sessions where sessions.user_id = users.id)`.as(
        'usedAt',
      ),
      sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`.as(
        'passkeys',
      ),
      sql<boolean>`exists (select from authenticators
        where authenticators.user_id = users.id and sealed is not null)`.as('authenticator'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

const toAccount = (row: Row): AccountRow => ({
  id: row.id,
  username: row.username,
  name: row.name,
  role: { id: row.roleId, name: row.role },
  kind: row.kind,
  state: row.state,
  active: row.active,
  phone: row.phone,
  passkeys: row.passkeys,
  authenticator: row.authenticator,
  email: row.email,
  company: row.company,
  gstin: row.gstin,
  approval: toApproval(row),
  version: row.version,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.usedAt?.toISOString() ?? null,
});

/** One account as administrators see it. Throws 404. */
export async function readAccount(db: Database, id: string): Promise<AccountRow> {
  const row = await selectAccounts(db).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw unknownAccount();
  return toAccount(row);
}

/** A page of accounts by name. */
export async function listAccounts(db: Database, query: AccountsQuery): Promise<AccountList> {
  const [rows, { found, ...counts }] = await Promise.all([
    selectAccounts(db)
      .where(matching(query))
      .where(inView(query))
      .orderBy(sql`lower(users.name)`)
      .orderBy('users.id')
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(query.page))
      .execute(),
    db
      .selectFrom('users')
      .innerJoin('roles', 'roles.id', 'users.role_id')
      .where(matching(query))
      .select([
        sql<number>`count(*) filter (where ${inView(query)})::int`.as('found'),
        sql<number>`count(*)::int`.as('all'),
        sql<number>`count(*) filter (where roles.kind = 'staff')::int`.as('staff'),
        sql<number>`count(*) filter (where roles.kind = 'dealer')::int`.as('dealer'),
        sql<number>`count(*) filter (where roles.kind = 'customer')::int`.as('customer'),
        sql<number>`count(*) filter (where ${accountState} = 'waiting')::int`.as('waiting'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { accounts: rows.map(toAccount), page: pageOf(query.page, found), counts };
}
