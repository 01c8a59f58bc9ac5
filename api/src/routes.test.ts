import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { type TestApi, testApi } from '../testing/test-api.ts';
import { addAccount } from './identity/users.ts';
import { ROUTES } from './routes.ts';

const DEMO = ['admin', 'staff', 'dealer', 'customer'] as const;
const ACCOUNTS = [...DEMO, 'counter', 'stock'] as const;
type Caller = (typeof ACCOUNTS)[number] | 'visitor';

/** Rulings 6 and 21: to whom each address opens, said apart from the table; the first that fits counts. */
const POLICY: [address: RegExp, callers: readonly Caller[]][] = [
  [/^\w+ \/api\/admin\/orders\/:number\/refunds$/, ['admin']],
  [/^\w+ \/api\/admin\/(orders|customers|quotes|questions)(?!\.csv)/, ['admin', 'counter']],
  [/^\w+ \/api\/admin\/deliveries\b/, ['admin', 'stock']],
  [/^\w+ \/api\/admin\//, ['admin']],
  [/^(PATCH|POST|PUT|DELETE) \/api\/job-cards\b/, ['staff']],
  [/^GET \/api\/job-cards\b/, ACCOUNTS],
  [/^GET \/api\/orders(\/:number)?$/, ACCOUNTS],
  [/^GET \/api\/quotes$/, ACCOUNTS],
  [/^\w+ \/api\/addresses\b/, ACCOUNTS],
  [/^POST \/api\/orders\/by-token\/:token\/claim$/, ACCOUNTS],
  [/^\w+ \/api\/auth\/(?!login)/, ACCOUNTS],
  [/./, [...ACCOUNTS, 'visitor']],
];

let api: TestApi;
const headers = new Map<Caller, Record<string, string>>([['visitor', {}]]);
beforeAll(async () => {
  api = await testApi();
  for (const username of DEMO) headers.set(username, await api.as(username));
  for (const name of ['counter', 'stock'] as const) headers.set(name, await holderOf(name));
}, 180_000);
afterAll(() => api?.close());

/** Signs in an account whose role holds that permission alone. */
async function holderOf(username: 'counter' | 'stock'): Promise<Record<string, string>> {
  const role = await api.db
    .insertInto('roles')
    .values({ name: username })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('role_permissions')
    .values({ role_id: role.id, permission_code: PERMISSION[username] })
    .execute();
  const account = { username, password: 'a long password' };
  await addAccount(api.db, { ...account, name: username, role: username });
  const answer = await api.post('/api/auth/login', account);
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

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
