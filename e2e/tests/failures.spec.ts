import { freePort } from '@evmandi/contract/testing/free-port';
import type { Page, Route } from '@playwright/test';
import { startSecondEdge } from '../support/process.ts';
import { expect, test } from '../support/test.ts';

const CHECKOUT = '**/artifacts/checkout/**';

const FAILURES: Record<string, (route: Route) => Promise<void> | void> = {
  unreachable: (route) => route.abort('connectionrefused'),
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  hanging: () => {},
  corrupt: (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><p>A captive portal',
    }),
};

const openCart = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
const failure = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error!' });

/** The others are cases of the matrix of faults, too. */
const KINDS = Object.entries(FAILURES).filter(
  ([kind]) => process.env.EVMANDI_FULL || kind === 'unreachable',
);

for (const [kind, answer] of KINDS) {
  test(`with the cart's remote ${kind}, shell and catalogue work and Retry brings it back`, async ({
    page,
  }) => {
    await page.route(CHECKOUT, answer);
    await page.goto('/listing/spare-parts');
    await expect(page.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeVisible();
    await openCart(page);
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main').getByText('Cart', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeVisible();
    await page.goForward();
    await expect(failure(page)).toBeVisible();

    await page.evaluate(() => {
      document.body.dataset.marker = 'kept';
    });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.marker)).toBe('kept');
  });
}

test('a direct visit to a hanging remote shows a working shell at once', { tag: '@full' }, async ({
  page,
}) => {
  await page.route(CHECKOUT, () => {});
  await page.goto('/cart', { waitUntil: 'commit' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /EVMandi/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Bikes in Spotlight' })).toBeVisible();
});

test('a page whose remote was away as a whole comes back with one Retry', { tag: '@full' }, async ({
  page,
}) => {
  const away = /\/artifacts\/catalog\/.*\.js/;
  await page.route(away, (route) => route.abort());
  await page.goto('/product/BP-EV-2041', { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(away);
  await retry.click();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(retry).toBeHidden();
});

test('a screen whose chunk is missing says so, and Retry imports it again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Bikes in Spotlight' })).toBeVisible();
  await page.route(/\/artifacts\/checkout\/.*async\/(?!__federation).*\.js/, (route) =>
    route.abort(),
  );
  await openCart(page);
  await expect(failure(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
});

test('with the API away a screen says what failed and Retry loads it', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/products?**', (route) => route.abort('connectionrefused'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Engine parts' }).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Network Error')).toBeVisible();
  await expect(failure(page)).toBeFocused();
  await expect(page).toHaveTitle('Catalogue could not be shown - EVMandi');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Engine parts' })).toBeFocused();
  await expect(page).toHaveTitle('Engine parts - EVMandi');
});

test('with rendering on the server always late, the browser renders the same page', {
  tag: '@full',
}, async ({ page }) => {
  const metricsPort = String(await freePort());
  const site = await startSecondEdge({ RENDER_MS: '1', METRICS_PORT: metricsPort });
  try {
    const html = await (await fetch(`${site.url}/listing?q=late`)).text();
    expect(html).toContain('<div id="root"></div>');
    await page.goto(`${site.url}/product/BP-EV-2041`);
    await expect(page.getByRole('heading', { level: 1, name: /EV Brake Pad Set/ })).toBeVisible();
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toContain('reason="late"');
  } finally {
    await site.stop();
  }
});

test('with the API away from the server, pages without its data are rendered, others left to the browser', {
  tag: '@full',
}, async ({ page }) => {
  const site = await startSecondEdge({ API_INTERNAL_URL: 'http://127.0.0.1:9' });
  try {
    const about = await fetch(`${site.url}/about`);
    expect(about.headers.get('x-robots-tag')).toBeNull();
    expect(await about.text()).toContain('<h1');
    const product = await fetch(`${site.url}/product/BP-EV-2041`);
    expect(product.status).toBe(200);
    expect(product.headers.get('x-robots-tag')).toBe('noindex');
    expect(product.headers.get('retry-after')).not.toBeNull();
    await page.goto(`${site.url}/product/BP-EV-2041`);
    await expect(page.getByRole('heading', { level: 1, name: /EV Brake Pad Set/ })).toBeVisible();
  } finally {
    await site.stop();
  }
});

test('a page whose host cannot start stays to be read, says so, and Retry starts it in place', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  // All that the entry asks for: React, and the host's own code.
  await page.route(/\/artifacts\/host\/.*\/(?:vendor|boot)/, (route) => route.abort());
  await page.goto('/product/BP-EV-2041', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'This page did not start.' });
  await expect(notice).toBeVisible();
  const retry = notice.getByRole('button', { name: 'Retry' });
  await expect(page.getByRole('heading', { level: 1, name: /EV Brake Pad Set/ })).toBeVisible();
  expect(reports.filter((text) => text.startsWith('host, load:'))).toHaveLength(1);

  await page.evaluate(() => {
    document.body.dataset.marker = 'kept';
  });
  await page.unrouteAll();
  await retry.click();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.marker)).toBe('kept');
  await expect(page.getByRole('heading', { level: 1, name: /EV Brake Pad Set/ })).toBeVisible();
});

/** What a report may tell and a visitor may not read. */
const SECRET = 'null is not an object of the planogram';

/** Makes a part of the browser throw wherever it is used, until `heal`. */
async function breakOn(page: Page, breaking: (secret: string) => () => void): Promise<void> {
  await page.evaluate(`window.heal = (${breaking})(${JSON.stringify(SECRET)})`);
}
const heal = (page: Page) => page.evaluate('window.heal()');

test('a slot that throws leaves the page as it was, is reported, and comes with Retry', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.goto('/about');
  await breakOn(page, (secret) => {
    const own = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = () => {
      throw new TypeError(secret);
    };
    return () => {
      HTMLDialogElement.prototype.showModal = own;
    };
  });
  await page.getByRole('banner').getByRole('button', { name: 'Quick order' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Quick order' });
  await expect(toast).toBeVisible();
  await expect(page.getByText(SECRET)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(reports.some((text) => text.startsWith('checkout, run:'))).toBe(true);

  await heal(page);
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick order form' })).toBeVisible();
});

test('a screen that throws leaves the shell, says so in words, and Retry draws it', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/about');
  await breakOn(page, (secret) => {
    const own = window.IntersectionObserver;
    window.IntersectionObserver = class extends own {
      constructor(...parts: ConstructorParameters<typeof own>) {
        super(...parts);
        throw new TypeError(secret);
      }
    };
    return () => {
      window.IntersectionObserver = own;
    };
  });
  const home = page.getByRole('banner').getByRole('link', { name: /EVMandi/ });
  await home.first().click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(SECRET)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();

  await heal(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Bikes in Spotlight' })).toBeVisible();
});

test('a shell that throws leaves header, footer and words for visitors; Retry loads the page', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.goto('/about');
  // Only the shell gives the document its title.
  await breakOn(page, (secret) => {
    Object.defineProperty(document, 'title', {
      configurable: true,
      set() {
        throw new TypeError(secret);
      },
    });
    return () => Reflect.deleteProperty(document, 'title');
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Engine parts' }).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(SECRET)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(reports.some((text) => text.startsWith(`host, run: TypeError: ${SECRET}`))).toBe(true);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Engine parts' })).toBeVisible();
});

test('a page that is declared and not in the code says so, and is reported', {
  tag: '@full',
}, async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"routes":[',
      '"routes":[{"path":"/not-there","access":"public","layout":"store","render":"full"},',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/not-there');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('This page is not there yet.')).toBeVisible();
  expect(reports.some((text) => text.includes('exports no route for /not-there'))).toBe(true);
});
