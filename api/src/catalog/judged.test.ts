import { judge, shopSearch } from '../../bench-data/judged/judge-search.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('judged searches', (api) => {
  test('the first five are what is meant, the first three of its kind', async () => {
    const { all, ...groups } = await judge(api().db, shopSearch(api().db));
    expect(all?.searches).toBeGreaterThanOrEqual(200);
    expect(all?.ndcg).toBeGreaterThanOrEqual(0.9);
    expect(all?.ofItsKind).toBeGreaterThanOrEqual(0.98);
    const worst = Math.min(...Object.values(groups).map(({ ndcg }) => ndcg));
    expect(worst).toBeGreaterThanOrEqual(0.7);
  });

  test('what nothing of its kind is made for leads to that kind, not to others or nothing', async () => {
    const { db } = api();
    const find = shopSearch(db);
    for (const [text, kind] of [
      ['battery for ather', 'battery'],
      ['horn for bike', 'horn'],
    ] as const) {
      const ids = await find(text);
      const found = await db.selectFrom('products').select('kind').where('id', 'in', ids).execute();
      expect([text, ...new Set(found.map((each) => each.kind))]).toEqual([text, kind]);
    }
  });
});
