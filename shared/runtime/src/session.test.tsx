import type { User } from '@evmandi/contract/domain/session';
import { ENDED_KEY } from '@evmandi/contract/domain/session-end';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import { configure } from './config.ts';
import { setReporter } from './report.ts';
import { checkSession, signIn, signOut, useSession, watchSession } from './session.ts';

const user: User = {
  id: '1',
  username: 'admin',
  name: 'Asha Rao',
  role: { name: 'Admin', permissions: [{ permissionCode: 1001 }] },
};

const token = (expiresInSeconds: number) =>
  `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + expiresInSeconds }))}.y`;

const ended = jest.fn();
let stop = () => {};

beforeEach(() => {
  setReporter(() => {});
  jest.useFakeTimers();
  localStorage.clear();
  useSession.setState({ user: null });
  ended.mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

// SESSION-1
it('stores token and user under their keys and never writes a refresh token', () => {
  const stored = token(60);
  signIn({ token: stored, user });
  expect({ ...localStorage }).toEqual({ token: stored, user: JSON.stringify(user) });
  stop = watchSession(ended);
  localStorage.setItem('token', token(0));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(ended).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'refreshToken' }));
  expect(ended).toHaveBeenCalledWith('expired');
});

// SESSION-3
it('checks the session at the start', () => {
  signIn({ token: token(60), user });
  useSession.setState({ user: null });
  stop = watchSession(ended);
  expect(useSession.getState().user).toEqual(user);
  stop();
  localStorage.setItem('token', token(0));
  stop = watchSession(ended);
  expect(ended).toHaveBeenCalledWith('expired');
});

// SESSION-2
it('counts a token as expired 5 s before its time', () => {
  signIn({ token: token(10), user });
  expect(checkSession()).toEqual(user);
  jest.advanceTimersByTime(4_000);
  expect(checkSession()).toEqual(user);
  jest.advanceTimersByTime(2_000);
  expect(checkSession()).toBeNull();
});

// SESSION-2
it('needs a stored user as well as a token', () => {
  signIn({ token: token(60), user });
  localStorage.setItem('user', '{broken');
  expect(checkSession()).toBeNull();
});

// SESSION-3
it('looks every 30 s and clears an expired session', () => {
  signIn({ token: token(40), user });
  stop = watchSession(ended);
  jest.advanceTimersByTime(30_000);
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(ended).toHaveBeenCalledWith('expired');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem(ENDED_KEY)).toBe('expired');
});

// SESSION-3
it('follows a sign-out in another tab', () => {
  signIn({ token: token(60), user });
  stop = watchSession(ended);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(useSession.getState().user).toBeNull();
  expect(ended).toHaveBeenCalledWith('expired');
  // Why is said by the tab where it ended, if by any.
  expect(localStorage.getItem(ENDED_KEY)).toBeNull();
});

// SESSION-3
it('follows a sign-in in another tab without ending anything', () => {
  stop = watchSession(ended);
  localStorage.setItem('token', token(60));
  localStorage.setItem('user', JSON.stringify(user));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(useSession.getState().user).toEqual(user);
  expect(ended).not.toHaveBeenCalled();
});

it('is not ended by another tab that sees it begin', () => {
  stop = watchSession(ended);
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    setItem.call(this, key, text);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  signIn({ token: token(60), user });
  jest.restoreAllMocks();
  expect(ended).not.toHaveBeenCalled();
  expect(checkSession()).toEqual(user);
});

it('clears everything on sign-out and says so', () => {
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('evmandi-own-notes', 'of a screen');
  localStorage.setItem('evmandi-cart', 'of the browser');
  signIn({ token: token(60), user });
  stop = watchSession(ended);
  signOut();
  expect(ended).toHaveBeenCalledWith('signed-out');
  expect({ ...localStorage }).toEqual({
    'evmandi-cart': 'of the browser',
    [ENDED_KEY]: 'signed-out',
  });
});

it('keeps what screens know of a person whose session merely expired', () => {
  localStorage.setItem('evmandi-own-notes', 'of a screen');
  signIn({ token: token(40), user });
  stop = watchSession(ended);
  jest.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledWith('expired');
  expect(localStorage.getItem('evmandi-own-notes')).toBe('of a screen');
});

it('looks at once when the page comes back into sight, since timers sleep with the machine', () => {
  signIn({ token: token(40), user });
  stop = watchSession(ended);
  jest.setSystemTime(Date.now() + 3_600_000);
  expect(ended).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ended).toHaveBeenCalledWith('expired');
});

it('tells the server that the session ended, with the token that is gone here', async () => {
  configure({ apiUrl: 'http://api.test' } as PublicConfig);
  const calls = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const stored = token(60);
  signIn({ token: stored, user });
  signOut();
  expect(localStorage.getItem('token')).toBeNull();
  await Promise.resolve();
  expect(calls).toHaveBeenCalledWith(
    'http://api.test/api/auth/logout',
    expect.objectContaining({
      keepalive: true,
      headers: expect.objectContaining({ authorization: `Bearer ${stored}` }),
    }),
  );
});
