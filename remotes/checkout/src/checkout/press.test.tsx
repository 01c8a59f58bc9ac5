import type { PlaceOrder } from '@evmandi/api/contract/orders';
import { http, signOut, useSession } from '@evmandi/runtime';
import { draft, NO_DRAFT } from './draft.ts';
import { press } from './press.ts';
import { unanswered } from './unanswered.ts';

const REQUEST = {
  name: 'Meera',
  lines: [{ productId: '7', quantity: 3 }],
} as unknown as PlaceOrder;
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
  expect(await press(REQUEST)).toEqual({ setback: { kind: 'unanswered' } });
  signOut();
  expect(localStorage.getItem('evmandi-own-checkout')).toBeNull();
  expect(localStorage.getItem('evmandi-unanswered')).not.toContain('Meera');
  return asked;
}

test('an order placed by a press before the sign-out is told and not shown to a stranger, and nothing is sent', async () => {
  const asked = await loseAndSignOut(answers({ order: PLACED }), answers(PLACED));
  const told = await press(REQUEST);
  expect(told).toEqual({
    setback: { kind: 'earlier', number: '10250', sentAt: expect.any(Number) },
  });
  expect(JSON.stringify(told)).not.toContain(PLACED.token);
  expect(asked.map(({ path }) => path)).toEqual(['/orders', '/orders/withdrawals']);
  expect(asked[1]?.key).toBe(asked[0]?.key);
  // Told once, it is the person's own wish.
  expect(await press(REQUEST)).toMatchObject({ placed: PLACED });
  expect(asked[2]?.key).not.toBe(asked[0]?.key);
});

test('its own person, signed in again, is led to that order', async () => {
  await loseAndSignOut(answers({ order: PLACED }));
  enter('u1');
  // As after a reload.
  draft.change(() => NO_DRAFT);
  expect(await press(REQUEST)).toEqual({
    placed: PLACED,
    ordered: REQUEST.lines,
    earlier: true,
  });
});

test('a press that never arrived is withdrawn before another person orders', async () => {
  const asked = await loseAndSignOut(answers({ order: null }), answers(PLACED), answers(PLACED));
  enter('u2');
  expect(await press(REQUEST)).toMatchObject({ placed: PLACED, earlier: false });
  expect(asked.map(({ path }) => path)).toEqual(['/orders', '/orders/withdrawals', '/orders']);
});

test('while it cannot be known what became of it, nothing is sent', async () => {
  const asked = await loseAndSignOut(lost, answers({ order: null }), answers(PLACED));
  expect(await press(REQUEST)).toEqual({ setback: { kind: 'unanswered' } });
  expect(await press(REQUEST)).toMatchObject({ placed: PLACED });
  expect(asked.map(({ path }) => path)).toEqual([
    '/orders',
    '/orders/withdrawals',
    '/orders/withdrawals',
    '/orders',
  ]);
});
