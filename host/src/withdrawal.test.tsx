import type { PageComposition } from '@evmandi/contract/platform/composition';

const composition: PageComposition = {
  number: 7,
  host: { version: '1.0.0-00000001' },
  remotes: [
    {
      ...{ name: 'shop', version: '1.0.0-00000002', title: 'Shop', entry: '/e.js' },
      ...{ chunks: { js: [], css: [] }, routes: [], slots: [] },
    },
  ],
};

async function look(live: Partial<PageComposition>) {
  jest.resetModules();
  const { lookOut } = await import('./withdrawal.ts');
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(async () => Response.json({ ...composition, ...live }));
  const navigate = jest.fn();
  const router = { navigate, state: { location: { pathname: '/' } } };
  await lookOut(composition, router as never);
  await lookOut(composition, router as never);
  expect(asked).toHaveBeenCalledTimes(1);
  return { leaves: router.navigate !== navigate, navigate, router };
}

it.each([
  ['a newer composition', { number: 8 }, false],
  ['another version that was taken back', { withdrawn: ['shop 1.0.0-00000009'] }, false],
  [
    'its own version of a remote taken back',
    { number: 8, withdrawn: ['shop 1.0.0-00000002'] },
    true,
  ],
  ['its host taken back', { number: 8, withdrawn: ['host 1.0.0-00000001'] }, true],
  ['a composition before its own', { number: 6 }, true],
])('a page that learns of %s', async (_, live, expected) => {
  const { leaves } = await look(live);
  expect(leaves).toBe(expected);
});

it('stays where a filter changes, so that what is typed is kept', async () => {
  const { router, navigate } = await look({ number: 6 });
  await router.navigate({ pathname: '/', search: '?brand=bosch' });
  expect(navigate).toHaveBeenCalledTimes(1);
});
