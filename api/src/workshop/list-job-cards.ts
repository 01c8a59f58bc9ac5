import { sql } from 'kysely';
import type { JobCard, JobCardList } from '../../contract/workshop.ts';
import type { Database } from '../database/database.ts';
import { dayTextOf } from '../database/india.ts';
import type { Caller } from '../http/access.ts';
import { pictureOf } from '../pictures/picture.ts';
import { visibleTo } from './job-card.ts';

/**
 * Ruling 6: workshop staff see every card of a vehicle in service, other accounts those of their own
 * vehicles. The newest first.
 */
export async function listJobCards(db: Database, caller: Caller): Promise<JobCardList> {
  const rows = await db
    .selectFrom('job_cards')
    .innerJoin('vehicles', 'vehicles.id', 'job_cards.vehicle_id')
    .innerJoin('customers', 'customers.id', 'vehicles.customer_id')
    .where('job_cards.status', '<>', 'Handed over')
    .where(visibleTo(caller))
    .select([
      'job_cards.id',
      'job_cards.number',
      'vehicles.name as vehicle',
      'vehicles.registration',
      'job_cards.complaint',
      sql<JobCard['status']>`job_cards.status`.as('status'),
      'job_cards.progress',
      dayTextOf(sql.ref('job_cards.promised_at')).as('promisedDate'),
      'job_cards.mechanic',
      'vehicles.picture',
    ])
    .orderBy('job_cards.received_at', 'desc')
    .orderBy('job_cards.id', 'desc')
    .execute();
  return {
    jobCards: rows.map(({ picture, ...card }) => ({
      ...card,
      picture: pictureOf(picture, 'cut', card.vehicle),
    })),
  };
}
