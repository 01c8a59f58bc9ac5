import { sql } from 'kysely';
import type { RoleList, RoleRow } from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failure.ts';

export const unknownRole = () => notFound('There is no such role', 'unknown_role');

const selectRoles = (db: Database) =>
  db.selectFrom('roles').select([
    'roles.id',
    'roles.name',
    'roles.kind',
    'roles.version',
    'roles.needs_second_factor as needsSecondFactor',
    sql<number[]>`(select coalesce(json_agg(permission_code order by permission_code), '[]'::json)
        from role_permissions where role_permissions.role_id = roles.id)`.as('permissions'),
    sql<number>`(select count(*)::int from users
        where users.role_id = roles.id and users.active)`.as('accounts'),
    sql<number>`(select count(*)::int from users
        where users.role_id = roles.id and not users.active)`.as('switchedOff'),
  ]);

/** One role as administrators see it. Throws 404. */
export async function readRole(db: Database, id: string): Promise<RoleRow> {
  const row = await selectRoles(db).where('roles.id', '=', id).executeTakeFirst();
  if (!row) throw unknownRole();
  return row;
}

/** Who changed a role last, and when. */
async function lastChange(db: Database): Promise<RoleList['changed']> {
  const event = await db
    .selectFrom('events')
    .select(['at', 'actor'])
    .where('subject', '=', 'role')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event ? { at: event.at.toISOString(), by: event.actor } : null;
}

/** Roles with their permissions and how many people have them, and permissions with their roles. */
export async function listRoles(db: Database): Promise<RoleList> {
  const [roles, permissions, changed] = await Promise.all([
    selectRoles(db).orderBy('roles.id').execute(),
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
    lastChange(db),
  ]);
  return { roles, permissions, changed };
}
