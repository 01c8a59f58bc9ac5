import { configure, http, httpClient, signIn, signOut, useSession } from '@evmandi/runtime';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { RemoteRegistryProvider } from '../remotes/remote-registry-context.tsx';
import { useSessionRules } from './use-session-rules.ts';

beforeAll(() => {
  configure({ apiUrl: 'http://api.test' } as Parameters<typeof configure>[0]);
});

const declared = (path: string, access: 'public' | 'session') => ({
  ...{ path, access, layout: 'store', render: 'frame' as const, query: [] },
});
const shop = {
  ...{ name: 'shop', version: '1.0.0-00000000', title: 'Shop', entry: '/shop.js' },
  ...{ chunks: { js: [], css: [] }, slots: [] },
  routes: [declared('/cart', 'public'), declared('/orders', 'session')],
};
const user = { id: '1', username: 'asha', name: 'Asha', role: { name: 'Buyer', permissions: [] } };
const token = (secondsLeft: number) =>
  `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + secondsLeft }))}.y`;

function Page() {
  useSessionRules();
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

async function open(path: string) {
  const composition = { number: 1, host: { version: 'x' }, remotes: [shop] };
  const registry = new RemoteRegistry(composition, () => Promise.reject(new Error('none')));
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] });
  await act(async () => {
    render(
      <RemoteRegistryProvider value={registry}>
        <RouterProvider router={router} />
      </RemoteRegistryProvider>,
    );
  });
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: null });
});

// SESSION-4
test.each([
  ['/orders?page=2', '/login?from=%2Forders%3Fpage%3D2&ended=true'],
  ['/cart', '/cart'],
])('an expired session on %s leads to %s', async (path, place) => {
  signIn({ token: token(0), user });
  await open(path);
  expect(screen.getByText(`at ${place}`)).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();
});

// SESSION-5
test.each([401, 403])(
  'a %i on a public page ends the session and leads to sign-in',
  async (status) => {
    signIn({ token: token(60), user });
    await open('/cart');
    (await httpClient()).defaults.adapter = async (config) => {
      const response = { status, data: {}, headers: {}, statusText: '', config };
      throw Object.assign(new Error(`${status}`), { isAxiosError: true, config, response });
    };
    await act(async () => void (await http.get('/products').catch(() => {})));
    expect(screen.getByText('at /login?from=%2Fcart&ended=true')).toBeTruthy();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  },
);

// SESSION-5
test('signing out leads to sign-in', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  signIn({ token: token(60), user });
  await open('/orders');
  await act(async () => signOut());
  expect(screen.getByText('at /login')).toBeTruthy();
});
