import type { Page } from '@playwright/test';
import { keep } from '../support/lists.ts';
import { expectAccessible, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** By how much the column of a product's pictures ends below that of its price. */
const unevenness = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const ends = (column: Element | null | undefined) =>
      column?.lastElementChild?.getBoundingClientRect().bottom ?? Number.NaN;
    const side = title.parentElement;
    return ends(side?.parentElement?.lastElementChild) - ends(side);
  });

/** How high the facts of a product are, each. */
const factHeights = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl')
    .first()
    .locator('dt')
    .evaluateAll((all) => all.map((one) => one.parentElement?.offsetHeight ?? Number.NaN));

/** Where the button ends that adds to the cart, or says why nothing can be added. */
const cartButtonEnd = (page: Page) =>
  page
    .getByRole('button', { name: /^(ADD TO CART|UPCOMING|OUT OF STOCK)$/ })
    .first()
    .evaluate((button) => button.getBoundingClientRect().bottom);

/** Parts with many vehicles, with one and with none, with and without prices by quantity, and vehicles. */
const PRODUCTS = [
  '/product/BP-EV-2041',
  '/product/BD-220-W',
  '/product/MC-7250-FOC',
  '/product/LFP-6030-S',
  '/product/HL-LED-1240',
  '/product/RS-340-G',
  '/product/LFP-5110-T',
  '/product/TB-60-AL',
  '/product/MC-BMW-CE-04',
  '/ather/450x',
  '/hero/splendor-plus',
  '/product/YAMAHA-XSR155',
  '/product/USED-ATHER-450X-2022',
];
/** One of each kind. */
const SHORT = ['/product/BP-EV-2041', '/product/TB-60-AL', '/hero/splendor-plus'];

test('a product has no hole below its pictures, which fill their frame', async ({ page }) => {
  for (const path of process.env.EVMANDI_FULL ? PRODUCTS : SHORT) {
    await open(page, path);
    const ends = await unevenness(page);
    expect(ends, path).toBeGreaterThan(-20);
    expect(ends, path).toBeLessThan(175);
    expect(Math.max(...(await factHeights(page))), path).toBeLessThanOrEqual(110);
    // PRODUCT-10
    expect(await cartButtonEnd(page), path).toBeLessThanOrEqual(900);
    const empty = await page
      .getByRole('region', { name: 'Pictures' })
      .locator('img')
      .first()
      .evaluate((picture) => (picture.parentElement?.clientHeight ?? 0) - picture.clientHeight);
    expect(empty, path).toBeLessThanOrEqual(1);
  }
});

test('reviews stand beside their spread, in the colour of stars, and the tab counts them', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/product/BP-EV-2041');
  const counted = await page.getByRole('main').getByRole('note').first().textContent();
  const tab = page.getByRole('tab', { name: /^Reviews / });
  await expect(tab).toHaveText(`Reviews ${counted?.replace(/\D/g, '')}`);
  await tab.click();
  const panel = page.getByRole('tabpanel', { name: /^Reviews/ });
  const bars = panel.locator('meter');
  await expect(bars).toHaveCount(5);
  for (const bar of await bars.all()) await expect(bar).toHaveCSS('appearance', 'none');
  const spread = await panel.locator('dl').boundingBox();
  const reviews = await panel.locator('ul').first().boundingBox();
  if (!spread || !reviews) throw new Error('Neither is drawn');
  expect(reviews.x).toBeGreaterThan(spread.x + spread.width);
  expect(reviews.y).toBeLessThan(spread.y);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await panel.evaluate((each) => each.scrollWidth - each.clientWidth);
  expect(narrow).toBe(0);
});

test('what is not sold yet promises no delivery, and nobody has bought anything with it', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/product/YAMAHA-XSR155');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Upcoming\s*sold from \d/)).toBeVisible();
  await expect(main.getByText('delivery in stock')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Frequently bought together' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask an expert' })).toBeVisible();
});

test('the comparison is in dollars, all of it, as its footer says, with products and without', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/comparison');
  for (const ids of [[], ['1', '2']]) {
    await keep(page, { comparison: { ids } });
    await open(page, '/comparison');
    const shelf = page.getByRole('region', { name: 'You might also like' });
    await expect(shelf.getByRole('article').first()).toContainText(/\$\d/);
    await expect(
      page
        .getByRole('main')
        .getByText(/₹[\d,]+$/)
        .filter({ hasNotText: 'converted' }),
    ).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('Prices in US dollars');
  }
});
