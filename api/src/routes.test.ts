import { type DemoAccount, type TestApi, testApi } from '../testing/test-api.ts';
import { ROUTES } from './routes.ts';

const ACCOUNTS = [
  'admin',
  'staff',
  'dealer',
  'customer',
  'counter',
  'stock',
  'platform',
] as const satisfies DemoAccount[];
type Caller = DemoAccount | 'visitor';

/** Rulings 6 and 21: to whom each address opens, said apart from the table; the first that fits counts. */
const POLICY: [address: RegExp, callers: readonly Caller[]][] = [
  [/^\w+ \/api\/admin\/orders\/:number\/refunds$/, ['admin']],
  [/^\w+ \/api\/admin\/[\w/]+\.csv$/, ['admin']],
  [
    /^\w+ \/api\/admin\/(orders|customers|quotes|questions|requests|saved-answers)\b/,
    ['admin', 'counter'],
  ],
  // The palette: each person finds what is theirs.
  [/^GET \/api\/admin\/search$/, ACCOUNTS],
  [/^\w+ \/api\/admin\/(deliveries|stock)\b/, ['admin', 'stock']],
  [/^\w+ \/api\/admin\//, ['admin']],
  [/^GET \/api\/job-cards\/(technicians|parts)$/, ['admin', 'staff']],
  // Ruling 7: who may not change a card is told so, or does not know it, and stays signed in.
  [/^\w+ \/api\/job-cards\b/, ACCOUNTS],
  [/^GET \/api\/orders(\/:number)?$/, ACCOUNTS],
  [/^GET \/api\/quotes$/, ACCOUNTS],
  [/^\w+ \/api\/addresses\b/, ACCOUNTS],
  [/^POST \/api\/orders\/by-token\/:token\/claim$/, ACCOUNTS],
  [/^\w+ \/api\/auth\/(?!login|password-links)/, ACCOUNTS],
  [/./, [...ACCOUNTS, 'visitor']],
];

let api: TestApi;
const headers = new Map<Caller, Record<string, string>>([['visitor', {}]]);
beforeAll(async () => {
  api = await testApi();
  for (const username of ACCOUNTS) headers.set(username, await api.as(username));
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
      const answer = await api.app.inject({
        method,
        url: url.replace(/:\w+/g, 'x'),
        headers: sent,
        // No route takes an empty body: nothing is changed by those that may call.
        ...(method !== 'GET' && { payload: {} }),
      });
      // Ruling 7: a permission that is missing ends no session.
      expect(answer.statusCode).not.toBe(403);
      const { code } = answer.headers['content-type']?.toString().includes('json')
        ? answer.json()
        : { code: undefined };
      const refused = ['unauthorized', 'permission_missing'].find((one) => one === code);
      const missing = caller === 'visitor' ? 'unauthorized' : 'permission_missing';
      const expected = callers.includes(caller) ? undefined : missing;
      expect([caller, refused]).toEqual([caller, expected]);
    }
  },
);
