import { callsOf, resolved } from '../../testing/contract/calls.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import type { OpenApi } from './openapi.ts';

let api: TestApi;
let document: OpenApi;
beforeAll(async () => {
  api = await testApi();
  document = (await api.get('/api/openapi.json')).json();
});
afterAll(() => api.close());

test('the document refers only to what it holds', () => {
  const text = JSON.stringify(document);
  const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(names).toContain('ProductList');
  for (const name of names) expect(Object.keys(document.components.schemas)).toContain(name);
  expect(resolved({ $ref: '#/components/schemas/ProductList' }, document.components)).toMatchObject(
    {
      properties: { products: { items: { properties: { sku: { type: 'string' } } } } },
    },
  );
});

test('parameters tell type, limits and default', () => {
  const parameters = document.paths['/api/products']?.get?.parameters ?? [];
  const named = (name: string) => parameters.find((parameter) => parameter.name === name);
  expect(named('page')?.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 10_000,
    default: 1,
  });
  expect(named('rating')?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 5 });
  expect(named('sort')?.schema).toMatchObject({ enum: expect.arrayContaining(['relevance']) });
  expect(named('brand')).toMatchObject({ in: 'query', required: false });
});

test('a route that is not public says so', () => {
  const orders = document.paths['/api/admin/orders']?.get;
  expect(orders?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(orders?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '401', '422', '503']),
  );
  expect(document.paths['/api/home']?.get?.security).toBeUndefined();
});

test('the page names every call, with nothing from elsewhere and no script', async () => {
  const answer = await api.get('/api/docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of callsOf(document)) expect(answer.body).toContain(`<code>${path}</code>`);
  expect(answer.body).not.toMatch(/<script|<link|src=|https?:\/\//i);
  const targets = [...answer.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of targets) expect(answer.body).toContain(`id="${id}"`);
});
