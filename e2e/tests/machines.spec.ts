import { expect, siteUrl, test } from '../support/test.ts';

/** What machines read: heads, structured data, sitemap, robots and statuses; no browser takes part. */

const get = (path: string) => fetch(siteUrl() + path, { redirect: 'manual' });
const api = async <T>(path: string) =>
  (await (await fetch(`${process.env.SITE_API}/api${path}`)).json()) as T;

interface Head {
  status: number;
  html: string;
  title: string;
  canonical: string | undefined;
  robots: string | undefined;
  description: string | undefined;
  image: string | undefined;
  jsonLd: Record<string, unknown>[];
}

const unescaped = (text: string | undefined) =>
  text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

async function read(path: string): Promise<Head> {
  const answer = await get(path);
  const html = await answer.text();
  const one = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1]);
  return {
    status: answer.status,
    html,
    title: one(/<title>(.*?)<\/title>/) ?? '',
    canonical: one(/<link rel="canonical" href="([^"]*)">/),
    robots: one(/<meta name="robots" content="([^"]*)">/),
    description: one(/<meta name="description" content="([^"]*)">/),
    image: one(/<meta property="og:image" content="([^"]*)">/),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

const thing = ({ jsonLd }: Head, type: string) => jsonLd.find((object) => object['@type'] === type);

async function expectOwnAddresses(): Promise<void> {
  const addresses = {
    '/': '/',
    '/home': '/',
    '/?utm_source=mail': '/',
    '/category': '/category',
    '/listing/spare-parts': '/listing/spare-parts',
    '/listing/spare-parts?page=2&sort=name&view=list': '/listing/spare-parts?page=2',
    '/spares': '/listing/spare-parts',
    '/about': '/about',
    '/help?x=1': '/help',
  };
  for (const [path, canonical] of Object.entries(addresses)) {
    const head = await read(path);
    expect(head.status, path).toBe(200);
    expect(head.canonical, path).toBe(siteUrl() + canonical);
    expect(head.robots, path).toBeUndefined();
  }
  const { id } = await api<{ id: string }>('/products/BP-EV-2041');
  for (const path of ['/product', `/product/${id}`, '/product/BP-EV-2041?tab=reviews']) {
    expect((await read(path)).canonical, path).toBe(`${siteUrl()}/product/${id}`);
  }
}

test('titles and descriptions tell pages apart, and pictures can be had', {
  tag: '@full',
}, async () => {
  const paths = [
    '/',
    '/category',
    '/listing/spare-parts',
    '/listing/spare-parts?page=2',
    '/product',
    '/about',
    '/finance',
  ];
  const heads = await Promise.all(paths.map(read));
  for (const [index, { title, description = '' }] of heads.entries()) {
    expect(title, paths[index]).toMatch(/. - EVMandi$/);
    expect(description.length, paths[index]).toBeGreaterThan(25);
    expect(description.length, paths[index]).toBeLessThanOrEqual(160);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length);
  for (const { image } of [heads[0], heads[2], heads[4]].flatMap((head) => head ?? [])) {
    expect(image).toMatch(/^https?:\/\//);
    const picture = await fetch(image ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/'),
    ]);
  }
});

async function expectProducts(): Promise<void> {
  interface Product {
    id: string;
    sku: string;
    name: string;
    price: number;
    rating: number;
    reviews: number;
    availability: 'in_stock' | 'delivery_delay' | 'out_of_stock';
  }
  const { products } = await api<{ products: Product[] }>(
    '/products?category=spare-parts&page_size=100',
  );
  const chosen = [
    products.find(({ reviews }) => reviews > 0),
    products.find(({ availability }) => availability !== 'in_stock'),
    (await api<{ products: Product[] }>('/products?condition=used&page_size=100')).products.find(
      ({ reviews }) => reviews === 0,
    ),
  ].flatMap((product) => product ?? []);
  expect(chosen.length).toBe(3);
  const said = { in_stock: 'InStock', delivery_delay: 'BackOrder', out_of_stock: 'OutOfStock' };
  for (const { id, sku, name, price, rating, reviews, availability } of chosen) {
    const head = await read(`/product/${id}`);
    const product = thing(head, 'Product');
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      name,
      sku,
      brand: { '@type': 'Brand', name: expect.any(String) },
      offers: {
        '@type': 'Offer',
        url: `${siteUrl()}/product/${id}`,
        priceCurrency: 'INR',
        price: (price / 100).toFixed(2),
        availability: `https://schema.org/${said[availability]}`,
      },
    });
    expect(product?.image).toEqual(expect.arrayContaining([expect.stringMatching(/^https?:/)]));
    expect(product?.aggregateRating).toEqual(
      reviews === 0
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    );
  }
}

test('trails lead from the home page to the page itself, step by step', {
  tag: '@full',
}, async () => {
  for (const path of ['/product', '/listing/brake-system', '/category', '/terms']) {
    const head = await read(path);
    const trail = thing(head, 'BreadcrumbList') as {
      itemListElement: { position: number; item: string }[];
    };
    const steps = trail.itemListElement;
    expect(
      steps.map(({ position }) => position),
      path,
    ).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item, path).toBe(`${siteUrl()}/`);
    expect(steps.at(-1)?.item, path).toBe(head.canonical);
    for (const { item } of steps) expect((await fetch(item)).status, item).toBe(200);
  }
});

async function expectRobots(): Promise<void> {
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
  expect(text).toContain('Disallow: /dashboard/');
  expect(text).not.toMatch(/Disallow: \/\$?$/m);
}

async function expectSitemap(): Promise<void> {
  const answer = await get('/sitemap.xml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('xml'),
  ]);
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => {
      expect(address.startsWith(siteUrl())).toBe(true);
      return address.slice(siteUrl().length);
    },
  );
  expect(new Set(paths).size).toBe(paths.length);
  const { page } = await api<{ page: { total: number } }>('/products?page_size=1');
  expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(page.total);
  for (const path of ['/home', '/cart', '/dashboard', '/product', '/spares'])
    expect(paths).not.toContain(path);

  const products = paths.filter((path) => path.startsWith('/product/'));
  const others = paths.filter((path) => !path.startsWith('/product/'));
  const some = products.filter((_, index) => index % Math.ceil(products.length / 12) === 0);
  // Every sixth of them, of whatever kind; all in `npm run test:full`.
  const tried = [...others, ...some].filter(
    (_, index) => process.env.EVMANDI_FULL || index % 6 === 0,
  );
  for (const path of tried) {
    const { status, canonical } = await read(path);
    expect.soft([path, status, canonical]).toEqual([path, 200, siteUrl() + path]);
  }
}

async function expectMenusInSitemap(): Promise<void> {
  type Links = Record<string, { path: string }[]>;
  const { menu } = (await (await get('/registry.json')).json()) as { menu: Links };
  const links = ['header', 'services', 'footer'].flatMap((area) => menu[area] ?? []);
  expect(links.length).toBeGreaterThan(30);
  const listed = await (await get('/sitemap.xml')).text();
  for (const { path } of links) {
    const { status, canonical = '' } = await read(path);
    expect.soft([path, status]).toEqual([path, 200]);
    expect.soft(listed, path).toContain(`<loc>${canonical}</loc>`);
  }
}

async function expectUnindexed(): Promise<void> {
  const statuses = {
    '/product/no-such-product': 404,
    '/listing/no-such-category': 404,
    '/category/no-such-category': 404,
    '/brands/no-such-brand': 404,
    '/cart': 200,
    '/favorites': 200,
    '/comparison': 200,
    '/login': 200,
    '/dashboard': 200,
    '/dashboard/orders': 200,
    '/dashboard/nothing-like-it': 200,
    '/b2b/vehicle-job-card': 200,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const head = await read(path);
    expect(head.status, path).toBe(status);
    expect(head.robots, path).toBe('noindex');
    expect(head.canonical, path).toBeUndefined();
    expect(thing(head, 'Product'), path).toBeUndefined();
  }
  const { html } = await read('/product/no-such-product');
  expect(html).toContain('We could not find that product');
  expect(html).toContain('BP-EV-2041');
}

test('what leads elsewhere leads there from the server', { tag: '@full' }, async () => {
  const redirects = {
    '/no-such-page': '/',
    '/no/such/page': '/',
    '/dashboard/shop': '/',
    '/listing/spare-parts?page=9999': expect.stringMatching(/^\/listing\/spare-parts\?page=\d+$/),
    '/listing?panel=bikes&condition=used&brand=honda': '/used-bikes?brand=honda',
  };
  for (const [path, location] of Object.entries(redirects)) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, location]);
  }
});

/** A frame is the shell and a skeleton: nothing of a person, and no empty list. */
async function expectFrames(): Promise<void> {
  const frames = {
    '/cart': 'Shopping cart',
    '/favorites': 'Favorites',
    '/comparison': 'Comparison',
    '/dashboard': 'Dashboard',
    '/dashboard/orders': 'Order Management',
    '/b2b/vehicle-job-card': 'Vehicle job cards',
  };
  for (const [path, heading] of Object.entries(frames)) {
    const { html } = await read(path);
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html, path).toContain('data-skeleton');
    for (const text of [
      'is empty',
      'No favorites yet',
      'No products to compare',
      'Sample figures',
      'Sign out',
    ]) {
      expect(html, path).not.toContain(text);
    }
    const cookies = { headers: { cookie: 'token=x', authorization: 'Bearer x' } };
    expect(await (await fetch(siteUrl() + path, cookies)).text(), path).toBe(html);
  }
  expect((await read('/dashboard')).html).toContain('Control Authority');
  const { html: orders } = await read('/dashboard/orders');
  expect(orders).toMatch(/<nav[^>]* aria-label="Dashboard"/);
  expect(orders).toMatch(/<link rel="preload" as="script" href="[^"]*layouts__dashboard/);
  expect((await read('/login')).html).toContain('name="password"');
}

async function expectRendered(): Promise<void> {
  for (const path of ['/', '/listing/spare-parts', '/product', '/cart', '/login', '/dashboard']) {
    const { html } = await read(path);
    expect(html, path).toContain('id="evmandi-rendered"');
    expect(html, path).not.toContain('was not ready in time');
  }
}

test('each document says what it is: its address, its product, or that it is no page to index', async () => {
  await test.step('one address for each page, however it was asked for', expectOwnAddresses);
  await test.step('products as the shop has them', expectProducts);
  await test.step('what is missing or personal is not indexed', expectUnindexed);
  await test.step('frames are the same for everybody', expectFrames);
  await test.step('the server rendered every page', expectRendered);
});

test('robots and sitemap list the public pages, those of the menus among them', async () => {
  await test.step('robots.txt names the sitemap and closes the dashboard', expectRobots);
  await test.step('each page of the sitemap has that very address', expectSitemap);
  await test.step('the sitemap has each link of menus and footer', expectMenusInSitemap);
});
