import { adminOrderDetailSchema } from '../../contract/admin-orders.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { toJsonSchema } from '../documentation/json-schema.ts';
import { ROUTES } from '../routes.ts';
import { takesVersion } from './if-match.ts';

const ORDER = '/api/admin/orders/10241';

let api: TestApi;
let admin: { authorization: string };
beforeAll(async () => {
  api = await testApi();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const change = (headers: Record<string, string>, body: object = {}) =>
  api.patch(ORDER, { payment: 'Paid', ...body }, { ...admin, ...headers });

test('a change is based on the ETag of what was read, and an older one is told what is there', async () => {
  const read = await api.get(ORDER, admin);
  const etag = String(read.headers.etag);
  expect(etag).toBe(`"${adminOrderDetailSchema.parse(read.json()).version}"`);

  const done = await change({ 'if-match': etag });
  expect([done.statusCode, done.json().payment]).toEqual([200, 'Paid']);
  expect(done.headers.etag).not.toBe(etag);

  const late = await change({ 'if-match': etag });
  expect([late.statusCode, late.json().current.payment]).toEqual([409, 'Paid']);
});

test.each([
  ['*', {}],
  ['3', {}],
  ['W/"3"', {}],
  ['"three"', {}],
  ['"99999999999999999999"', {}],
  ['"3"', { version: 4 }],
])('If-Match %s with %j is refused by its name', async (header, body) => {
  const { statusCode, ...answer } = await change({ 'if-match': header }, body);
  expect([statusCode, answer.json().errors[0].path]).toEqual([422, 'If-Match']);
});

test('every change that names a version takes it in the header, however its body is described', () => {
  const named = ROUTES.filter(({ body }) => {
    const { properties, anyOf = [] } = body ? toJsonSchema(body, 'input') : {};
    return [properties, ...anyOf.map((one) => one.properties)].some((fields) => fields?.version);
  });
  expect(named.length).toBeGreaterThan(10);
  for (const { method, url, body } of named) {
    expect([method, url, takesVersion(body)]).toEqual([method, url, true]);
  }
});
