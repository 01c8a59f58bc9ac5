import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Attempt, attemptsOf, type Option } from './corrections.ts';
import { type SoughtWord, tsqueryOf } from './words.ts';

/** Two at most, and never more than are kept. */
const mostLeftOut = (words: number) => Math.min(2, Math.floor(words / 2));
const MOST_ATTEMPTS = 12;

/** Every way to leave out so many of the places, the last ones first: what is sought stands at the end. */
function leaveOut<Place>(places: readonly Place[], count: number): Place[][] {
  if (count === 0) return [[...places]];
  return places.flatMap((_, place) =>
    leaveOut(places.slice(place + 1), count - 1).map((rest) => [
      ...places.slice(0, place),
      ...rest,
    ]),
  );
}

/** Of the attempts that find something the one that finds least: its words tell most. */
async function rarestOf(db: Database, attempts: Attempt[]): Promise<SoughtWord[] | undefined> {
  const queries = attempts.map(({ words }) => tsqueryOf(words));
  const { rows } = await sql<{ place: number; found: number }>`
    select tried.place::integer - 1 as place, counted.found
    from unnest(${queries}::text[]::tsquery[]) with ordinality as tried (query, place)
    cross join lateral (
      select count(*)::integer as found from products where find_words @@ tried.query) as counted
    where counted.found > 0`.execute(db);
  const [best] = rows
    .flatMap(({ place, found }) => {
      const attempt = attempts[place];
      return attempt ? [{ ...attempt, place, found }] : [];
    })
    .sort((a, b) => a.cost - b.cost || a.found - b.found || a.place - b.place);
  return best?.words;
}

/**
 * For a search of several words that no product holds together: the words without one of them, or two of
 * four, that a product does hold. `places` are the options for each word.
 */
export async function withFewerWords(
  db: Database,
  places: readonly Option[][],
): Promise<SoughtWord[] | undefined> {
  for (let left = 1; left <= mostLeftOut(places.length); left += 1) {
    const attempts = leaveOut(places, left).flatMap(attemptsOf).slice(0, MOST_ATTEMPTS);
    const best = attempts.length > 0 ? await rarestOf(db, attempts) : undefined;
    if (best) return best;
  }
  return undefined;
}
