import { sql } from 'kysely';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { narrowQueriesOf } from './narrow-query.ts';
import { searchSoFar } from './search.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api?.close());

async function counted(query: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products where find_words @@ ${query}::tsquery`.execute(
    api.db,
  );
  return rows[0]?.count ?? 0;
}

test.each([
  'brak',
  'brake pa',
  'type 2 c',
  'hero spl',
  'pulsar 2',
  'batteries 48',
  'splendor zzz',
  'chargers for ola s1',
])('"%s" loses nothing by being asked for in whole words', async (text) => {
  const { search } = await searchSoFar(api.db, text);
  const [narrow = ''] = await narrowQueriesOf(api.db, [search.sought]);
  expect(await counted(`(${narrow}) & (${search.query})`)).toBe(await counted(search.query));
});

test('beginnings that very many words have are left out beside others, and whole alone', async () => {
  const narrowOf = async (text: string) => {
    const { search } = await searchSoFar(api.db, text);
    return (await narrowQueriesOf(api.db, [search.sought]))[0];
  };
  expect(await narrowOf('helmet 2')).toBe(await narrowOf('helmet'));
  expect(await narrowOf('2')).toBe("(('2'))".slice(1, -1));
  expect(await narrowOf('helmet')).not.toContain(':*');
});
