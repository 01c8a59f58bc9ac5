import type { PageRemote } from '@evmandi/contract/composition';
import { Parts } from '../federation/parts.ts';
import { preload } from './preload.ts';

const catalog: PageRemote = {
  name: 'catalog',
  version: '1.0.0-00000000',
  title: 'Catalogue',
  entry: '/e.js',
  chunks: { js: [], css: [] },
  routes: [{ path: '/product/:id', access: 'public', layout: 'store', render: 'full', query: [] }],
  slots: [],
};

function setUp(load: () => Promise<unknown>) {
  const spy = jest.fn(load);
  return {
    spy,
    parts: new Parts({ number: 1, host: { version: '' }, remotes: [catalog] }, spy as never),
  };
}

it('brings the remote and the lazy screen of the path', async () => {
  const lazy = jest.fn().mockResolvedValue({ Component: () => null });
  const other = jest.fn();
  const routes = [
    { path: '/product/:id', lazy },
    { path: '/home', lazy: other },
  ];
  const { parts } = setUp(async () => ({ default: routes }));
  await preload(parts, '/product/7');
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('leaves a failed remote to a press, and never rejects', async () => {
  const { parts, spy } = setUp(() => Promise.reject(new Error('down')));
  await preload(parts, '/product/7');
  await preload(parts, '/product/7');
  await preload(parts, '/nobody');
  expect(spy).toHaveBeenCalledTimes(1);
});
