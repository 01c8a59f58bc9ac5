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
});
