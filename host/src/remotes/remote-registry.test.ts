import type { PageRemote } from '@evmandi/contract/platform/composition';
import { RemoteRegistry } from './remote-registry.ts';

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

function registryWith(load: jest.Mock) {
  return new RemoteRegistry(
    { number: 1, host: { version: 'x' }, remotes: [catalog, checkout] },
    load as never,
  );
}

it('loads a remote once, however many ask', async () => {
  const load = jest.fn().mockResolvedValue({ default: [{ path: '/' }] });
  const registry = registryWith(load);
  const [first, second] = await Promise.all([registry.routes(catalog), registry.routes(catalog)]);
  expect(first).toBe(second);
  await registry.routes(catalog);
  expect(load).toHaveBeenCalledTimes(1);
  expect(registry.state('catalog').status).toBe('loaded');
});

it('keeps what failed for the place to show, and tries again when asked again', async () => {
  const error = new Error('down');
  const load = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce({ default: [] });
  const registry = registryWith(load);
  const seen: string[] = [];
  registry.subscribe(() => seen.push(registry.state('checkout').status));
  await expect(registry.routes(checkout)).rejects.toBe(error);
  expect(registry.state('checkout')).toEqual({ status: 'failed', error });
  expect(registry.state('catalog').status).toBe('idle');
  await registry.routes(checkout);
  expect(seen).toEqual(['loading', 'failed', 'loading', 'loaded']);
});

it('finds who fills a slot, and says when nobody does', async () => {
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

  it('name the landing by what the person may, else the one for anybody', () => {
    expect(registry.landing(person(1002, 1001))?.path).toBe('/dashboard');
    expect(registry.landing(person(1002))?.path).toBe('/anybody');
    expect(registryWith(jest.fn()).landing(person())).toBeUndefined();
  });
});
