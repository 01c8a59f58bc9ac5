import type { PageRemote } from '@evmandi/contract/platform/composition';
import { visitorText } from '@evmandi/contract/platform/visitor-text';
import { RemoteRegistry } from './remote-registry.ts';
import type { Persist } from './remote-route.ts';

const remote = (name: string, path: string): PageRemote => ({
  name,
  version: '1.0.0-00000000',
  title: name,
  entry: `/${name}.js`,
  chunks: { js: [], css: [] },
  routes: [{ path, access: 'public', layout: 'store', render: 'full', query: [] }],
  slots: name === 'checkout' ? ['header.quick-order'] : [],
});
const catalog = remote('catalog', '/');
const checkout = remote('checkout', '/cart');

function registryWith(load: jest.Mock, persist?: Persist) {
  const composition = { number: 1, host: { version: 'x' }, remotes: [catalog, checkout] };
  return new RemoteRegistry(composition, load as never, undefined, persist);
}

const routeAt = (registry: RemoteRegistry, path: string) => {
  const route = registry.route(path);
  if (!route) throw new Error(`No route answers ${path}`);
  return route;
};

it('loads a remote once, however many ask', async () => {
  const load = jest.fn().mockResolvedValue({ default: [{ path: '/' }] });
  const home = routeAt(registryWith(load), '/');
  const [first, second] = await Promise.all([home.find(), home.find()]);
  expect(first).toBe(second);
  await home.screen.load();
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps what failed to be shown, and tries again when asked again', async () => {
  const error = new Error('down');
  const load = jest
    .fn()
    .mockRejectedValueOnce(error)
    .mockResolvedValueOnce({ default: [{ path: '/cart' }] });
  const { screen } = routeAt(registryWith(load), '/cart');
  const seen: string[] = [];
  screen.subscribe(() => seen.push(screen.state.status));
  const shown = jest.fn();
  void screen.ready.then(shown);
  await expect(screen.load()).rejects.toBe(error);
  expect(screen.state).toEqual({ status: 'failed', error });
  expect(shown).not.toHaveBeenCalled();
  await screen.load();
  await screen.ready;
  expect(seen).toEqual(['loading', 'failed', 'loading', 'loaded']);
});

it('counts a screen whose import failed as failed, for what repeats it', async () => {
  const lazy = jest
    .fn()
    .mockResolvedValueOnce({ Component: () => null, loadError: new Error('no chunk') })
    .mockResolvedValueOnce({ Component: () => null });
  const load = jest.fn().mockResolvedValue({ default: [{ path: '/', lazy }] });
  const failures: unknown[] = [];
  const persist: Persist = (attempt) =>
    attempt().catch((error: unknown) => {
      failures.push(error);
      return attempt();
    });
  const { screen } = routeAt(registryWith(load, persist), '/');
  await expect(screen.load()).resolves.toMatchObject({ path: '/' });
  expect(failures).toEqual([new Error('no chunk')]);
});

it('says of a route that is declared and not in the code what visitors and teams read', async () => {
  const load = jest.fn().mockResolvedValue({ default: [{ path: '/other' }] });
  const failure = await routeAt(registryWith(load), '/cart')
    .screen.load()
    .catch((error: Error) => error);
  expect(String(failure)).toBe('Error: checkout exports no route for /cart');
  expect(visitorText(failure)).toBe('This page is not there yet.');
});

it('finds who fills a slot, and says when none does', async () => {
  const load = jest.fn().mockResolvedValue({ default: () => null });
  const registry = registryWith(load);
  await registry.slot('header.quick-order');
  expect(load).toHaveBeenCalledWith(checkout, 'slots/header.quick-order');
  await expect(registry.slot('header.search')).rejects.toThrow(
    'No part of the site fills header.search',
  );
});

describe('the links of the page', () => {
  const person = (...codes: number[]) => ({
    id: '1',
    username: 'u',
    name: 'U',
    role: { name: 'r', permissions: codes.map((permissionCode) => ({ permissionCode })) },
  });
  const link = { title: 'A link', icon: 'tool' } as const;
  const registry = new RemoteRegistry(
    {
      number: 1,
      host: { version: 'x' },
      remotes: [],
      menu: {
        account: [
          { ...link, path: '/all' },
          { ...link, path: '/staff', access: [1002, 1003] },
        ],
        landing: [
          { ...link, path: '/anybody' },
          { ...link, path: '/dashboard', access: 1001 },
        ],
      },
    },
    jest.fn(),
  );

  it('are those that the person may see', () => {
    const paths = (...codes: number[]) =>
      registry.menu('account', person(...codes)).map(({ path }) => path);
    expect(paths()).toEqual(['/all']);
    expect(paths(1003)).toEqual(['/all', '/staff']);
    expect(registry.menu('footer', null)).toEqual([]);
  });

  it('leave out screens that a signed-in person may not open, which a visitor may sign in for', () => {
    const [open] = remote('desk', '/desk').routes;
    if (!open) throw new Error('No route');
    const desk = {
      ...remote('desk', '/desk'),
      routes: [open, { ...open, path: '/desk/stock', access: [1001, 1011] }],
    };
    const menu = { dashboard: [{ title: 'Stock', path: '/desk/stock?tab=low' }] };
    const shown = new RemoteRegistry(
      { number: 1, host: { version: 'x' }, remotes: [desk], menu },
      jest.fn(),
    );
    const count = (user: Parameters<typeof shown.menu>[1]) => shown.menu('dashboard', user).length;
    expect([null, person(1011), person(1001), person(1010), person()].map(count)).toEqual([
      1, 1, 1, 0, 0,
    ]);
  });

  it('name the landing by what the person may, else the one for anybody', () => {
    expect(registry.landing(person(1002, 1001))?.path).toBe('/dashboard');
    expect(registry.landing(person(1002))?.path).toBe('/anybody');
    expect(registryWith(jest.fn()).landing(person())).toBeUndefined();
  });
});
