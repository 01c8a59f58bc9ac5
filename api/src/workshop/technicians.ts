import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { sql } from 'kysely';
import type { Technicians } from '../../contract/workshop.ts';
import type { Database } from '../database/database.ts';

/** Accounts of the workshop and who else has a card that is not closed, with the cards that they work on. */
export async function listTechnicians(db: Database): Promise<Technicians> {
  const { rows } = await sql<Technicians['technicians'][number]>`
    with names as (
      select users.name from users join role_permissions using (role_id)
        where permission_code = ${PERMISSION.workshop} and users.active
      union select mechanic from job_cards where mechanic is not null and stage <> 'Closed'
    )
    select names.name, (select count(*)::int from job_cards
      where mechanic = names.name and stage in ('Open', 'In progress')) as cards
    from names order by names.name`.execute(db);
  return { technicians: rows };
}
