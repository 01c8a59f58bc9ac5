import { factRange } from '@evmandi/contract/domain/fact-range';
import { onSampleData } from '../../../testing/both-databases.ts';
import { fillFacts } from './fill-facts.ts';

const SKU = 'HL-LED-1240';

onSampleData('technical facts', (api) => {
  const read = () =>
    api()
      .db.selectFrom('products')
      .select(['facts', 'specifications', 'changed_at'])
      .where('sku', '=', SKU)
      .executeTakeFirstOrThrow();
  const write = (specifications: object) =>
    api()
      .db.updateTable('products')
      .set({ specifications: JSON.stringify(specifications) })
      .where('sku', '=', SKU)
      .execute();
  const found = async (query: string) => {
    const answer = await api().get(`/api/products?category=lights&${query}`);
    return answer.json().products.map(({ sku }: { sku: string }) => sku);
  };

  test('that changed are read again, and counted as they are then', async () => {
    const before = await read();
    expect(before.facts).toContain('voltage:12 V');
    expect(await found('voltage=12-v&page_size=100&sort=rating')).toContain(SKU);

    await write([{ name: 'Voltage', value: '48 V DC' }]);
    expect((await read()).facts).toBeNull();
    await fillFacts(api().db);
    const after = await read();
    expect(after.facts).toContain('voltage:48 V');
    expect(await found('voltage=48-v')).toContain(SKU);

    await write(before.specifications);
    await fillFacts(api().db);
    expect((await read()).facts).toEqual(before.facts);
  });

  test('a value that no product has finds nothing, and what to take off', async () => {
    const answer = (await api().get('/api/products?category=lights&voltage=7-v')).json();
    expect(answer.page.total).toBe(0);
    expect(answer.empty.without).toContainEqual({
      filter: 'voltage',
      count: expect.any(Number),
    });
    const { values } = answer.facets.technical[0];
    expect(values.at(-1)).toEqual({ value: '7-v', name: '7 V', count: 0 });
  });

  test('a search whose results are nearly all of one category offers its facts, and any other none', async () => {
    const list = async (query: string) => (await api().get(`/api/products?${query}`)).json();
    const factsOf = async (query: string) =>
      ((await list(query)).facets.technical ?? []).map(({ fact }: { fact: string }) => fact);
    expect(await factsOf('q=brake pad')).toEqual(['diameter', 'position']);
    expect(await factsOf('q=brek pad')).toEqual(['diameter', 'position']);
    expect(await factsOf('q=brake pad&category=spare-parts')).toEqual(['diameter', 'position']);
    // One tool is found beside all the batteries.
    expect(await factsOf('q=battery')).toEqual(['voltage', 'capacity', 'thread']);
    expect(await factsOf('q=ather')).toEqual([]);
    expect(await factsOf('')).toEqual([]);
    const { facets } = await list('q=brake pad');
    const front = facets.technical[1].values.find(
      ({ value }: { value: string }) => value === 'front',
    );
    expect(front.count).toBeGreaterThan(0);
    const { page } = await list('q=brake pad&position=front');
    expect(page.total).toBe(front.count);
    // What is offered stays, whatever is chosen of it.
    expect(await factsOf('q=brake pad&position=front')).toEqual(['diameter', 'position']);
    expect(await factsOf('q=brake pad&position=nowhere')).toEqual(['diameter', 'position']);
  });

  test('a measure has ends, and a typed range between them holds both of its own', async () => {
    const list = async (query: string) =>
      (await api().get(`/api/products?category=battery-packs&page_size=100&${query}`)).json();
    const { capacity, voltage } = Object.fromEntries(
      (await list('')).facets.technical.map((facet: { fact: string }) => [facet.fact, facet]),
    );
    expect(voltage.span).toBeUndefined();
    const { min, max, unit } = capacity.span;
    expect([unit, min < max]).toEqual(['Ah', true]);
    const all = await list(`capacity=${factRange({ low: `${min}`, high: `${max}`, unit: 'ah' })}`);
    const counts = capacity.values.map(({ count }: { count: number }) => count);
    expect(all.page.total).toBe(counts.reduce((sum: number, count: number) => sum + count, 0));
    const least = await list(`capacity=${factRange({ high: `${min}`, unit: 'ah' })}`);
    expect(least.page.total).toBeGreaterThan(0);
    const [typed] = least.facets.technical
      .find(({ fact }: { fact: string }) => fact === 'capacity')
      .values.slice(-1);
    expect(typed).toMatchObject({ name: `Up to ${min} Ah`, count: least.page.total });
  });
});
