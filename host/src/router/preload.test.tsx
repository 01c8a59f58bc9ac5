import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { RouteObject } from 'react-router-dom';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { preload, preloadOnIntent } from './preload.ts';

const catalog: PageRemote = {
  name: 'catalog',
  version: '1.0.0-00000000',
  title: 'Catalogue',
  entry: '/e.js',
  chunks: { js: [], css: [] },
  routes: [{ path: '/product/:id', access: 'public', layout: 'store', render: 'full', query: [] }],
  slots: [],
};

const loaderOf = (route: RouteObject | undefined) => route?.loader as (args: object) => unknown;
const at = (path: string) => new URL(path, 'http://site.test');

function setUp(load: () => Promise<unknown>) {
  const spy = jest.fn(load);
  return {
    spy,
    registry: new RemoteRegistry(
      { number: 1, host: { version: '' }, remotes: [catalog] },
      spy as never,
    ),
  };
}

it('brings the remote and the lazy screen of the path', async () => {
  const lazy = jest.fn().mockResolvedValue({ Component: () => null });
  const other = jest.fn();
  const routes = [
    { path: '/product/:id', lazy },
    { path: '/home', lazy: other },
  ];
  const { registry } = setUp(async () => ({ default: routes }));
  await preload(registry, at('/product/7'));
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('brings nothing for another state of the screen that stands, but its data where everybody gets the same', async () => {
  const orders = { ...catalog.routes[0], path: location.pathname, render: 'frame' as const };
  const load = jest.fn(async () => ({ default: [] }));
  const page = { number: 1, host: { version: '' } };
  const frame = { ...catalog, routes: [orders] } as PageRemote;
  await preload(
    new RemoteRegistry({ ...page, remotes: [frame] }, load as never),
    at(`${location.pathname}?order=7`),
  );
  expect(load).not.toHaveBeenCalled();
  const full = { ...frame, routes: [{ ...orders, render: 'full' as const }] } as PageRemote;
  await preload(
    new RemoteRegistry({ ...page, remotes: [full] }, load as never),
    at(`${location.pathname}?order=7`),
  );
  expect(load).toHaveBeenCalled();
});

it('leaves a failed remote to a press, and never rejects', async () => {
  const { registry, spy } = setUp(() => Promise.reject(new Error('down')));
  await preload(registry, at('/product/7'));
  await preload(registry, at('/product/7'));
  await preload(registry, at('/nobody'));
  expect(spy).toHaveBeenCalledTimes(1);
});

it('fetches the data of a public screen once, and the navigation uses it', async () => {
  const loader = jest.fn().mockResolvedValue({ name: 'Pad' });
  const { registry } = setUp(async () => ({
    default: [{ id: 'p', path: '/product/:id', loader }],
  }));
  await preload(registry, at('/product/7?tab=reviews'));
  await preload(registry, at('/product/7?tab=reviews'));
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader.mock.calls[0][0].params).toEqual({ id: '7' });

  const route = await registry.route('/product/7')?.find();
  const navigate = (path: string) =>
    loaderOf(route)({ request: new Request(at(path)), params: {} });
  await expect(navigate('/product/7?tab=reviews')).resolves.toEqual({ name: 'Pad' });
  expect(loader).toHaveBeenCalledTimes(1);
  await navigate('/product/7?tab=reviews');
  expect(loader).toHaveBeenCalledTimes(2);
});

it('lets the navigation try itself what fails while it waits', async () => {
  let fail: (error: Error) => void = () => undefined;
  const ahead = new Promise((_, reject) => {
    fail = reject;
  });
  const loader = jest.fn().mockReturnValueOnce(ahead).mockResolvedValueOnce('what is shown');
  const { registry } = setUp(async () => ({
    default: [{ id: 'p', path: '/product/:id', loader }],
  }));
  await preload(registry, at('/product/7'));
  const route = await registry.route('/product/7')?.find();
  const shown = { pathname: '/product/7', data: {} };
  const answer = loaderOf(route)({ request: new Request(at('/product/7')), params: {}, shown });
  fail(new Error('Network Error'));
  await expect(answer).resolves.toBe('what is shown');
  expect(loader.mock.calls[1][0].shown).toBe(shown);
});

it('ends what was fetched ahead with the navigation that took it', async () => {
  const loader = jest.fn(() => new Promise(() => undefined));
  const { registry } = setUp(async () => ({
    default: [{ id: 'p', path: '/product/:id', loader }],
  }));
  await preload(registry, at('/product/7'));
  const [[{ request }]] = loader.mock.calls as unknown as [[{ request: Request }]];
  const route = await registry.route('/product/7')?.find();
  const navigation = new AbortController();
  const { signal } = navigation;
  void loaderOf(route)({ request: new Request(at('/product/7'), { signal }), params: {} });
  expect(request.signal.aborted).toBe(false);
  navigation.abort();
  expect(request.signal.aborted).toBe(true);
});

it('keeps what is fetched anew when the one before it fails', async () => {
  let fail: (error: Error) => void = () => undefined;
  const first = new Promise((_, reject) => {
    fail = reject;
  });
  const loader = jest.fn().mockReturnValueOnce(first).mockResolvedValueOnce('anew');
  const { registry } = setUp(async () => ({
    default: [{ id: 'p', path: '/product/:id', loader }],
  }));
  await preload(registry, at('/product/7'));
  const route = await registry.route('/product/7')?.find();
  const navigate = (signal?: AbortSignal) =>
    loaderOf(route)({
      request: new Request(at('/product/7'), signal && { signal }),
      params: {},
    }) as Promise<unknown>;
  const navigation = new AbortController();
  const left = navigate(navigation.signal);
  await preload(registry, at('/product/7'));
  navigation.abort();
  fail(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(navigate()).resolves.toBe('anew');
  expect(loader).toHaveBeenCalledTimes(2);
});

it('leaves a failed answer to the navigation', async () => {
  const loader = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('data');
  const { registry } = setUp(async () => ({
    default: [{ id: 'p', path: '/product/:id', loader }],
  }));
  await preload(registry, at('/product/7'));
  await Promise.resolve();
  const route = await registry.route('/product/7')?.find();
  const args = { request: new Request(at('/product/7')), params: {} };
  expect(await loaderOf(route)(args)).toBe('data');
});

it('a press on another state of the same path asks for nothing; one on another path looks out', () => {
  const { registry } = setUp(async () => ({ default: [] }));
  const lookOut = jest.fn();
  const stop = preloadOnIntent(registry, lookOut);
  const press = (href: string) => {
    document.body.innerHTML = `<a href="${href}">Row</a>`;
    document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  };
  press(`${location.pathname}?order=7`);
  expect(lookOut).not.toHaveBeenCalled();
  press('/product/7');
  expect(lookOut).toHaveBeenCalledTimes(1);
  stop();
  document.body.innerHTML = '';
});
