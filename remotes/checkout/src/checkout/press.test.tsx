import type { PlaceOrder } from '@evmandi/api/contract/orders';
import { http, signOut, useSession } from '@evmandi/runtime';
import { draft, NO_DRAFT } from './draft.ts';
import { press } from './press.ts';
import { unanswered } from './unanswered.ts';

const REQUEST = {
  name: 'Meera',
  lines: [{ productId: '7', quantity: 3 }],
} as unknown as PlaceOrder;
const SEED = 'seed-of-the-draft';
/** The draft goes with its person, and its seed. */
const NEXT_SEED = 'seed-of-the-next-draft';
const PLACED = { number: '10250', token: 'secret' };
const enter = (id: string) =>
  useSession.setState({
    user: { id, username: id, name: id, role: { name: 'Buyer', permissions: [] } },
  });
const lost = () =>
  Promise.reject(Object.assign(new Error('Network Error'), { isAxiosError: true }));

/** Answers in turn, each with its address and key. */
function server(...answers: (() => Promise<unknown>)[]) {
  const asked: { path: string; key: string }[] = [];
  jest.spyOn(http, 'post').mockImplementation(((path: string, _: unknown, config: never) => {
    const { headers } = config as { headers: Record<string, string> };
    asked.push({ path, key: headers['Idempotency-Key'] ?? '' });
    return answers.shift()?.();
  }) as never);
  return asked;
}
const answers = (data: unknown) => () => Promise.resolve({ data });

beforeEach(() => {
  enter('u1');
  draft.change(() => ({ ...NO_DRAFT, owner: 'u1' }));
  unanswered.forget();
});

async function loseAndSignOut(...then: (() => Promise<unknown>)[]) {
  const asked = server(lost, ...then);
  expect(await press(REQUEST, SEED)).toEqual({ setback: { kind: 'unanswered' } });
  signOut();
  expect(localStorage.getItem('evmandi-own-checkout')).toBeNull();
  expect(localStorage.getItem('evmandi-unanswered')).not.toContain('Meera');
  return asked;
}

test('an order placed by a press before the sign-out is told and not shown to a stranger, and nothing is sent', async () => {
  const asked = await loseAndSignOut(answers({ order: PLACED }), answers(PLACED));
  const told = await press(REQUEST, NEXT_SEED);
  expect(told).toEqual({
    setback: { kind: 'earlier', number: '10250', sentAt: expect.any(Number) },
  });
  expect(JSON.stringify(told)).not.toContain(PLACED.token);
  expect(asked.map(({ path }) => path)).toEqual(['/orders', '/orders/withdrawals']);
  expect(asked[1]?.key).toBe(asked[0]?.key);
  // Told once, it is the person's own wish.
  expect(await press(REQUEST, NEXT_SEED)).toMatchObject({ placed: PLACED });
  expect(asked[2]?.key).not.toBe(asked[0]?.key);
});

test('its own person, signed in again, is led to that order', async () => {
  await loseAndSignOut(answers({ order: PLACED }));
  enter('u1');
  // As after a reload.
  draft.change(() => NO_DRAFT);
  expect(await press(REQUEST, NEXT_SEED)).toEqual({
    placed: PLACED,
    ordered: REQUEST.lines,
    earlier: true,
  });
});

test('a press that never arrived is withdrawn before another person orders', async () => {
  const asked = await loseAndSignOut(answers({ order: null }), answers(PLACED), answers(PLACED));
  enter('u2');
  expect(await press(REQUEST, NEXT_SEED)).toMatchObject({ placed: PLACED, earlier: false });
  expect(asked.map(({ path }) => path)).toEqual(['/orders', '/orders/withdrawals', '/orders']);
});

test.each([429, 409, 503])(
  'an earlier press > its withdrawal is refused with %i > nothing is sent, and the press is not forgotten',
  async (status) => {
    const response = { status, data: { code: 'too_many_attempts', message: 'Too often' } };
    const refused = () =>
      Promise.reject(Object.assign(new Error('refused'), { isAxiosError: true, response }));
    const asked = await loseAndSignOut(refused, answers({ order: PLACED }));
    expect(await press(REQUEST, NEXT_SEED)).toEqual({ setback: { kind: 'unanswered' } });
    expect(await press(REQUEST, NEXT_SEED)).toMatchObject({ setback: { kind: 'earlier' } });
    const withdrawal = { path: '/orders/withdrawals', key: asked[0]?.key };
    expect(asked.slice(1)).toEqual([withdrawal, withdrawal]);
  },
);

test('while it cannot be known what became of it, nothing is sent', async () => {
  const asked = await loseAndSignOut(lost, answers({ order: null }), answers(PLACED));
  expect(await press(REQUEST, NEXT_SEED)).toEqual({ setback: { kind: 'unanswered' } });
  expect(await press(REQUEST, NEXT_SEED)).toMatchObject({ placed: PLACED });
  expect(asked.map(({ path }) => path)).toEqual([
    '/orders',
    '/orders/withdrawals',
    '/orders/withdrawals',
    '/orders',
  ]);
});

describe('two tabs that show the same draft', () => {
  type Tab = typeof press;
  /** Modules of their own, as a tab has them: one does not hear of the other's storage before it has sent. */
  const tab = () => {
    let opened: Tab | undefined;
    jest.isolateModules(() => {
      const runtime = require('@evmandi/runtime') as { http: typeof http };
      runtime.http.post = http.post;
      opened = (require('./press.ts') as { press: Tab }).press;
    });
    return opened as Tab;
  };

  test('are pressed in the same moment: both send the same key, and nothing is withdrawn', async () => {
    const asked = server(answers(PLACED), answers(PLACED));
    const [one, other] = [tab(), tab()];
    const both = await Promise.all([one(REQUEST, SEED), other(REQUEST, SEED)]);
    expect(both).toMatchObject([{ placed: PLACED }, { placed: PLACED }]);
    expect(asked.map(({ path }) => path)).toEqual(['/orders', '/orders']);
    expect(asked[1]?.key).toBe(asked[0]?.key);
  });

  test('are pressed one after the other, before the second heard of it: the key is the same', async () => {
    const asked = server(answers(PLACED), answers(PLACED));
    const [one, other] = [tab(), tab()];
    await one(REQUEST, SEED);
    await other(REQUEST, SEED);
    expect(asked[1]?.key).toBe(asked[0]?.key);
  });

  test('another order of the same draft has a key of its own', async () => {
    const asked = server(answers(PLACED), answers(PLACED));
    await press(REQUEST, SEED);
    draft.change(() => NO_DRAFT);
    await press({ ...REQUEST, poNumber: '7' }, SEED);
    expect(asked.map(({ path }) => path)).toEqual(['/orders', '/orders']);
    expect(asked[1]?.key).not.toBe(asked[0]?.key);
  });
});

test('an order that was withdrawn for another one is sent under a new key when it is wanted again', async () => {
  const asked = server(
    lost,
    answers({ order: null }),
    lost,
    answers({ order: null }),
    answers(PLACED),
  );
  const other = { ...REQUEST, poNumber: '7' };
  await press(REQUEST, SEED);
  await press(other, SEED);
  expect(await press(REQUEST, SEED)).toMatchObject({ placed: PLACED, earlier: false });
  const keys = asked.filter(({ path }) => path === '/orders').map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});
