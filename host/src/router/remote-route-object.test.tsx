import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { remoteRoute } from './remote-route-object.tsx';

const shop = {
  ...{ name: 'shop', version: '1.0.0-00000000', title: 'Shop', entry: '/shop.js' },
  ...{ chunks: { js: [], css: [] }, slots: [] },
  routes: [
    { path: '/', access: 'public' as const, layout: 'store', render: 'frame' as const, query: [] },
  ],
};

it('says at once what a placeholder has waited for in vain', async () => {
  const load = jest.fn().mockRejectedValue(new Error('hangs'));
  const composition = { number: 1, host: { version: 'x' }, remotes: [shop] };
  const [route] = new RemoteRegistry(composition, load).routes;
  if (!route) throw new Error('The remote has no route');
  const { loader } = remoteRoute(route, false);
  const request = new Request(`http://shop.test${route.declared.path}`);
  const run = async () => (loader as (args: object) => unknown)({ request });

  route.waiting = true;
  await route.settled;
  await expect(run()).rejects.toThrow('hangs');
  expect(load).toHaveBeenCalledTimes(1);
  // The next navigation is a Retry.
  await expect(run()).rejects.toThrow('hangs');
  expect(load).toHaveBeenCalledTimes(2);
});
