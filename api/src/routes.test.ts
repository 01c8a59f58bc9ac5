import { type TestApi, testApi } from '../testing/test-api.ts';
import { ROUTES } from './routes.ts';

const ROLES = ['admin', 'staff', 'dealer', 'customer'] as const;
type Caller = (typeof ROLES)[number] | 'visitor';

/** Rulings 6 and 21: to whom each address opens, said apart from the table; the first that fits counts. */
const POLICY: [address: RegExp, callers: readonly Caller[]][] = [
  [/^\w+ \/api\/admin\//, ['admin']],
  [/^(PATCH|POST|PUT|DELETE) \/api\/job-cards\b/, ['staff']],
  [/^GET \/api\/job-cards\b/, ROLES],
  [/^GET \/api\/orders(\/:number)?$/, ROLES],
  [/^\w+ \/api\/auth\/(?!login)/, ROLES],
  [/./, [...ROLES, 'visitor']],
];

let api: TestApi;
const headers = new Map<Caller, Record<string, string>>([['visitor', {}]]);
beforeAll(async () => {
  api = await testApi();
  for (const role of ROLES) headers.set(role, await api.as(role));
}, 180_000);
afterAll(() => api?.close());

const names = ROUTES.map(({ method, url }) => `${method} ${url}`);

test('the table lists no route twice', () => {
  expect(names).toEqual([...new Set(names)]);
});

test('all of the table is registered', () => {
  expect(ROUTES.filter(({ method, url }) => !api.app.hasRoute({ method, url }))).toEqual([]);
});

test.each(names)(
  '%s opens to the callers that the rulings name, and to no others',
  async (name) => {
    const [, callers = []] = POLICY.find(([address]) => address.test(name)) ?? [];
    const { method, url } = ROUTES[names.indexOf(name)] ?? { method: 'GET', url: '' };
    for (const [caller, sent] of headers) {
      const { statusCode } = await api.app.inject({
        method,
        url: url.replace(/:\w+/g, 'x'),
        headers: sent,
        // No route takes an empty body: nothing is changed by those that may call.
        ...(method !== 'GET' && { payload: {} }),
      });
      const refused = statusCode === 401 || statusCode === 403 ? statusCode : undefined;
      const expected = callers.includes(caller) ? undefined : caller === 'visitor' ? 401 : 403;
      expect([caller, refused]).toEqual([caller, expected]);
    }
  },
);
