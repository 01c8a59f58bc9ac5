import { expect, siteUrl, test } from '../support/test.ts';

/** Pages whose links are followed: all kinds that link. */
const STARTS = [
  '/',
  '/category',
  '/listing/spare-parts',
  '/product/BP-EV-2041',
  '/hero/splendor-plus',
  '/help',
  '/ev-service-stations',
];

const below = (path: string, names: string) => names.split(' ').map((name) => path + name);

/** Every link of the header menus and the footer (LINK-1, LINK-2). */
const MENU_LINKS = [
  ...below('/category/electric-', 'bikes scooters cycles'),
  ...below('/brands/', 'two-wheeler three-wheeler four-wheeler'),
  ...below('/category/hybrid-', 'two-wheeler three-wheeler four-wheeler'),
  ...below('/', 'ev-service-stations finance insurance investments about contact help terms'),
  '/spares',
  ...below('/spares/', 'accessories wire-locks lights bells bags covers'),
  ...below('/category/chargers/', 'portable wallbox-ac type2 cables dc-fast ccs2-chademo'),
  ...below('/category/chargers/', 'controllers converters mounts accessories'),
  ...below('/category/', 'engine-parts electrical body-parts'),
  '/brake-system',
];

const TRIES = 30;
const PAUSE_MS = 300;
const AT_ONCE = 3;

interface Shown {
  path: string;
  status: number;
  location: string | null;
  html: string;
  /** Products found, where the page is a listing. */
  found: number | undefined;
}

function productsFound(html: string): number | undefined {
  const block = /<script[^>]*id="evmandi-rendered"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
  if (!block) return undefined;
  const { loaderData } = JSON.parse(block) as {
    loaderData: Record<string, { list?: { products?: unknown[]; page: { total: number } } }>;
  };
  const lists = Object.values(loaderData).map((data) => data?.list);
  return lists.find((list) => list?.products)?.page.total;
}

/** A busy server sends the bare document first and has the page soon after. */
async function show(path: string): Promise<Shown> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(siteUrl() + path, { redirect: 'manual' });
    const html = await answer.text();
    const { status } = answer;
    if (status !== 200 || html.includes('id="evmandi-rendered"') || tries === TRIES) {
      const location = answer.headers.get('location');
      return { path, status, location, html, found: productsFound(html) };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function showAll(paths: readonly string[]): Promise<Shown[]> {
  const rest = [...paths];
  const shown: Shown[] = [];
  const work = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      shown.push(await show(path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return shown;
}

/** Addresses of this site that a document links to, without their place on the page. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/#.*$/, ''))
    .filter((href) => /^\/(?!\/)/.test(href));
}

const full = Boolean(process.env.EVMANDI_FULL);

test('no link of the site leads nowhere, and every listing has three products or more', async () => {
  const starts = await showAll(STARTS);
  expect(starts.map(({ path, status }) => `${status} ${path}`).sort()).toEqual(
    STARTS.map((path) => `200 ${path}`).sort(),
  );
  const links = [...new Set(starts.flatMap(({ html }) => linksOf(html)))];
  expect(links).toEqual(expect.arrayContaining(MENU_LINKS));
  // Every sixth of them, wherever it stands; all in `npm run test:full`.
  const tried = full ? links : links.filter((_, index) => index % 6 === 0);
  const shown = await showAll(tried);

  const lost = shown.filter(({ status }) => status !== 200);
  expect(lost.map(({ status, path, location }) => `${status} ${path} ${location}`)).toEqual([]);
  const listings = shown.filter(({ found }) => found !== undefined);
  expect(listings.length, 'listings among the links').toBeGreaterThan(full ? 60 : 10);
  const thin = listings.filter(({ found = 0 }) => found < 3);
  expect(thin.map(({ path, found }) => `${path} shows ${found}`)).toEqual([]);
});

const LEAD_HOME = ['/nothing-here', '/no-such-make-bikes', '/find-rs-1-bikes', '/no-make/model'];
const NOTICES = {
  '/listing/no-such-category': 'We could not find that category',
  '/bikes/no-such-bikes': 'We could not find that category',
  '/hero/no-such-model': 'We could not find that model',
  '/product/no-such-product': 'We could not find that product',
};
const FILES = ['/hero/splendor-plus.html', '/new-bikes.php', '/artifacts/no-such-bikes'];

/** A busy server leaves a page to the browser at first: asks again until the status is this one. */
async function showAs(path: string, status: number): Promise<Shown> {
  let shown = await show(path);
  await expect(async () => {
    shown = await show(path);
    expect(shown.status, path).toBe(status);
  }).toPass();
  return shown;
}

test('an unknown path leads home, an unknown name is 404 under a notice, and a file is never a page', async () => {
  for (const path of LEAD_HOME) expect((await showAs(path, 302)).location, path).toBe('/');
  for (const [path, notice] of Object.entries(NOTICES)) {
    expect((await showAs(path, 404)).html, path).toContain(notice);
  }
  // ROUTE-17
  for (const path of ['/Cart', '/LISTING/Spare-Parts?brand=bosch', '/Hero/Splendor-Plus']) {
    expect((await showAs(path, 302)).location?.toLowerCase(), path).toBe(path.toLowerCase());
  }
  for (const path of FILES) {
    const answer = await fetch(siteUrl() + path, { redirect: 'manual' });
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).not.toContain('<html');
  }
});
