import { ENDED_KEY } from '@evmandi/contract/domain/session-end';
import { loginLoader } from './login-loader.ts';

const endedAt = (address: string) =>
  loginLoader({ request: new Request(`http://site${address}`) } as never).ended;

afterEach(() => localStorage.clear());

test('who is led here after a session ran out on a page for all is told so', () => {
  localStorage.setItem(ENDED_KEY, 'expired');
  expect(endedAt('/login?from=%2Fdashboard')).toMatch(/^Your session has run out/);
  expect(endedAt('/login')).toBeNull();
});

test.each([undefined, 'signed-out'])('nobody is told so after %s', (why) => {
  if (why) localStorage.setItem(ENDED_KEY, why);
  expect(endedAt('/login?from=%2Fdashboard')).toBeNull();
});
