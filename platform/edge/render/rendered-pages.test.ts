import {
  bodyOf,
  DESK,
  HOUR_MS,
  LAYOUT_CHUNKS,
  LIMIT_MS,
  newer,
  openPages,
  page,
  RELEASE,
  released,
  SHOP,
  SHOP_BUILT,
} from '../../testing/rendered-pages.ts';
import type { RenderedScreen } from './renderer.ts';

test('a page holds the markup, the chunks of its screen and its head', async () => {
  const { ask, sheets } = openPages(async () => page());
  const answer = await ask('/shop');
  expect(answer).toMatchObject({ kind: 'page', status: 200 });
  const html = await bodyOf(answer);
  expect(html).toContain('<div id="root"><p>the screen</p></div>');
  expect(html).toContain(`href="/artifacts/shop/${SHOP.version}/browser/static/js/screen.js"`);
  expect(html).toContain('<link rel="canonical" href="https://shop.example/shop">');
  expect(html).not.toContain('<noscript>');
  expect(sheets[0]).toContain(`/artifacts/shop/${SHOP.version}/browser/static/css/screen.css`);
});

test('a page in the layout of another remote names its entry and chunks, and has its styles', async () => {
  const { ask, sheets } = openPages(async () => page());
  const html = await bodyOf(await ask('/desk/shop'));
  const address = (file: string) => `/artifacts/desk/${DESK.version}/${file}`;
  for (const file of [DESK.browser.entry, ...LAYOUT_CHUNKS.js]) {
    expect(html).toContain(`<link rel="preload" as="script" href="${address(file)}">`);
  }
  expect(sheets[0]).toContain(address('browser/static/css/layout.css'));
  expect(await bodyOf(await ask('/shop'))).not.toContain('as="script" href="/artifacts/desk');
});

test('a page is made once for its path and its declared query, whatever else the address holds', async () => {
  const { ask, urls } = openPages(async () => page());
  for (const search of ['?utm_source=x', '', '?Q=1', '?token=secret']) await ask(`/shop${search}`);
  expect(urls).toEqual(['/shop']);
  await ask('/shop?page=2&x=1&q=a%26b');
  await ask('/shop?q=a%26b&page=2');
  expect(urls).toEqual(['/shop', '/shop?q=a%26b&page=2']);
});

/** The next composition, with some parts of it changed. */
test('a release of another remote keeps the pages, each with the composition that is live', async () => {
  const { ask, urls } = openPages(async () => page());
  await ask('/shop');
  const next = released({ remotes: [SHOP_BUILT, newer(DESK)] });
  const html = await bodyOf(await ask('/shop', next));
  expect(urls).toEqual(['/shop']);
  const block = /id="evmandi-composition">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toMatchObject({
    number: 5,
    remotes: [{ version: SHOP.version }, { version: '2.0.0-0000000c' }],
  });
});

const LINK = { area: 'footer', group: 'Shop', title: 'Cart', path: '/cart' } as const;

const OTHER_PAGES: [string, string, Parameters<typeof released>[0]][] = [
  ['of the remote itself', '/shop', { remotes: [newer(SHOP_BUILT), DESK] }],
  ['of the host', '/shop', { host: newer(RELEASE.host) }],
  ['of the layout around it', '/desk/shop', { remotes: [SHOP_BUILT, newer(DESK)] }],
  [
    'of another remote with other links',
    '/shop',
    { remotes: [SHOP_BUILT, { ...DESK, descriptor: { ...DESK.descriptor, menu: [LINK] } }] },
  ],
];

test.each(OTHER_PAGES)('a release %s has pages of its own', async (_, path, changes) => {
  const { ask, urls } = openPages(async () => page());
  await ask(path);
  await ask(path, released(changes));
  expect(urls).toEqual([path, path]);
});

test('a release that is taken back has its pages still', async () => {
  const { ask, urls } = openPages(async () => page());
  await ask('/shop');
  await ask('/shop', released({ remotes: [newer(SHOP_BUILT), DESK] }));
  await ask('/shop');
  expect(urls).toHaveLength(2);
});

test('while a new release cannot be rendered in time, visitors get the page of the one before', async () => {
  let render = async () => page();
  const { ask } = openPages(() => render());
  const before = await ask('/shop');
  render = () => new Promise(() => undefined);
  const after = await ask('/shop', released({ remotes: [newer(SHOP_BUILT), DESK] }));
  expect(after).toMatchObject({ kind: 'page', status: 200, lastGoodMs: 0 });
  expect(await bodyOf(after)).toBe(await bodyOf(before));
});

test('concurrent visitors share one render', async () => {
  const { ask, urls } = openPages(async () => page());
  await Promise.all([ask('/shop'), ask('/shop'), ask('/shop')]);
  expect(urls).toHaveLength(1);
});

test('a redirect and a status are passed on; a page that is not there is not to be indexed', async () => {
  const redirect = { kind: 'redirect' as const, status: 302, location: '/' };
  const { ask } = openPages(async (url) =>
    url === '/cart' ? { result: redirect, files: [] } : page({ status: 404 }),
  );
  expect(await ask('/cart')).toEqual(redirect);
  const missing = await ask('/shop');
  expect(missing).toMatchObject({ kind: 'page', status: 404 });
  expect(await bodyOf(missing)).toContain('content="noindex"');
});

test('a frame is not to be indexed', async () => {
  const { ask } = openPages(async () => page());
  expect(await bodyOf(await ask('/cart'))).toContain('content="noindex"');
});

test('a render that throws is left to the browser, counted, and tried again by the next visitor', async () => {
  let broken = true;
  const { ask, lines, failures } = openPages(async () => {
    if (broken) throw new Error('no API');
    return page();
  });
  expect(await ask('/shop')).toBeUndefined();
  expect(lines).toEqual([`Rendering shop ${SHOP.version} threw: no API`]);
  expect(failures.counts).toEqual([
    { remote: 'shop', version: SHOP.version, reason: 'threw', count: 1 },
  ]);
  broken = false;
  expect(await ask('/shop')).toMatchObject({ status: 200 });
});

test('a visitor waits longer for the first page of an address than where another can be sent', async () => {
  jest.useFakeTimers();
  try {
    const renders: ((screen: RenderedScreen) => void)[] = [];
    const { ask, failures, clock } = openPages(() => new Promise((done) => renders.push(done)));
    const isOver = async (asked: ReturnType<typeof ask>) => {
      let over = false;
      void asked.then(() => {
        over = true;
      });
      await jest.advanceTimersByTimeAsync(LIMIT_MS);
      return over;
    };
    const first = ask('/shop');
    expect(await isOver(first)).toBe(false);
    renders[0]?.(page());
    expect(await first).toMatchObject({ status: 200 });

    clock.time += HOUR_MS;
    const second = ask('/shop');
    expect(await isOver(second)).toBe(true);
    expect(await second).toMatchObject({ status: 200, lastGoodMs: HOUR_MS });
    expect(failures.counts).toMatchObject([{ reason: 'late', count: 1 }]);
  } finally {
    jest.useRealTimers();
  }
});

test('a request does not wait for ever for a late render, but the next one has its page', async () => {
  let finish: (screen: RenderedScreen) => void = () => undefined;
  const { ask, urls, failures } = openPages(
    () =>
      new Promise((done) => {
        finish = done;
      }),
  );
  expect(await ask('/shop')).toBeUndefined();
  expect(failures.counts).toMatchObject([{ reason: 'late', count: 1 }]);
  finish(page());
  expect(await ask('/shop')).toMatchObject({ status: 200 });
  expect(urls).toHaveLength(1);
});

test('a late render that fails in the end harms no request, and is reported for what it was', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { ask, lines, failures } = openPages(
    () =>
      new Promise((_, failed) => {
        fail = failed;
      }),
  );
  expect(await ask('/shop')).toBeUndefined();
  fail(new Error('hung: more than 550 ms'));
  await new Promise((done) => setImmediate(done));
  expect(lines.at(-1)).toBe(`Rendering shop ${SHOP.version} hung: more than 550 ms`);
  expect(failures.counts).toMatchObject([
    { reason: 'late', count: 1 },
    { reason: 'hung', count: 1 },
  ]);
});

test('a flood of addresses that are asked for once leaves those asked for often', async () => {
  const { ask, urls, pages } = openPages(async () => page());
  const hot = Array.from({ length: 50 }, (_, index) => `/shop?page=${index}`);
  for (let times = 0; times < 3; times += 1) for (const url of hot) await ask(url);
  for (let visitor = 0; visitor < 600; visitor += 1) await ask(`/shop?q=${visitor}`);
  urls.length = 0;
  for (const url of hot) await ask(url);
  expect(urls).toEqual([]);
  expect(pages.counters.kept).toBe(500);
});

test('before a release serves, its most asked pages and the home page are rendered, as far as it has other ones', async () => {
  const { ask, urls, pages } = openPages(async () => page());
  for (const path of ['/cart', '/shop?q=a', '/shop?q=a', '/desk/shop']) await ask(path);
  await pages.warmUp(released({ remotes: [SHOP_BUILT, newer(DESK)] }));
  expect(urls.slice(3)).toEqual(['/desk/shop', '/']);

  urls.length = 0;
  const next = released({ host: newer(RELEASE.host) });
  await pages.warmUp(next);
  expect(urls[0]).toBe('/shop?q=a');
  expect([...urls].sort()).toEqual(['/', '/cart', '/desk/shop', '/shop?q=a']);
  await ask('/shop?q=a', next);
  expect(urls).toHaveLength(4);
});

test('where no render succeeds for a while, the edge is not ready', async () => {
  let broken = true;
  const { ask, clock, pages, site } = openPages(async () => {
    if (broken) throw new Error('no API');
    return page();
  });
  for (let times = 0; times < 3; times += 1) await ask('/shop');
  expect(await pages.canRender(site)).toBe(true);
  clock.time += 5_000;
  expect(await pages.canRender(site)).toBe(false);
  broken = false;
  clock.time += 1_000;
  expect(await pages.canRender(site)).toBe(true);
});
