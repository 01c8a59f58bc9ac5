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

const TO_CART = { location: { pathname: '/cart', search: '?a=1', hash: '#b' } };

/** A page while `navigation` is under way, and what the site says of what is live. */
async function page(live: Partial<PageComposition>, navigation: object = TO_CART) {
  jest.resetModules();
  const { lookOut } = await import('./withdrawal.ts');
  const said = { ...composition, ...live };
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(async () => Response.json(said));
  const router = { state: { location: { pathname: '/' }, navigation } };
  const go = jest.fn();
  return { said, asked, go, look: () => lookOut(composition, router as never, go) };
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
])('a page that learns of %s', async (_, live, leaves) => {
  const { look, go } = await page(live);
  expect(await look()).toBe(leaves);
  expect(go.mock.calls).toEqual(leaves ? [['/cart?a=1#b']] : []);
});

it.each([
  ['where a filter changes', { location: { pathname: '/', search: '?brand=bosch', hash: '' } }],
  ['where something is sent', { ...TO_CART, formMethod: 'POST' }],
  ['where nobody goes anywhere', {}],
])('stays %s, so that what is typed is kept', async (_, navigation) => {
  const { look, go } = await page({ number: 6 }, navigation);
  expect(await look()).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

describe('asking', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('is not repeated within the pause, and is after it, and when the tab is looked at again', async () => {
    const { look, asked, said } = await page({ number: 8 });
    await look();
    await look();
    expect(asked).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(3_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(3_000);
    said.withdrawn = ['shop 1.0.0-00000002'];
    expect(await look()).toBe(true);
  });

  it('ends with the first yes', async () => {
    const { look, asked } = await page({ number: 6 });
    expect(await look()).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(await look()).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that fails leaves the page as it is', async () => {
    const { look, asked } = await page({ number: 6 });
    asked.mockRejectedValue(new TypeError('offline'));
    expect(await look()).toBe(false);
  });
});
