import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Where an active account administers, one always does, by whatever way accounts and roles are changed. The row of the
 * permission is the lock: of two changes at once the second sees what the first left. Names of roles are told apart without
 * regard to case.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    'create unique index roles_name_any_case on roles (lower(name))',
    `create function keep_administrator() returns void language plpgsql as $$
     begin
       perform from permissions where code = 1001 for update;
       if exists (select from users join role_permissions using (role_id)
         where permission_code = 1001 and active) then return; end if;
       raise exception 'the last administrator stays one'
         using errcode = 'check_violation', constraint = 'last_administrator';
     end $$`,
    `create function account_administered() returns trigger language plpgsql as $$
     begin
       if exists (select from role_permissions
         where role_id = old.role_id and permission_code = 1001) then
         perform keep_administrator();
       end if;
       return null;
     end $$`,
    `create trigger account_administered after update of role_id, active on users for each row
       when (old.active and (not new.active or new.role_id <> old.role_id))
       execute function account_administered()`,
    `create trigger account_gone after delete on users for each row
       when (old.active) execute function account_administered()`,
    `create function role_administered() returns trigger language plpgsql as $$
     begin
       if exists (select from users where role_id = old.role_id and active) then
         perform keep_administrator();
       end if;
       return null;
     end $$`,
    `create trigger role_administered after delete or update on role_permissions for each row
       when (old.permission_code = 1001) execute function role_administered()`,
  ]);
}
