import type { PageRemote } from '@evmandi/contract/composition';
import { Parts } from './parts.ts';

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

function partsWith(load: jest.Mock) {
  return new Parts(
    { number: 1, host: { version: 'x' }, remotes: [catalog, checkout] },
    load as never,
  );
}

it('loads a remote once, however many ask', async () => {
  const load = jest.fn().mockResolvedValue({ default: [{ path: '/' }] });
  const parts = partsWith(load);
  const [first, second] = await Promise.all([parts.routes(catalog), parts.routes(catalog)]);
  expect(first).toBe(second);
  await parts.routes(catalog);
  expect(load).toHaveBeenCalledTimes(1);
  expect(parts.state('catalog').status).toBe('loaded');
});

it('keeps what failed for the place to show, and tries again when asked again', async () => {
  const error = new Error('down');
  const load = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce({ default: [] });
  const parts = partsWith(load);
  const seen: string[] = [];
  parts.subscribe(() => seen.push(parts.state('checkout').status));
  await expect(parts.routes(checkout)).rejects.toBe(error);
  expect(parts.state('checkout')).toEqual({ status: 'failed', error });
  expect(parts.state('catalog').status).toBe('idle');
  await parts.routes(checkout);
  expect(seen).toEqual(['loading', 'failed', 'loading', 'loaded']);
});

it('finds who fills a slot, and says when nobody does', async () => {
  const load = jest.fn().mockResolvedValue({ default: () => null });
  const parts = partsWith(load);
  await parts.slot('header.quick-order');
  expect(load).toHaveBeenCalledWith(checkout, 'slots/header.quick-order');
  await expect(parts.slot('header.search')).rejects.toThrow(
    'No part of the site fills header.search',
  );
});
