import { sql } from 'kysely';
import type { StationList, StationsQuery } from '../../contract/stations.ts';
import { likeText } from '../catalog/search-words.ts';
import type { Database } from '../database/database.ts';
import { offsetOf, publicPageOf } from '../http/pages.ts';

const MOST_WORDS = 8;

/** Each word is part of name, city or address, of what is charged or repaired there, or begins the PIN. */
function matches(q: string | undefined) {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const conditions = words.map(
    (word) => sql<boolean>`(
      lower(concat_ws(' ', name, city, address, works_on, array_to_string(connectors, ' ')))
        like ${`%${likeText(word)}%`} or pin like ${`${likeText(word)}%`})`,
  );
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/** A page of service stations, by city and name. */
export async function listStations(db: Database, { q, page }: StationsQuery): Promise<StationList> {
  const found = db.selectFrom('stations').where(matches(q));
  const { count } = await found
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const info = publicPageOf(page, Number(count));
  const stations = await found
    .select(['id', 'name', 'address', 'city', 'pin', 'phone', 'charging', 'connectors', 'hours'])
    .select(['works_on as worksOn', 'takes_job_cards as takesJobCards'])
    .orderBy('city')
    .orderBy('name')
    .limit(info.pageSize)
    .offset(offsetOf(page))
    .execute();
  return { stations, page: info };
}
