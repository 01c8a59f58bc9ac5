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
  expect(document.paths['/api/home']?.get?.security).toEqual([]);
  expect(document.paths['/api/orders']?.post?.security).toEqual([{}, { bearer: [] }]);
});

// AUTH-6
test('a route that takes a confirmation says so', () => {
  const { description, responses } = document.paths['/api/admin/orders.csv']?.get ?? {};
  expect(description).toContain('confirmation_needed');
  expect(responses).toHaveProperty('422');
  expect(document.paths['/api/admin/orders']?.get?.description).toBeUndefined();
});

// What the recommended rules of `redocly lint` ask for.
test('each call > has a name of its own, what opens it, a refusal, and examples of their types', () => {
  const calls = callsOf(document);
  const ids = calls.map(({ operation }) => operation.operationId);
  expect(ids).toContain('getProductsByIdRelated');
  for (const id of ids) expect(id).toMatch(/^(?:get|post|patch|put|delete)[A-Z][A-Za-z0-9]*$/);
  expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length);
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { path, operation } of calls) {
    const { security, responses, parameters } = operation;
    expect([path, Array.isArray(security)]).toEqual([path, true]);
    for (const one of security.flatMap(Object.keys)) expect(schemes).toContain(one);
    expect([path, Object.keys(responses).some((status) => /^4/.test(status))]).toEqual([
      path,
      true,
    ]);
    for (const { name, schema, example } of parameters) {
      if (example === undefined || typeof schema.type !== 'string') continue;
      const type = typeof example === 'number' ? /^(?:integer|number)$/ : /^(?:string|array)$/;
      expect([path, name, schema.type]).toEqual([path, name, expect.stringMatching(type)]);
    }
    const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect([path, named.sort()]).toEqual([
      path,
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
    ]);
  }
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
  expect(document.info.license.identifier).toBeTruthy();
});

test('the page names every call, with nothing from elsewhere and no script', async () => {
  const answer = await api.get('/api/docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of callsOf(document)) expect(answer.body).toContain(`<code>${path}</code>`);
  expect(answer.body).not.toMatch(/<script|<link|src=|https?:\/\//i);
  const targets = [...answer.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of targets) expect(answer.body).toContain(`id="${id}"`);
});
