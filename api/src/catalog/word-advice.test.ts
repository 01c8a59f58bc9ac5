import { type ProductList, productListSchema } from '../../contract/catalog.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('words that find nothing', (api) => {
  const list = async (params: Record<string, string>): Promise<ProductList> => {
    const query = new URLSearchParams(params);
    const answer = await api().get(`/api/products?${query}`);
    expect([`${query}`, answer.statusCode]).toEqual([`${query}`, 200]);
    return productListSchema.parse(answer.json());
  };
  const totalOf = async (q: string) => (await list({ q, facets: 'false' })).page.total;
  const exactly = (q: string) => list({ q, exact: 'true' });

  test.each(['braek pad', 'hedlight', 'bpev204l', 'brake xqzwvk'])(
    '%s is taken as it is typed, and leads to what it may have meant',
    async (q) => {
      const { corrected } = await list({ q });
      expect(corrected).not.toBeNull();
      const { page, empty, ...exact } = await exactly(q);
      expect([exact.corrected, page.total]).toEqual([null, 0]);
      const [first] = empty?.instead ?? [];
      expect(first).toEqual({ q: corrected, count: await totalOf(corrected ?? '') });
      expect(first?.count).toBeGreaterThan(0);
    },
  );

  test('words that are right find the same as they are typed', async () => {
    for (const q of ['brake pad', 'mudguard', 'BP-EV-2041', 'charger for ola s1']) {
      expect((await exactly(q)).page.total).toBe(await totalOf(q));
    }
  });

  test('taken as typed, a search is not counted as missed', async () => {
    const { db } = api();
    const missed = () => db.selectFrom('missed_searches').select(['words', 'times']).execute();
    await list({ q: 'braek pad' });
    const before = await missed();
    expect(before.map(({ words }) => words)).toContain('braek pad');
    await exactly('braek pad');
    expect(await missed()).toEqual(before);
  });

  test('each of several is tried by itself: misspelt ones as meant, unknown ones left out', async () => {
    const { empty } = await exactly('chrger for ola s2');
    expect(empty?.instead?.map(({ q }) => q)).toEqual(['charger ola', 'charger']);
    expect(empty).toMatchObject({ thing: 'charger', unknown: ['s2'] });
    for (const { q, count } of empty?.instead ?? []) {
      expect([q, count]).toEqual([q, await totalOf(q)]);
    }
  });

  test('a thing that is not sold leads to its vehicle, and a number or a colour nowhere', async () => {
    const { empty } = await list({ q: 'silencer activa' });
    expect(empty).toMatchObject({ instead: [{ q: 'activa' }], unknown: ['silencer'] });
    expect(empty?.thing).toBeUndefined();
    for (const q of ['sofa 450', 'red sofa']) {
      const told = (await list({ q })).empty;
      expect([q, told?.instead, told?.unknown]).toEqual([q, undefined, ['sofa']]);
    }
    expect(Object.keys((await list({ q: 'sofa' })).empty ?? {})).toEqual(['without']);
  });

  test('where a filter empties a search, its words are not at fault', async () => {
    const { empty } = await list({ q: 'brake pad', price_max: '1' });
    expect(empty?.without.map(({ filter }) => filter)).toEqual(['price']);
    expect(empty?.instead ?? empty?.unknown ?? empty?.thing).toBeUndefined();
  });
});
