import {
  addedSynonymSchema,
  missedListSchema,
  synonymListSchema,
} from '../../contract/searches.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { countableWords } from './count-miss.ts';

test.each([
  ['Brek PAD!', 'brek pad'],
  ['48V 24Ah batri', '48v 24ah batri'],
  ['चार्जर', 'चार्जर'],
  ['98450 12345', ''],
  ['order 100234', ''],
  ['asha@firm.example', ''],
  ['BP-EV-2041', ''],
  ['chrger for ola s2', 'chrger for ola s2'],
  ['KA 05 MX 1234', ''],
  ['ka05mx1234', ''],
  ['one two three four five six seven', ''],
  ['<script>', 'script'],
  ['%%', ''],
])('of the search %j the list keeps %j', (text, words) => {
  expect(countableWords(text)).toBe(words);
});

onSampleData('searches that miss', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(async () => {
    await api().db.deleteFrom('missed_searches').execute();
  });

  const search = async (query: Record<string, string>) =>
    (await api().get(`/api/products?${new URLSearchParams(query)}`)).json();
  const list = async (query = '') =>
    missedListSchema.parse((await api().get(`/api/admin/searches?${query}`, admin)).json());
  const add = (body: object) => api().post('/api/admin/synonyms', body, admin);
  const said = async (q: string) =>
    synonymListSchema.parse((await api().get(`/api/admin/synonyms?q=${q}`, admin)).json());

  test('are counted by their words, the most frequent first, apart from those that were corrected', async () => {
    for (const q of ['zorblatt', 'Zorblatt', 'quuxle frob', 'haedlight']) await search({ q });
    await search({ q: 'brake' });
    // The field in the header asks so while somebody types.
    await search({ q: 'zorbl', page_size: '1', facets: 'false' });
    const { searches, counts } = await list();
    expect(counts).toEqual({ nothing: 2, corrected: 1 });
    expect(searches.map(({ words, times }) => [words, times])).toEqual([
      ['zorblatt', 2],
      ['quuxle frob', 1],
    ]);
    const [corrected] = (await list('kind=corrected')).searches;
    expect(corrected).toMatchObject({
      words: 'haedlight',
      corrected: 'headlight',
      suggestion: 'headlight',
    });
  });

  test('are no fault of the words under filters, or on a later page', async () => {
    await search({ q: 'zorblatt', in_stock: 'true' });
    await search({ q: 'zorblatt', category: 'brakes' });
    await search({ q: 'zorblatt', page: '2' });
    expect((await list()).counts).toEqual({ nothing: 0, corrected: 0 });
  });

  test('leave the list and come back; an unknown one is said', async () => {
    await search({ q: 'zorblatt' });
    const dismiss = (dismissed: boolean, words = 'zorblatt') =>
      api().patch('/api/admin/searches', { words, dismissed }, admin);
    expect((await dismiss(true)).statusCode).toBe(204);
    await search({ q: 'zorblatt' });
    expect((await list()).searches).toEqual([]);
    await dismiss(false);
    expect((await list()).searches).toMatchObject([{ words: 'zorblatt', times: 2 }]);
    expect((await dismiss(true, 'never typed')).statusCode).toBe(404);
  });

  test('are suggested in the words of the products, and a meaning is kept in them', async () => {
    await search({ q: 'brek padd' });
    const [{ suggestion } = {}] = (await list('kind=corrected')).searches;
    expect(suggestion).toBe('brake pad');
    const added = addedSynonymSchema.parse(
      (await add({ phrase: 'brek padd', means: 'brek pad' })).json(),
    );
    expect(added.synonym.means).toBe('brake pad');
    expect(added.found).toBeGreaterThan(0);
  });

  test('are suggested nothing that is not sold, and not what they are themselves', async () => {
    const things = ['clutch plate', 'spark plug', 'foot rest', 'sylencer'];
    for (const q of things) await search({ q });
    const { searches } = await list();
    expect(searches.map(({ words }) => words).sort()).toEqual(things.toSorted());
    for (const { words, suggestion } of searches) {
      if (suggestion === null) continue;
      expect([words, (await search({ q: suggestion })).page.total]).not.toEqual([words, 0]);
      expect(suggestion).not.toBe(words);
    }
  });

  test('are answered by a synonym at once, which tells what it finds and can be removed', async () => {
    await search({ q: 'tochlamp' });
    await search({ q: 'tochlamp for splendor' });
    const answer = await add({ phrase: 'Tochlamp', means: 'Headlight' });
    expect(answer.statusCode).toBe(201);
    const added = addedSynonymSchema.parse(answer.json());
    expect(added).toMatchObject({
      synonym: { phrase: 'tochlamp', means: 'headlight' },
      settled: 2,
    });
    expect(added.found).toBeGreaterThan(0);
    const found = await search({ q: 'tochlamp' });
    expect(found.page.total).toBe(added.found);
    expect(found.corrected).toBeNull();
    expect((await said('tochlamp')).synonyms).toMatchObject([{ by: expect.any(String) }]);
    expect((await add({ phrase: 'tochlamp', means: 'tyre' })).statusCode).toBe(409);

    const remove = () =>
      api().app.inject({ method: 'DELETE', url: '/api/admin/synonyms/tochlamp', headers: admin });
    expect((await remove()).statusCode).toBe(204);
    expect((await search({ q: 'tochlamp' })).page.total).toBe(0);
    expect((await remove()).statusCode).toBe(404);
    const events = await api()
      .db.selectFrom('events')
      .where('subject', '=', 'synonym')
      .where('text', 'like', 'tochlamp%')
      .select(['kind', 'text'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'added', text: 'tochlamp: headlight' },
      { kind: 'removed', text: 'tochlamp: headlight' },
    ]);
  });

  test.each([
    [{ phrase: 'brake', means: 'horn' }, 'phrase', /called that/],
    [{ phrase: 'tochlamp', means: 'zorblatt' }, 'means', /Nothing in the shop/],
    [{ phrase: '!!', means: 'horn' }, 'phrase', /letters or digits/],
    [{ phrase: 'horn', means: 'Horn' }, 'means', /another word/],
    [{ phrase: '', means: 'horn' }, 'phrase', /missing/],
  ])('a synonym that makes no sense is refused at its field: %j', async (body, path, message) => {
    const answer = await add(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toEqual({ path, message: expect.stringMatching(message) });
  });

  test('keep to a bounded number of rows, the rarest making room', async () => {
    const words = Array.from({ length: 5_000 }, (_, n) => `row${'abcdefghij'.charAt(n % 10)}${n}`);
    await api()
      .db.insertInto('missed_searches')
      .values(words.map((each, n) => ({ words: each, kind: 'nothing', times: n === 7 ? 9 : 1 })))
      .execute();
    await search({ q: 'zorblatt' });
    const { counts, searches } = await list();
    expect(counts.nothing).toBeLessThanOrEqual(4_501);
    expect(searches[0]).toMatchObject({ words: words[7], times: 9 });
    expect(
      await api()
        .db.selectFrom('missed_searches')
        .where('words', '=', 'zorblatt')
        .select('times')
        .execute(),
    ).toEqual([{ times: 1 }]);
  });
});
