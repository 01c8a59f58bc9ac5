import { Random } from '../../sample-data/random.ts';
import { onSampleData } from '../both-databases.ts';
import { bodyOf, type Call, successOf } from '../contract/calls.ts';
import { deal } from '../contract/hostile.ts';
import { requestOf } from '../contract/requests.ts';
import { expectTold } from '../contract/told.ts';
import { objectsOf, type Path, withValue } from './fields.ts';
import { searcher } from './stored-texts.ts';
import { nameOf, Trials } from './trial.ts';

const SEED = 20_261_124;
/** Bodies for each call that no program of ours sends, dealt so that each comes up; all in the full run. */
const BODIES_FOR_EACH = process.env.EVMANDI_FULL ? 100 : 2;
const WORD = 'mass-assigned';
const NUMBER = 987_654_321;
/** What a caller would like to decide who may not. */
const EXTRA: Record<string, unknown> = {
  id: WORD,
  userId: WORD,
  user_id: NUMBER,
  customerId: WORD,
  customer_id: NUMBER,
  number: WORD,
  token: WORD,
  version: NUMBER,
  role: WORD,
  roleId: String(NUMBER),
  role_id: NUMBER,
  permission: NUMBER,
  permissions: [NUMBER],
  permissionCode: NUMBER,
  active: false,
  username: WORD,
  name: WORD,
  passwordHash: WORD,
  password_hash: WORD,
  tokenVersion: NUMBER,
  status: WORD,
  payment: WORD,
  price: NUMBER,
  unitPrice: NUMBER,
  unit_price: NUMBER,
  listPrice: NUMBER,
  taxRate: NUMBER,
  discount: NUMBER,
  shipping: NUMBER,
  net: NUMBER,
  total: NUMBER,
  payable: NUMBER,
  stock: NUMBER,
  allocated: NUMBER,
  quantityShipped: NUMBER,
  placedAt: WORD,
  createdAt: WORD,
  placed_by: NUMBER,
  placedBy: WORD,
  actor: WORD,
  by: WORD,
  answeredBy: WORD,
};

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies that no program of ours sends, with the statuses that refuse them. */
const BODIES: [name: string, body: string | Buffer, type: string, statuses: number[]][] = [
  ['cut off', '{"version": 1', 'application/json', [400]],
  ['too large', `{"a":"${'x'.repeat(256 * 1_024)}"}`, 'application/json', [413]],
  ['too deep', nested(5_000), 'application/json', [400, 422]],
  [
    'a list that is too deep',
    '['.repeat(9_000) + ']'.repeat(9_000),
    'application/json',
    [400, 422],
  ],
  ['a prototype', '{"__proto__": {"permissions": [1001]}}', 'application/json', [400]],
  ['a deep prototype', '{"lines": [{"__proto__": {"x": 1}}]}', 'application/json', [400]],
  ['a constructor', '{"constructor": {"prototype": {"x": 1}}}', 'application/json', [400]],
  ['another encoding', Buffer.from('{"version": 1}', 'utf16le'), 'application/json', [400]],
  ['no JSON', 'version=1', 'application/json', [400]],
  ['nothing', '', 'application/json', [400]],
  ['a form', 'version=1&text=x', 'application/x-www-form-urlencoded', [415]],
  ['a file', '--x\r\n\r\nx\r\n--x--', 'multipart/form-data; boundary=x', [415]],
  ['text', '{}', 'text/plain', [415]],
  [
    'XML',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    'application/xml',
    [415],
  ],
];

onSampleData('bodies', (api) => {
  let trials: Trials;
  let writing: Call[];
  beforeAll(async () => {
    trials = await Trials.of(api());
    writing = trials.calls.filter((call) => bodyOf(call, trials.document));
  });

  const countEvents = () =>
    api()
      .db.selectFrom('events')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();

  /** Sends a call with bodies that no program of ours sends. */
  async function expectRefused(call: Call, bodies: typeof BODIES): Promise<void> {
    const { values, headers } = await trials.prepare(call);
    const before = await countEvents();
    const { payload: _, ...request } = requestOf(call, values);
    const text = JSON.stringify(values.body ?? {});
    const beyond = text.replace(/:\d+/, ':1e999');
    const more: typeof BODIES =
      beyond === text ? [] : [['a number beyond all', beyond, 'application/json', [422]]];
    for (const [name, payload, type, statuses] of [...bodies, ...more]) {
      const answer = await api().app.inject({
        ...request,
        payload,
        remoteAddress: trials.subjects.nextAddress(),
        headers: { ...headers, 'content-type': type },
      });
      expectTold(answer, request);
      const about = `${nameOf(call)} with ${name}: ${answer.body}`;
      expect([about, statuses.includes(answer.statusCode)]).toEqual([about, true]);
    }
    expect(await countEvents()).toEqual(before);
  }

  const namesAt = (call: Call, [first, ...rest]: Path) => {
    let { properties = {} } = bodyOf(call, trials.document) ?? {};
    for (const name of [first, ...rest]) {
      if (typeof name !== 'string') continue;
      const part = properties[name];
      properties = part?.items?.properties ?? part?.properties ?? {};
    }
    return Object.keys(properties);
  };

  /** Of objects whose names are data, each of which is checked by its own rule. */
  const FREE_NAMES = /^post \/api\/admin\/platform\/tickets versions$/;

  /** Sends a call with fields that it does not name, in each of its objects: it succeeds, and answers none of them. */
  async function expectUnnamedIgnored(call: Call): Promise<void> {
    const { answer } = await trials.send(call, ({ body }) => {
      const extra = objectsOf(body)
        .filter((path) => !FREE_NAMES.test(`${nameOf(call)} ${path.join('.')}`))
        .flatMap((path) => {
          const own = namesAt(call, path);
          return Object.entries(EXTRA)
            .filter(([name]) => !own.includes(name))
            .map(([name, value]) => ({ path: [...path, name], value }));
        });
      return {
        body: extra.reduce<unknown>(
          (whole, { path, value }) => withValue(whole, path, value),
          body,
        ) as Record<string, unknown>,
      };
    });
    const about = `${nameOf(call)}: ${answer.body}`;
    expect([about, answer.statusCode]).toEqual([about, successOf(call, trials.document).status]);
    const isAnswered = answer.body.includes(WORD) || answer.body.includes(String(NUMBER));
    expect([about, isAnswered]).toEqual([about, false]);
  }

  // Both in one test: what a call needs is made once for both.
  test('that no program of ours sends are refused by every call; fields that a call does not name go nowhere', async () => {
    const nextBodies = deal(BODIES, new Random(SEED));
    for (const call of writing) {
      await expectRefused(call, nextBodies(BODIES_FOR_EACH));
      await expectUnnamedIgnored(call);
    }
    expect({}).not.toHaveProperty('permissions');
    const find = await searcher(api());
    expect(await find(WORD)).toEqual([]);
    expect(await find(String(NUMBER))).toEqual([]);
  });
});
