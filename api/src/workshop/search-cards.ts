import { registrationKey, SHORTEST_REGISTRATION } from '@evmandi/contract/domain/registration';
import { type RawBuilder, sql } from 'kysely';
import { holding } from '../database/like.ts';
import type { Caller } from '../http/access.ts';
import { isWorkshop, visibleTo } from './visible.ts';

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

/** One more than is gathered tells that there are more. */
const LIMIT = sql`limit ${sql.lit(MOST_GATHERED + 1)}`;

/** Ids of vehicles that the caller may see and whose registration begins so, bounded and through its index. */
export const vehiclesOf = (key: string, caller: Caller): Source => sql`select id from vehicles
  where ${beginning('registration_key', key)} and ${visibleTo(caller)} order by registration_key ${LIMIT}`;

const vehiclesNamed = (name: string, caller: Caller): Source => sql`select id from vehicles
  where lower(name) like ${holding(name)} and ${visibleTo(caller)} ${LIMIT}`;

/** Of cards by their number; whose they are is for others to ask, but for a person who sees few. */
const numbered = (number: string, caller: Caller): Source => sql`select id from job_cards
  where ${beginning('number', `JC-${number}`)}
  ${isWorkshop(caller) ? sql`` : sql`and vehicle_id in (select id from vehicles where ${visibleTo(caller)})`}
  order by number collate "C" ${LIMIT}`;

/** What a text finds, in so many ways; each is bounded and has its own index. */
interface Found {
  vehicles: Source[];
  cards: Source[];
}

function found(q: string, caller: Caller): Found {
  const key = registrationKey(q);
  if (key.length < SHORTEST_REGISTRATION) return { vehicles: [], cards: [] };
  const number = NUMBER.exec(key)?.[1];
  const name = q.trim().toLowerCase();
  return {
    vehicles: [
      vehiclesOf(key, caller),
      ...(name.length >= LEAST_LETTERS ? [vehiclesNamed(name, caller)] : []),
    ],
    cards: number ? [numbered(number, caller)] : [],
  };
}

/** Ids of the cards that a text finds; nothing for too short a text. */
export function foundCards(q: string, caller: Caller): Source {
  const { vehicles, cards } = found(q, caller);
  const sources = [
    ...vehicles.map(
      (ids) => sql`(select job_cards.id from job_cards where vehicle_id in (${ids}))`,
    ),
    ...cards.map((ids) => sql`(${ids})`),
  ];
  if (sources.length === 0) return sql`select null::bigint where false`;
  return sql.join(sources, sql` union `);
}

/** Whether a text would find more than is gathered: then what was counted is "or more". */
export function isCut(q: string, caller: Caller): RawBuilder<boolean> {
  const { vehicles, cards } = found(q, caller);
  const beyond = [...vehicles, ...cards].map(
    (ids) => sql`exists (select from (${ids}) gathered offset ${sql.lit(MOST_GATHERED)})`,
  );
  return beyond.length === 0 ? sql`false` : sql`(${sql.join(beyond, sql` or `)})`;
}
