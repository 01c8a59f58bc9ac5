import type { RenderResult } from '@evmandi/contract/platform/render';
import type { ReleaseSet } from '../../registry/release-set.ts';
import { hostArtifact, remoteArtifact, route } from '../../testing/artifacts.ts';
import { describeSite } from '../site.ts';
import { createFailureLog } from './failures.ts';
import { createRenderedPages } from './rendered-pages.ts';
import type { RenderedScreen } from './renderer.ts';

const LIMIT_MS = 40;
const SCREEN_CHUNKS = {
  js: ['browser/static/js/screen.js'],
  css: ['browser/static/css/screen.css'],
};
const SHOP = remoteArtifact('shop', {
  descriptor: {
    routes: [
      route('/shop', { query: ['q', 'page'] }),
      route('/cart', { render: 'frame' }),
      route('/desk/shop', { layout: 'desk' }),
    ],
  },
});
const LAYOUT_CHUNKS = {
  js: ['browser/static/js/layout.js'],
  css: ['browser/static/css/layout.css'],
};
const PLAIN = remoteArtifact('desk');
const DESK = remoteArtifact('desk', {
  descriptor: { layouts: ['desk'] },
  browser: {
    ...PLAIN.browser,
    exposes: { ...PLAIN.browser.exposes, './layouts/desk': LAYOUT_CHUNKS },
  },
});
const RELEASE: ReleaseSet = {
  composition: {
    number: 4,
    createdAt: '2026-01-01T00:00:00.000Z',
    reason: 'test',
    host: '1.0.0-00000001',
    remotes: { shop: SHOP.version, desk: DESK.version },
  },
  host: hostArtifact(),
  remotes: [
    { ...SHOP, browser: { ...SHOP.browser, lazy: { 'server/7.js': SCREEN_CHUNKS } } },
    DESK,
  ],
};
const CONFIG = {
  apiUrl: 'http://api.test',
  phone: '',
  email: '',
  country: '',
  copyrightYear: 2025,
  rupeesPerDollar: 84,
};

type PageResult = Extract<RenderResult, { kind: 'page' }>;

const page = (changes: Partial<PageResult> = {}): RenderedScreen => ({
  result: {
    kind: 'page',
    status: 200,
    html: '<p>the screen</p>',
    links: '',
    head: { title: 'Shop' },
    page: { kind: 'screen', loaderData: {} },
    routeIds: ['shop.list'],
    ...changes,
  },
  files: ['server/7.js'],
});

/** Rendered pages whose renderer answers as told; `urls` lists what it was asked for. */
function open(render: (url: string) => Promise<RenderedScreen>) {
  const urls: string[] = [];
  const lines: string[] = [];
  const sheets: string[][] = [];
  const failures = createFailureLog((line) => lines.push(line));
  const site = describeSite(RELEASE);
  const pages = createRenderedPages({
    renderer: {
      prepare: async () => undefined,
      close: async () => undefined,
      render: (_site, url) => {
        urls.push(url);
        return render(url);
      },
    },
    inlineStyles: async (_site, addresses) => {
      sheets.push([...addresses]);
      return { inline: [], sheets: [] };
    },
    config: CONFIG,
    siteUrl: 'https://shop.example',
    limitMs: LIMIT_MS,
    failures,
  });
  const ask = (address: string, composition = site) => {
    const { pathname, search } = new URL(address, 'http://x');
    const [remote] = composition.page.remotes;
    const declared = remote?.routes.find(({ path }) => path === pathname);
    if (!remote || !declared) throw new Error(`${pathname} is nobody's`);
    return pages({ site: composition, remote, route: declared, pathname, search });
  };
  return { ask, urls, lines, sheets, failures };
}

async function bodyOf(answer: Awaited<ReturnType<ReturnType<typeof open>['ask']>>) {
  if (answer?.kind !== 'page') throw new Error('no page');
  return (await answer.page.body('identity')).toString();
}

test('a page holds the markup, the chunks of its screen and its head', async () => {
  const { ask, sheets } = open(async () => page());
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
  const { ask, sheets } = open(async () => page());
  const html = await bodyOf(await ask('/desk/shop'));
  const address = (file: string) => `/artifacts/desk/${DESK.version}/${file}`;
  for (const file of [DESK.browser.entry, ...LAYOUT_CHUNKS.js]) {
    expect(html).toContain(`<link rel="preload" as="script" href="${address(file)}">`);
  }
  expect(sheets[0]).toContain(address('browser/static/css/layout.css'));
  expect(await bodyOf(await ask('/shop'))).not.toContain('as="script" href="/artifacts/desk');
});

test('a page is made once for its path and its declared query, whatever else the address holds', async () => {
  const { ask, urls } = open(async () => page());
  for (const search of ['?utm_source=x', '', '?Q=1', '?token=secret']) await ask(`/shop${search}`);
  expect(urls).toEqual(['/shop']);
  await ask('/shop?page=2&x=1&q=a%26b');
  await ask('/shop?q=a%26b&page=2');
  expect(urls).toEqual(['/shop', '/shop?q=a%26b&page=2']);
});

test('another composition has pages of its own', async () => {
  const { ask, urls } = open(async () => page());
  await ask('/shop');
  const composition = { ...RELEASE.composition, number: 5 };
  await ask('/shop', describeSite({ ...RELEASE, composition }));
  expect(urls).toHaveLength(2);
});

test('concurrent visitors share one render', async () => {
  const { ask, urls } = open(async () => page());
  await Promise.all([ask('/shop'), ask('/shop'), ask('/shop')]);
  expect(urls).toHaveLength(1);
});

test('a redirect and a status are passed on; a page that is not there is not to be indexed', async () => {
  const redirect = { kind: 'redirect' as const, status: 302, location: '/' };
  const { ask } = open(async (url) =>
    url === '/cart' ? { result: redirect, files: [] } : page({ status: 404 }),
  );
  expect(await ask('/cart')).toEqual(redirect);
  const missing = await ask('/shop');
  expect(missing).toMatchObject({ kind: 'page', status: 404 });
  expect(await bodyOf(missing)).toContain('content="noindex"');
});

test('a frame is not to be indexed', async () => {
  const { ask } = open(async () => page());
  expect(await bodyOf(await ask('/cart'))).toContain('content="noindex"');
});

test('a render that throws is left to the browser, counted, and tried again by the next visitor', async () => {
  let broken = true;
  const { ask, lines, failures } = open(async () => {
    if (broken) throw new Error('no API');
    return page();
  });
  expect(await ask('/shop')).toBeUndefined();
  expect(lines).toEqual([`Rendering shop ${SHOP.version} threw: no API`]);
  expect(failures.metrics()).toContain(
    `{remote="shop",version="${SHOP.version}",reason="threw"} 1`,
  );
  broken = false;
  expect(await ask('/shop')).toMatchObject({ status: 200 });
});

test('a request does not wait for a late render, but the next one has its page', async () => {
  let finish: (screen: RenderedScreen) => void = () => undefined;
  const { ask, urls, failures } = open(
    () =>
      new Promise((done) => {
        finish = done;
      }),
  );
  const started = Date.now();
  expect(await ask('/shop')).toBeUndefined();
  expect(Date.now() - started).toBeGreaterThanOrEqual(LIMIT_MS - 5);
  expect(failures.metrics()).toContain('reason="late"} 1');
  finish(page());
  expect(await ask('/shop')).toMatchObject({ status: 200 });
  expect(urls).toHaveLength(1);
});

test('a late render that fails in the end harms no request, and is reported for what it was', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { ask, lines, failures } = open(
    () =>
      new Promise((_, failed) => {
        fail = failed;
      }),
  );
  expect(await ask('/shop')).toBeUndefined();
  fail(new Error('hung: more than 550 ms'));
  await new Promise((done) => setImmediate(done));
  expect(lines.at(-1)).toBe(`Rendering shop ${SHOP.version} hung: more than 550 ms`);
  expect(failures.metrics()).toMatch(/reason="late"} 1\n.*reason="hung"} 1$/);
});
