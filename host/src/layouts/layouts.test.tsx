import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { LayoutProps } from '@evmandi/contract/platform/layouts';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, use, useEffect } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { FirstScreenProvider } from '../first-screen/first-screen-context.tsx';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { RemoteRegistryProvider } from '../remotes/remote-registry-context.tsx';
import { routeTree } from '../router/route-tree.tsx';
import { layoutFrame } from './load-layout-frame.ts';

// The shell's own header and toasts are looked at elsewhere.
jest.mock('../router/shop-chrome.tsx', () => ({
  ShopHeader: () => <header>Shop</header>,
  ShopFooter: () => null,
}));
jest.mock('../chrome/lazy-toasts.tsx', () => ({ LazyToasts: () => null }));

const declared = (path: string, layout = 'desk') => ({
  ...{ path, layout, access: 'public' as const, render: 'frame' as const },
});
const remote = (name: string, routes: PageRemote['routes']): PageRemote => ({
  ...{ name, version: '1.0.0-00000000', title: `The ${name}`, entry: `/${name}.js` },
  ...{ chunks: { js: [], css: [] }, slots: [], routes },
});
const DESK: PageRemote = {
  ...remote('desk', [declared('/desk'), declared('/desk/slow')]),
  layouts: { desk: { js: [], css: [] } },
};
const GUEST = remote('guest', [declared('/desk/guest'), declared('/shop', 'store')]);

const mounted = jest.fn();
function Desk({ pathname, title, children }: LayoutProps<ReactNode>) {
  useEffect(() => mounted(), []);
  return (
    <section aria-label="Desk">
      <h1 tabIndex={-1}>{title}</h1>
      <p>at {pathname}</p>
      {children}
    </section>
  );
}
let broken = true;
const Throws = (props: LayoutProps<ReactNode>) => {
  if (broken) throw new TypeError("Cannot read properties of null (reading 'x')");
  return <Desk {...props} />;
};
const never = new Promise<never>(() => {});
const Hangs = (props: LayoutProps<ReactNode>) => (broken ? use(never) : <Desk {...props} />);

let arrive: () => void;
const ROUTES: Record<string, RouteObject[]> = {
  desk: [
    { path: '/desk', handle: { title: 'Home' }, Component: () => <p>Desk home</p> },
    {
      path: '/desk/slow',
      handle: { title: () => 'Slow 7', titleBefore: 'Slow' },
      loader: () =>
        new Promise((resolve) => {
          arrive = () => resolve(null);
        }),
      Component: () => <p>At last</p>,
      HydrateFallback: () => <p>Slow skeleton</p>,
    },
  ],
  guest: [
    { path: '/desk/guest', Component: () => <p>A guest</p> },
    { path: '/shop', Component: () => <p>A shop</p> },
  ],
};

let reported: object[];
const onReport = ({ detail }: CustomEventInit) => reported.push(detail);
beforeEach(() => {
  reported = [];
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.addEventListener('evmandi:failure', onReport as never);
  window.scrollTo = () => {};
});
afterEach(() => {
  window.removeEventListener('evmandi:failure', onReport as never);
  jest.useRealTimers();
});

/** The page at `path`, with a layout whose module `load` brings. */
async function open(load: jest.Mock, path = '/shop') {
  const remotes = [DESK, GUEST];
  const loadModule = async ({ name }: PageRemote, module: string) =>
    module === 'routes' ? { default: ROUTES[name] } : load();
  const registry = new RemoteRegistry(
    { number: 1, host: { version: 'x' }, remotes },
    loadModule as never,
    () => layoutFrame.load(),
  );
  const router = createMemoryRouter(routeTree(registry), { initialEntries: [path] });
  await act(async () => {
    render(
      <RemoteRegistryProvider value={registry}>
        <RouterProvider router={router} useTransitions={false} />
      </RemoteRegistryProvider>,
    );
  });
  const go = (to: string) => act(() => router.navigate(to));
  return { go, router };
}

const works = async () => ({ default: Desk });
const frame = () => screen.queryByRole('region', { name: 'Desk' });

it('stays mounted from one screen in it to the next, whichever remote they are of', async () => {
  mounted.mockClear();
  const { go } = await open(jest.fn(works));
  await go('/desk');
  const first = frame();
  expect(first?.textContent).toBe('Homeat /deskDesk home');
  await go('/desk/guest');
  expect(frame()).toBe(first);
  expect(first?.textContent).toBe('The guestat /desk/guestA guest');
  await go('/shop');
  expect(frame()).toBeNull();
  expect(mounted).toHaveBeenCalledTimes(1);
});

it('shows title and skeleton of a screen that is long on its way', async () => {
  const { router } = await open(jest.fn(works), '/desk');
  jest.useFakeTimers();
  await act(async () => void router.navigate('/desk/slow'));
  await act(() => jest.advanceTimersByTimeAsync(200));
  screen.getByText('Desk home');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(frame()?.textContent).toBe('Slowat /desk/slowSlow skeleton');
  await act(async () => arrive());
  expect(frame()?.textContent).toBe('Slow 7at /desk/slowAt last');
});

const cannotLoad = () => Promise.reject(new Error('Loading chunk 3 failed.'));
it.each([
  ['cannot be loaded', cannotLoad, 'load', 'Network Error'],
  ['exports nothing', async () => ({}), 'load', 'Something in this part failed'],
  ['throws', async () => ({ default: Throws }), 'run', 'Something in this part failed'],
  ['never gets ready', async () => ({ default: Hangs }), 'run', 'Something in this part failed'],
])(
  'without a layout that %s its screens work, and Retry brings it',
  async (_, fault, phase, text) => {
    const load = jest.fn().mockImplementationOnce(fault).mockImplementation(works);
    const { go } = await open(load);
    jest.useFakeTimers();
    await go('/desk');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    screen.getByText('Desk home');
    screen.getByText('Shop');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
    const line = screen.getByText(/its menu is missing/);
    expect(line.textContent).toBe(`The desk: ${text}. This page works, but its menu is missing.`);
    expect(reported).toMatchObject([{ remote: 'desk', phase }]);
    await go('/desk/guest');
    screen.getByText('A guest');
    expect(reported).toHaveLength(1);

    broken = false;
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(frame()?.textContent).toContain('A guest');
    expect(screen.queryByText(/its menu is missing/)).toBeNull();
  },
);

it('is tried again by Retry alone while one stands in it, and by the next visit', async () => {
  const load = jest.fn(cannotLoad as () => Promise<unknown>);
  const { go } = await open(load);
  await go('/desk');
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  await go('/desk/guest');
  expect(load).toHaveBeenCalledTimes(2);
  expect(reported).toHaveLength(2);
  await go('/shop');
  load.mockImplementation(works);
  await go('/desk');
  expect(frame()).not.toBeNull();
});

it('waits for the code of the first screen where its own comes while it is rendered', async () => {
  let routesThere = () => {};
  const registry = new RemoteRegistry(
    { number: 1, host: { version: 'x' }, remotes: [DESK] },
    ((_: PageRemote, module: string) =>
      new Promise((resolve) => {
        routesThere = () => resolve({ default: ROUTES.desk });
        if (module !== 'routes') resolve({ default: Desk });
      })) as never,
    () => layoutFrame.load(),
  );
  const route = registry.route('/desk');
  const router = createMemoryRouter(routeTree(registry), { initialEntries: ['/desk'] });
  await route?.layout?.arrive();
  let asked = 0;
  Object.defineProperty(route?.layout?.code, 'value', {
    get: () => (asked++ === 0 ? undefined : Desk),
  });
  await act(async () => {
    void route?.find();
    render(
      <RemoteRegistryProvider value={registry}>
        <FirstScreenProvider value={{ route }}>
          <RouterProvider router={router} useTransitions={false} />
        </FirstScreenProvider>
      </RemoteRegistryProvider>,
    );
  });
  expect(frame()).toBeNull();
  await act(async () => routesThere());
  expect(frame()?.textContent).toContain('Home');
  const said = jest.mocked(console.error).mock.calls.map(([text]) => String(text));
  expect(said.filter((text) => text.includes('uncached promise'))).toEqual([]);
});
