import { errorSchema } from '../../contract/common.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.close());

interface Pictured {
  picture: { path: string };
}

test('no two new products look the same, and every picture of the catalogue can be drawn', async () => {
  const paths: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const body = (await api.get(`/api/products?condition=new&page_size=100&page=${page}`)).json();
    pages = body.page.pages;
    paths.push(...body.products.map(({ picture }: Pictured) => picture.path));
  }
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const answer = await api.get(path);
    expect([path, answer.statusCode, answer.body.slice(0, 4)]).toEqual([path, 200, '<svg']);
  }
});

test('an address of today never changes; one without a version may', async () => {
  const { picture } = (await api.get('/api/products/1')).json();
  const answer = await api.get(picture.path);
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const plain = await api.get('/api/pictures/brakePad/hero.svg');
  expect(plain.headers['cache-control']).not.toMatch(/immutable/);
});

test.each([
  ['/api/pictures/teapot/cut.svg', 404, undefined],
  ['/api/pictures/__proto__/cut.svg', 404, undefined],
  ['/api/pictures/brakePad/sideways.svg', 404, undefined],
  ['/api/pictures/brakePad/cut.png', 404, undefined],
  ['/api/pictures/brakePad/cut.svg?accent=red', 422, 'accent'],
  ['/api/pictures/brakePad/cut.svg?wheels=3', 422, 'wheels'],
  ['/api/pictures/brakePad/cut.svg?shape=wide&shape=round', 422, 'shape'],
  ['/api/pictures/brakePad/cut.svg?title=%3Cscript%3E%00', 422, 'title'],
])('%s answers %i and is not kept for ever', async (path, status, field) => {
  const answer = await api.get(path);
  expect(answer.statusCode).toBe(status);
  const body = errorSchema.parse(answer.json());
  expect(body.errors?.[0]?.path).toBe(field);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a title cannot become markup', async () => {
  const answer = await api.get(
    `/api/pictures/brakePad/cut.svg?title=${encodeURIComponent('<script>alert(1)</script>')}`,
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('<script');
});
