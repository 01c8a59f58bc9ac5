import { type TestApi, testApi } from '../../testing/test-api.ts';
import type { OpenApi } from './openapi.ts';
import { callsOf, resolved } from './references.ts';

let api: TestApi;
let document: OpenApi;
beforeAll(async () => {
  api = await testApi();
  document = (await api.get('/api/openapi.json')).json();
}, 60_000);
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
  expect(named('sort')?.schema).toMatchObject({ default: 'popularity' });
  expect(named('brand')).toMatchObject({ in: 'query', required: false });
});

test('whoever may not call everything is told so', () => {
  const orders = document.paths['/api/admin/orders']?.get;
  expect(orders?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(orders?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '401', '403', '422', '503']),
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

test('a route that says nothing of itself cannot be registered', async () => {
  const { app, close } = await testApi(async () => ({
    db: api.db,
    kind: 'embedded',
    close: async () => {},
  }));
  const config = { access: 'public' } as const;
  expect(() => app.get('/api/silent', { config }, async () => '')).toThrow(
    'GET /api/silent says nothing of itself',
  );
  await close();
});
