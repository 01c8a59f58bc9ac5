import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The catalogue's code for its screens; what it puts into the header stays. */
const SCREENS = /\/artifacts\/catalog\/.*(?:expose_routes|\/async\/(?!.*slots)).*\.js/;

const FAILURES: Record<string, (route: Route) => Promise<void> | void> = {
  unreachable: (route) => route.abort('connectionrefused'),
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  hanging: () => {},
};
const PAGES = [
  { path: '/product/BP-EV-2041', heading: /EV Brake Pad Set/ },
  { path: '/listing/spare-parts', heading: 'Spare parts' },
];

const banner = (page: Page) => page.getByRole('banner');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'controls do not work' });
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Retry' });

for (const [kind, answer] of Object.entries(FAILURES)) {
  for (const [at, { path, heading }] of PAGES.entries()) {
    // The matrix of faults has code that is missing or hangs, too.
    const tag = kind === 'unreachable' && at === 0 ? [] : '@full';
    const title = `${path} with its code ${kind} stays to be read, the header answers, and Retry heals it`;
    test(title, { tag }, async ({ page }) => {
      await page.route(SCREENS, answer);
      await page.goto(path, { waitUntil: 'commit' });
      const h1 = page.getByRole('heading', { level: 1, name: heading });
      await expect(h1).toBeVisible();
      await page.evaluate(() => {
        document.body.dataset.marker = 'kept';
        document.querySelector('main h1')?.setAttribute('data-rendered', '');
      });
      const menu = banner(page).getByRole('button', { name: 'Electric Zone' });
      // A press before the header is hydrated does nothing.
      await expect(async () => {
        await menu.click();
        await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
      }).toPass();
      await expect(page.getByRole('link', { name: /Electric bikes/i }).first()).toBeVisible();
      await page.keyboard.press('Escape');

      await expect(notice(page)).toContainText('Catalogue: Network Error');
      await expect(h1).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await retry(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('main h1[data-rendered]')).toBeFocused();
      expect(await page.evaluate(() => document.body.dataset.marker)).toBe('kept');
    });
  }
}

test('from a page without its code the header leads on, and back once there is a network', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(SCREENS, (route) => route.abort('connectionrefused'));
  await page.goto('/product/BP-EV-2041', { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  await banner(page).getByRole('link', { name: /cart/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /EV Brake Pad Set/ })).toBeVisible();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(banner(page).getByRole('link', { name: /cart/i })).toContainText('1');
});

test('a rendered page asks the API for nothing, and its links work before its code is there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?!pictures)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/listing/spare-parts');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.route(SCREENS, () => {});
  await page.goto('/listing/spare-parts', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
});
