import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

const GSTIN = `'^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'`;

/**
 * People make their own accounts: what a role is for, so that its name may change; how a person is reached; and what
 * became of the wish to buy as a dealer. Until it is granted the account has the role of customers.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `alter table roles add kind text not null default 'staff'
       check (kind in ('staff', 'dealer', 'customer'))`,
    `update roles set kind = lower(name) where name in ('Dealer', 'Customer')`,
    // Those that people who register get: there is one of each.
    `create unique index roles_kind on roles (kind) where kind <> 'staff'`,
    `create function role_of_registration() returns trigger language plpgsql as $$
     begin
       if tg_op = 'UPDATE' and new.kind = old.kind then return new; end if;
       raise exception 'people who register get the role %', old.name using errcode = 'check_violation';
     end $$`,
    `create trigger role_of_registration before delete or update of kind on roles
       for each row when (old.kind <> 'staff') execute function role_of_registration()`,
    `alter table users
       add phone text check (phone <> ''),
       add email text check (email like '_%@_%'),
       add company text check (company <> ''),
       add gstin text check (gstin ~ ${GSTIN}),
       add dealer_asked_at timestamptz,
       add dealer_decided_at timestamptz,
       add dealer_refusal text check (dealer_refusal <> ''),
       add constraint users_dealer_decided check (dealer_decided_at is null or dealer_asked_at is not null),
       add constraint users_dealer_refusal check (dealer_refusal is null or dealer_decided_at is not null)`,
    `create index users_dealer_waiting on users (dealer_asked_at)
       where dealer_asked_at is not null and dealer_decided_at is null`,
  ]);
}
