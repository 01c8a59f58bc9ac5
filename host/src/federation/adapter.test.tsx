import type { PageRemote } from '@evmandi/contract/platform/composition';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadModule } from './adapter.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => undefined,
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
const load = jest.mocked(loadRemote);

const remote = (name: string): PageRemote => ({
  ...{ name, version: '1.0.0-00000000', title: name, entry: `/${name}.js`, slots: [], routes: [] },
  chunks: { js: ['/routes.js'], css: ['/routes.css'] },
  layouts: { desk: { js: ['/desk.js'], css: ['/desk.css'] } },
});

let refreshed: jest.SpyInstance;
beforeEach(() => {
  load.mockReset();
  refreshed = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});
afterEach(() => jest.useRealTimers());

it('gives up what hangs at its limit, and starts afresh the next time, without the script that hung', async () => {
  jest.useFakeTimers();
  load.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce('the layout');
  const hung = document.createElement('script');
  hung.setAttribute('src', '/desk.js');
  document.body.append(hung);

  const failed = expect(loadModule(remote('desk'), 'layouts/desk', 5_000)).rejects.toThrow(
    'desk/layouts/desk did not arrive within 5000 ms',
  );
  await jest.advanceTimersByTimeAsync(5_000);
  await failed;
  expect(hung.isConnected).toBe(true);

  await expect(loadModule(remote('desk'), 'layouts/desk', 5_000)).resolves.toBe('the layout');
  expect(hung.isConnected).toBe(false);
  expect(refreshed.mock.calls.map(([file]) => file)).toEqual([
    '/routes.js',
    '/routes.css',
    '/desk.js',
    '/desk.css',
  ]);
  expect(registerRemotes).toHaveBeenLastCalledWith(
    [{ name: 'desk', entry: '/desk.js?retry=1', type: 'global' }],
    { force: true },
  );
});

it('asks for nothing anew where nothing failed', async () => {
  load.mockResolvedValue('routes');
  await loadModule(remote('shop'), 'routes');
  await loadModule(remote('shop'), 'routes');
  expect(refreshed).not.toHaveBeenCalled();
});
