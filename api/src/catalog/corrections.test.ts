import { sql } from 'kysely';
import { onSampleData } from '../../testing/both-databases.ts';
import { correctedSearch } from './corrected-search.ts';
import { attemptsOf, bestOf, nearWords, type Option } from './corrections.ts';
import { searchFor } from './search.ts';

/** Words in use that are misspelt, in four ways each. */
const WORDS = process.env.EVMANDI_FULL ? 150 : 60;

const option = (word: string, cost = 0): Option => ({ word, holders: [], cost });
const textOf = (words: { word: string }[] | undefined) => words?.map(({ word }) => word).join(' ');

test('attempts take one option for each place, the likeliest first', () => {
  const places = [
    [option('a'), option('b', 1.5)],
    [option('c', 1), option('d', 1.25)],
  ];
  expect(attemptsOf(places).map(({ words }) => textOf(words))).toEqual([
    'a c',
    'a d',
    'b c',
    'b d',
  ]);
  expect(attemptsOf([[option('a')], []])).toEqual([]);
});

test('attempts stay few, and the likeliest are among them', () => {
  const place = ['a', 'b', 'c', 'd', 'e'].map((word, cost) => option(word, cost));
  const attempts = attemptsOf(Array.from({ length: 8 }, () => place));
  expect(attempts.length).toBeLessThanOrEqual(12);
  expect(attempts.map(({ cost }) => cost).slice(0, 10)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
});

// A corrected search on the embedded database: e2e/tests/search.spec.ts.
onSampleData('corrected searches', (api) => {
  const best = async (...attempts: Option[][]) =>
    textOf(
      await bestOf(
        api().db,
        attempts.map((words) => ({ words, cost: words.reduce((sum, { cost }) => sum + cost, 0) })),
      ),
    );

  test('words in use have no near ones, in plural either', async () => {
    const near = await nearWords(api().db, ['brake', 'wallboxes', 'helmits', 'xqzwvk']);
    expect([...near.keys()].sort()).toEqual(['helmits', 'xqzwvk']);
    expect(near.get('helmits')?.[0]?.word).toBe('helmet');
    expect(near.get('xqzwvk')).toEqual([]);
  });

  test('a word in use is near with any one letter left out, doubled, changed or swapped', async () => {
    const { rows } = await sql<{ word: string }>`select word from search_words
      where length(word) > 4 order by md5(word) limit ${WORDS}`.execute(api().db);
    const misspelt = rows.flatMap(({ word }, at) => {
      const place = 1 + (at % (word.length - 2));
      const [before, letter = '', next = '', after] = [
        word.slice(0, place),
        word[place],
        word[place + 1],
        word.slice(place + 2),
      ];
      return [next, letter + letter + next, `x${next}`, next + letter].map((wrong) => ({
        word,
        wrong: before + wrong + after,
      }));
    });
    const near = await nearWords(
      api().db,
      misspelt.map(({ wrong }) => wrong),
    );
    // Of four that are as near, the first are as good; a beginning finds its word by itself.
    const lost = misspelt.filter(({ word, wrong }) => {
      const found = near.get(wrong);
      const isLost = found && found.length < 4 && !found.some((other) => other.word === word);
      return isLost && !word.startsWith(wrong);
    });
    expect(near.size).toBeGreaterThan(WORDS * 2);
    expect(lost).toEqual([]);
  });

  test('the likeliest attempt that finds something is the best', async () => {
    const unlikely = [option('brake', 2), option('pad')];
    expect(await best([option('helmet', 1), option('wallbox')], unlikely)).toBe('brake pad');
    expect(await best(unlikely, [option('helmet', 1)])).toBe('helmet');
    expect(await best([option('helmet'), option('wallbox')])).toBeUndefined();
    expect(await best()).toBeUndefined();
  });

  test('of equally likely ones the best is what more products hold', async () => {
    expect(await best([option('wallbox', 1)], [option('battery', 1)])).toBe('battery');
    expect(await best([option('battery', 1)], [option('wallbox', 1)])).toBe('battery');
  });

  test('what only an unpopular product holds is found, too', async () => {
    const { db } = api();
    const { sku } = await db
      .selectFrom('products')
      .select('sku')
      .orderBy('popularity')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const part = sku.toLowerCase().replaceAll('-', '');
    expect(await best([option(part, 3)], [option('nothing')])).toBe(part);
  });

  test.each([
    ['brack pads', 'brake pads'],
    ['pads brack', 'pads brake'],
    ['brake pda', 'brake pad'],
    ['chargr', 'charger'],
    ['brke', 'brake'],
    ['kontroler', 'controller'],
    ['hed light', 'headlight'],
    ['wallbx 11 kw', 'wallbox 11 kw'],
    ['splendr plus', 'splendor plus'],
    ['portble battry chargr', 'portable battery charger'],
    // Nothing holds all of these: the words that tell most are kept.
    ['auto headlight', 'headlight'],
    ['hedlamp h4', 'headlamp'],
    // No three-wheeler: "auto" is another word.
    ['atto brake pad', 'brake pad'],
    ['72v charger 10a ola', '72 v charger'],
    ['brake xqzwvk', 'brake'],
    ['brake 9999', 'brake'],
    ['xqzwvk brake pads qqq', 'brake pads'],
  ])('%s is searched as %s', async (text, meant) => {
    const search = await correctedSearch(api().db, text);
    expect(search?.corrected).toBe(meant);
    const [asked, found] = await Promise.all(
      [text, meant].map((q) => api().get(`/api/products?page_size=50&q=${encodeURIComponent(q)}`)),
    ).then((answers) => answers.map((answer) => answer.json()));
    expect(found).toMatchObject({ corrected: null });
    expect(found.products.length).toBeGreaterThan(0);
    expect(asked).toMatchObject({ corrected: meant, products: found.products });
  });

  test.each(['xqz wvk', 'xqz wvk qzz', 'bp-ev-9999', 'brake-9999', 'atto', 'verna'])(
    '%s stays as it is, and finds nothing',
    async (text) => {
      expect(await correctedSearch(api().db, text)).toBeUndefined();
      const answer = await api().get(`/api/products?q=${encodeURIComponent(text)}`);
      expect(answer.json()).toMatchObject({ products: [], corrected: null, page: { total: 0 } });
    },
  );

  test('words that find something are not replaced', async () => {
    expect(await searchFor(api().db, 'brake pad')).toMatchObject({ corrected: null });
    expect(await correctedSearch(api().db, 'brak pads')).toBeUndefined();
    expect(await correctedSearch(api().db, '')).toBeUndefined();
  });
});
