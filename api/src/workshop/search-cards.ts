import { registrationKey, SHORTEST_REGISTRATION } from '@evmandi/contract/domain/registration';
import { type RawBuilder, sql } from 'kysely';
import { holding } from '../database/like.ts';

/** Vehicles that a search gathers at most: more are walked through by nobody. */
const MOST_GATHERED = 2_000;
/** Fewer letters have no trigram. */
const LEAST_LETTERS = 3;

type Source = RawBuilder<unknown>;

/** From the index of a column in collation C: `~` comes after everything that it may hold. */
const beginning = (column: string, text: string) =>
  sql`${sql.ref(column)} collate "C" >= ${text} and ${sql.ref(column)} collate "C" < ${`${text}~`}`;

/** `2041`, `jc2041` or `JC-2041`. */
const NUMBER = /^(?:JC)?(\d+)$/;

/** Vehicles whose registration begins so, bounded and through its index. */
export const vehiclesOf = (key: string): Source => sql`select id from vehicles
  where ${beginning('registration_key', key)} order by registration_key limit ${sql.lit(MOST_GATHERED)}`;

function sourcesOf(q: string): Source[] {
  const key = registrationKey(q);
  if (key.length < SHORTEST_REGISTRATION) return [];
  const number = NUMBER.exec(key)?.[1];
  const cardsOf = (vehicles: Source) =>
    sql`(select job_cards.id from job_cards where vehicle_id in (${vehicles}))`;
  const name = q.trim().toLowerCase();
  return [
    cardsOf(vehiclesOf(key)),
    ...(number
      ? [
          sql`(select job_cards.id from job_cards where ${beginning('number', `JC-${number}`)}
            order by number collate "C" limit ${sql.lit(MOST_GATHERED)})`,
        ]
      : []),
    ...(name.length >= LEAST_LETTERS
      ? [
          cardsOf(
            sql`select id from vehicles where lower(name) like ${holding(name)} limit ${sql.lit(MOST_GATHERED)}`,
          ),
        ]
      : []),
  ];
}

/** Ids of the cards that a text finds, each source through its own index; nothing for too short a text. */
export function foundCards(q: string): Source {
  const sources = sourcesOf(q);
  if (sources.length === 0) return sql`select null::bigint where false`;
  return sql.join(sources, sql` union `);
}
