import type { PageRemote } from '@evmandi/contract/platform/composition';
import { loadRemote, registerPlugins } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { loadModule, registerAll } from './adapter.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
const load = jest.mocked(loadRemote);

const remote = (name: string): PageRemote => ({
  ...{ name, version: '1.0.0-00000000', title: name, entry: `/${name}.js`, slots: [], routes: [] },
  chunks: { js: [], css: [] },
});

const chunkError = (file: string) =>
  Object.assign(new Error('Loading chunk 3 failed.'), { request: `http://localhost/${file}` });

let refreshed: jest.SpyInstance;
const files = () => refreshed.mock.calls.map(([file, { cache }]) => `${file} ${cache}`);
beforeEach(() => {
  load.mockReset();
  refreshed = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  Reflect.set(globalThis, 'shop', {});
  Reflect.deleteProperty(globalThis, 'desk');
});
afterEach(() => jest.useRealTimers());

/** A build's runtime as it stands in a page, with one chunk. */
function bundled(name: string) {
  const asked: string[] = [];
  const bundler = {
    u: () => 'a.js',
    miniCssF: () => 'a.css',
    p: 'http://localhost/',
    l: (address: string, _: (event: ScriptEvent) => void) => void asked.push(address),
    f: { miniCss: (_: number, __: Promise<unknown>[]) => void asked.push('a sheet') },
  };
  const list = {
    push: ([, , take]: [string[], object, (given: typeof bundler) => void]) => take(bundler),
  };
  Reflect.set(globalThis, `rspackChunkevmandi_${name}_chunks`, list);
  return { bundler, asked };
}
interface ScriptEvent {
  type: string;
  target: { src: string };
}

it('asks twice more, at other addresses, and has the copies that the browser keeps replaced', async () => {
  const { bundler } = bundled('shop');
  load
    .mockRejectedValueOnce(chunkError('a.css'))
    .mockRejectedValueOnce(chunkError('a.js'))
    .mockResolvedValueOnce('routes');
  await expect(loadModule(remote('shop'), 'routes')).resolves.toBe('routes');
  expect([bundler.u(), bundler.miniCssF()]).toEqual(['a.js?retry=1', 'a.css?retry=1']);
  const expected = ['http://localhost/a.css reload', 'http://localhost/a.js reload'];
  await waitFor(() => expect(files()).toEqual(expected));
});

it('gives up then, and begins at addresses of their own the next time', async () => {
  const { bundler } = bundled('shop');
  load.mockImplementation(() => Promise.reject(chunkError('a.js?retry=7')));
  await expect(loadModule(remote('shop'), 'routes')).rejects.toThrow('Loading chunk 3 failed.');
  expect(load).toHaveBeenCalledTimes(3);
  const before = bundler.u();
  load.mockResolvedValueOnce('routes');
  await loadModule(remote('shop'), 'routes');
  expect(before).toMatch(/^a\.js\?retry=\d+$/);
});

it('asks for an entry elsewhere only while it was not evaluated', async () => {
  registerAll([remote('desk'), remote('shop')]);
  const [[plugin]] = jest.mocked(registerPlugins).mock.calls[0] as never as [
    [{ createScript: (asked: { url: string }) => { script: HTMLScriptElement } }],
  ];
  const script = (url: string) => plugin.createScript({ url: `http://localhost/${url}` }).script;
  const entry = (name: string) => script(`${name}.js`).src;
  load.mockRejectedValueOnce(new Error('#RUNTIME-008')).mockResolvedValueOnce('routes');
  await loadModule(remote('desk'), 'routes');
  expect(entry('desk')).toBe('http://localhost/desk.js?retry=1');
  load.mockRejectedValueOnce(chunkError('b.js')).mockResolvedValueOnce('routes');
  await loadModule(remote('shop'), 'routes');
  expect(entry('shop')).toBe('http://localhost/shop.js');
  // The browser refuses an entry whose content is another than its name says.
  expect(script(`remoteEntry.${'-_'.repeat(21)}A.js`).integrity).toBe(
    `sha256-${'+/'.repeat(21)}A=`,
  );
});

it('ends the wait for what hangs at its limit', async () => {
  jest.useFakeTimers();
  load.mockReturnValueOnce(new Promise(() => {}));
  const hung = document.createElement('script');
  hung.dataset.rspack = 'evmandi_shop_1.0.0-00000000:chunk-3';
  hung.src = '/hung.js';
  const ended = jest.fn();
  hung.onerror = ended;
  document.body.append(hung);
  const failed = expect(loadModule(remote('shop'), 'layouts/desk', 5_000)).rejects.toThrow(
    'shop/layouts/desk did not arrive in time',
  );
  await jest.advanceTimersByTimeAsync(5_000);
  await failed;
  expect(ended).toHaveBeenCalledTimes(1);
  expect(files()).toEqual([]);
});

it('asks for what has failed by a request that can be ended, and for its script once that has come', async () => {
  const { bundler, asked } = bundled('shop');
  load.mockImplementation(() => Promise.reject(chunkError('a.js')));
  await expect(loadModule(remote('shop'), 'routes')).rejects.toThrow('Loading chunk 3 failed.');
  const address = `http://localhost/${bundler.u()}`;

  refreshed.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const hung: ScriptEvent[] = [];
  bundler.l(address, (event) => hung.push(event));
  expect(asked).toEqual([]);
  load.mockReset().mockReturnValue(new Promise(() => {}));
  await expect(loadModule(remote('shop'), 'routes', 10)).rejects.toThrow('did not arrive in time');
  await waitFor(() => expect(hung).toEqual([{ type: 'timeout', target: { src: address } }]));

  refreshed.mockImplementation(async () => new Response());
  bundler.l(address, () => {});
  await waitFor(() => expect(asked).toEqual([address]));
  // It is known to be there from now on.
  bundler.l(address, () => {});
  expect(asked).toHaveLength(2);
});

it('asks for a sheet that has failed in the same way, beside what else its chunk needs', async () => {
  const { bundler, asked } = bundled('shop');
  load.mockRejectedValueOnce(chunkError('a.css')).mockResolvedValueOnce('routes');
  await loadModule(remote('shop'), 'routes');
  const needed: Promise<unknown>[] = [];
  bundler.f.miniCss(3, needed);
  expect(asked).toEqual([]);
  await Promise.all(needed);
  expect(asked).toEqual(['a sheet']);
});

it('asks for nothing anew where nothing failed', async () => {
  load.mockResolvedValue('routes');
  await loadModule(remote('shop'), 'routes');
  await loadModule(remote('shop'), 'routes');
  expect(refreshed).not.toHaveBeenCalled();
});
