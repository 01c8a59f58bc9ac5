import { sql } from 'kysely';
import { JUDGED } from '../../bench-data/judged/index.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { POPULAR } from '../catalog/corrections.ts';
import { holdsOf } from '../catalog/holds.ts';
import { byRelevance, type Search, searchSoFar } from '../catalog/search.ts';
import type { Database } from '../database/database.ts';
import { popularFound } from './popular.ts';

const MOST = 8;
/** An odd number: texts as they are judged, and such that were typed in part. All in the full run. */
const ONE_IN = process.env.EVMANDI_FULL ? 1 : 5;

async function askedOf(db: Database, search: Search): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (
      select * from products order by popularity desc, id limit ${sql.lit(POPULAR)}) products
    where find_words @@ ${search.query}::tsquery
    order by ${byRelevance(search)}, popularity desc, id limit ${sql.lit(MOST)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Each text as it is judged, and as far as it was typed after some of its letters. */
const TYPED = Object.values(JUDGED)
  .flat()
  .flatMap(({ q }, index) => [q, q.slice(0, 2 + (index % 7))])
  .filter((_, index) => index % ONE_IN === 0);

onSampleData('the popular', (api) => {
  test('are found in memory as the database finds them, in its order', async () => {
    const { db } = api();
    let found = 0;
    for (const text of new Set([...TYPED, 'BP-EV-2041', 'bp-ev', 'pulsar', 'ns200'])) {
      const { search } = await searchSoFar(db, text);
      if (search.query === '') continue;
      const ids = await popularFound(db, search, MOST);
      expect([text, ids]).toEqual([text, await askedOf(db, search)]);
      found += ids.length;
    }
    expect(found).toBeGreaterThan(1_000 / ONE_IN);
  });
});

test.each(["'a' & ", "('a'", "'a')", "!'a'", 'a', "'a' 'b'", ''])('%j is no tsquery', (query) => {
  expect(() => holdsOf(query)).toThrow('No tsquery of words');
});

test.each([
  ["'a' | 'b' & 'c'", "'a'", true],
  ["('a' | 'b') & 'c'", "'a'", false],
  ["'bra':*", "'brake' 'pad'", true],
  ["'rake':*", "'brake' 'pad'", false],
  ["'bra'", "'brake'", false],
])('%s of %s', (query, words, holds) => {
  expect(holdsOf(query)(words)).toBe(holds);
});
