import { type ReviewList, reviewListSchema } from '../../contract/reviews.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('reviews', (api) => {
  const read = async (query: string): Promise<ReviewList> =>
    reviewListSchema.parse((await api().get(`/api/reviews?${query}`)).json());

  test('come page by page, the newest first, none twice, and add up to the rating', async () => {
    const product = (await api().get('/api/products/1')).json();
    const first = await read('product=bp-ev-2041');
    expect(first.page.total).toBe(product.reviews);
    expect(first.reviews).toEqual(product.recentReviews);
    expect(first.stars).toEqual(product.stars);

    const all: ReviewList['reviews'] = [];
    for (let page = 1; page <= first.page.pages; page += 1) {
      all.push(...(await read(`product=1&page=${page}`)).reviews);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(product.reviews);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { stars, count } of first.stars) {
      expect(all.filter(({ rating }) => rating === stars)).toHaveLength(count);
    }
    const sum = first.stars.reduce((total, { stars, count }) => total + stars * count, 0);
    expect(Math.round((sum / product.reviews) * 10) / 10).toBe(product.rating);
  });

  test.each([
    ['product=NONE', 404],
    ['', 422],
    ['product=1&page=0', 422],
    ['product=1&product=2', 422],
  ])('%s is %i', async (query, status) => {
    expect((await api().get(`/api/reviews?${query}`)).statusCode).toBe(status);
  });

  test('a page after the last is empty', async () => {
    expect((await read('product=1&page=999')).reviews).toEqual([]);
  });
});
