import { keptProducts } from './kept-products.ts';

const API = 'http://api.test/api/products';
const list = (...ids: string[]) => ({
  facets: null,
  products: ids.map((id) => ({ id, name: `Product ${id}` })),
  page: { page: 1, total: ids.length },
});

/** As much of a browser's store as is asked. */
function storeOf(answers: Record<string, object>): Cache {
  return {
    keys: async () => Object.keys(answers).map((url) => new Request(url)),
    match: async (url: string) => Response.json(answers[url]),
  } as unknown as Cache;
}

const kept = storeOf({
  [`${API}?ids=1,2&page_size=100`]: list('1', '2'),
  [`${API}?ids=3&page_size=100`]: list('3'),
  [`${API}?q=brake`]: list('9'),
  'http://api.test/api/reviews?ids=4': list('4'),
});
const idsOf = async (query: string) => {
  const answer = await keptProducts(new Request(`${API}?${query}`), kept);
  return answer && ((await answer.json()) as ReturnType<typeof list>);
};

test('a cart that was changed is put together of what it held before, in its order', async () => {
  expect(await idsOf('ids=3,1&page_size=100')).toEqual(list('3', '1'));
});

test.each(['ids=1,4', 'ids=9', 'q=brake', ''])('%j is not made up', async (query) => {
  expect(await idsOf(query)).toBeUndefined();
});
