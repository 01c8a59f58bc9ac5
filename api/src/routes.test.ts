import { PERMISSION, type PermissionCode } from '@evmandi/contract/domain/permissions';
import { type TestApi, testApi } from '../testing/test-api.ts';
import type { Access } from './http/route.ts';
import { addAccount } from './identity/users.ts';
import { ROUTES } from './routes.ts';

const CODES = Object.values(PERMISSION);
const { administration: ADMINISTRATION, workshop: WORKSHOP } = PERMISSION;
const { counter: COUNTER, stock: STOCK, platform: PLATFORM } = PERMISSION;
/** Somebody without a session, with one and no permission, and with each permission alone. */
type Caller = 'visitor' | 'nobody' | PermissionCode;
const CALLERS: readonly Caller[] = ['visitor', 'nobody', ...CODES];
const PASSWORD = 'a password of this test';
/**
 * How many permissions that open a route, and how many others, each route is called with. The full run tries all.
 * A test of its own compares the table for all of them.
 */
const TRIED_PERMISSIONS = process.env.EVMANDI_FULL ? CODES.length : 1;

const EVERYBODY = CALLERS;
const SIGNED_IN = CALLERS.filter((caller) => caller !== 'visitor');

/**
 * The callers that each address opens to, written apart from the table; the first match counts. Nothing is
 * open that this does not name: a new route needs a line here, or is the administration's.
 */
const POLICY: [address: RegExp, callers: readonly Caller[]][] = [
  [/^\w+ \/api\/admin\/orders\/:number\/refunds$/, [ADMINISTRATION]],
  [/^\w+ \/api\/admin\/[\w/]+\.csv$/, [ADMINISTRATION]],
  [
    /^\w+ \/api\/admin\/(orders|customers|quotes|questions|requests|saved-answers)\b/,
    [ADMINISTRATION, COUNTER],
  ],
  // The palette: each person finds what is theirs.
  [/^GET \/api\/admin\/search$/, SIGNED_IN],
  [/^\w+ \/api\/admin\/(deliveries|stock)\b/, [ADMINISTRATION, STOCK]],
  [/^\w+ \/api\/admin\/platform\b/, [PLATFORM]],
  [/^\w+ \/api\/admin\//, [ADMINISTRATION]],
  [/^GET \/api\/job-cards\/(technicians|parts)$/, [ADMINISTRATION, WORKSHOP]],
  // A person who may not change a card gets 404 or 422, and stays signed in.
  [/^\w+ \/api\/job-cards\b/, SIGNED_IN],
  [/^GET \/api\/orders(\/:number)?$/, SIGNED_IN],
  [/^GET \/api\/quotes$/, SIGNED_IN],
  [/^\w+ \/api\/(addresses|buyer)\b/, SIGNED_IN],
  [/^POST \/api\/orders\/by-token\/:token\/claim$/, SIGNED_IN],
  [/^POST \/api\/auth\/(login(\/[\w/]+)?|register|password-links\/(look|use))$/, EVERYBODY],
  [/^\w+ \/api\/(auth|account)\b/, SIGNED_IN],
  [/^GET \/(healthz|readyz)$/, EVERYBODY],
  [
    /^GET \/api\/(openapi\.json|docs|home|categories|comparison|comparison\/alternatives|reviews|suggestions)$/,
    EVERYBODY,
  ],
  [/^GET \/api\/(delivery|stations|sitemap|products|vehicles|fitment|registrations)$/, EVERYBODY],
  [/^GET \/api\/(products|vehicles|pictures)\//, EVERYBODY],
  [/^POST \/api\/(subscriptions|visits|questions|quotes|orders|orders\/price)$/, EVERYBODY],
  [/^GET \/api\/payment-methods$/, EVERYBODY],
  [/^POST \/api\/orders\/withdrawals$/, EVERYBODY],
  [/^GET \/api\/quick-order\/sample_order_template\.csv$/, EVERYBODY],
  [/^POST \/api\/quick-order\/validate$/, EVERYBODY],
  // Its signature is what opens it.
  [/^POST \/api\/internal\/audit$/, EVERYBODY],
  // A sealed text is what opens them.
  [/^POST \/api\/overrides(\/look)?$/, EVERYBODY],
  // Their token is what opens them.
  [/^\w+ \/api\/(questions|quotes|orders\/by-token)\/:token\b/, EVERYBODY],
];

const callersOf = (name: string) => POLICY.find(([address]) => address.test(name))?.[1] ?? [];

let api: TestApi;
const headers = new Map<Caller, Record<string, string>>([['visitor', {}]]);

async function signedIn(caller: Caller): Promise<Record<string, string>> {
  const role = await api.db
    .insertInto('roles')
    .values({ name: `Only ${caller}` })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  if (typeof caller === 'number') {
    const permission = { role_id: role.id, permission_code: caller };
    await api.db.insertInto('role_permissions').values(permission).execute();
  }
  const username = `only.${caller}`;
  await addAccount(api.db, { username, name: 'A Person', role: role.name, password: PASSWORD });
  const answer = await api.post('/api/auth/login', { username, password: PASSWORD });
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

beforeAll(async () => {
  api = await testApi();
  for (const caller of SIGNED_IN) headers.set(caller, await signedIn(caller));
});
afterAll(() => api?.close());

const names = ROUTES.map(({ method, url }) => `${method} ${url}`);

test('the table lists no route twice', () => {
  expect(names).toEqual([...new Set(names)]);
});

test('all of the table is registered', () => {
  expect(ROUTES.filter(({ method, url }) => !api.app.hasRoute({ method, url }))).toEqual([]);
});

test('whom each route opens to is said here, and what is said is of a route', () => {
  const policyOf = (name: string) => POLICY.find(([address]) => address.test(name));
  expect(names.filter((name) => !policyOf(name))).toEqual([]);
  const used = new Set(names.map(policyOf));
  expect(POLICY.filter((line) => !used.has(line))).toEqual([]);
});

function callersInTable(access: Access): readonly Caller[] {
  if (access === 'public' || access === 'optional') return EVERYBODY;
  if (access === 'session') return SIGNED_IN;
  return CALLERS.filter((caller) => access.some((code) => code === caller));
}

test('the table opens each route to the callers that the policy names', () => {
  const ofTable = ROUTES.map(({ access }, at) => [names[at], callersInTable(access)]);
  const ofPolicy = names.map((name) => [
    name,
    CALLERS.filter((caller) => callersOf(name).includes(caller)),
  ]);
  expect(ofTable).toEqual(ofPolicy);
});

/**
 * Callers without a permission and, where one is needed, in turns some with one: of those that the route opens to, and
 * of others.
 */
function triedCallers(at: number, opensTo: readonly Caller[]): Caller[] {
  const inTurns = (isOpen: boolean) => {
    const codes = CODES.filter((code) => opensTo.includes(code) === isOpen);
    const count = Math.min(TRIED_PERMISSIONS, codes.length);
    return Array.from(
      { length: count },
      (_, n) => codes[(at + n) % codes.length] as PermissionCode,
    );
  };
  const isOpenToAll = opensTo.includes('nobody') && !process.env.EVMANDI_FULL;
  return ['visitor', 'nobody', ...(isOpenToAll ? [] : [...inTurns(true), ...inTurns(false)])];
}

// PERM-1, PERM-2, PERM-3, PERM-4
test.each(names)(
  '%s opens to the callers that the policy names, and to no others',
  async (name) => {
    const callers = callersOf(name);
    const { method, url } = ROUTES[names.indexOf(name)] ?? { method: 'GET', url: '' };
    for (const caller of triedCallers(names.indexOf(name), callers)) {
      const answer = await api.app.inject({
        method,
        url: url.replace(/:\w+/g, 'x'),
        headers: headers.get(caller) ?? {},
        // No route takes an empty body: nothing is changed by those that may call.
        ...(method !== 'GET' && { payload: {} }),
      });
      // PERM-8: a missing permission ends no session.
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
