import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/test.ts';

const SPARES = '/listing/spare-parts';
const PHONE = WIDTHS[1].viewport;

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('region', { name: 'Active filters' });
const chip = (page: Page, name: string) =>
  chips(page).getByRole('link', { name: `Remove filter ${name}` });
const products = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByText('Add to quote') });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ products?/ });

/** What the listing says to have found. */
async function total(page: Page): Promise<number> {
  return Number.parseInt((await count(page).textContent()) ?? '', 10);
}

async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('label')?.textContent ?? element?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('choices made before an answer is there all count', async ({ page }) => {
  await page.goto(SPARES);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/products?**', async (route) => {
    const late = !route.request().url().includes('philips');
    await new Promise((resolve) => setTimeout(resolve, late ? 900 : 50));
    await route.continue().catch(() => {});
  });
  for (const brand of [/^Bosch/, /^Ather/, /^Philips/]) {
    await filters(page).getByLabel(brand).click();
    await expect(filters(page).getByLabel(brand)).toBeChecked();
  }
  await expect(page).toHaveURL(`${SPARES}?brand=ather&brand=bosch&brand=philips`);
  await page.waitForTimeout(1_000);
  for (const brand of [/^Bosch/, /^Ather/, /^Philips/]) {
    await expect(filters(page).getByLabel(brand)).toBeChecked();
  }
});

test('the price is a slider in percent and two inputs in whole rupees', async ({ page }) => {
  await page.goto(SPARES);
  const low = filters(page).getByRole('slider', { name: /^Lowest price/ });
  const min = filters(page).getByLabel('Min, ₹');
  await low.focus();
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/\?price_min=\d+$/);
  const asked = Number(new URL(page.url()).searchParams.get('price_min'));
  await expect(min).toHaveValue(asked.toLocaleString('en-IN'));
  await expect(low).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(SPARES);
  await min.fill('1,000');
  await filters(page).getByLabel('Max, ₹').fill('2000.75');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SPARES}?price_min=1000&price_max=2000`);
  await expect(chip(page, '₹1,000 - ₹2,000')).toBeVisible();
  await min.fill('much');
  await min.blur();
  await expect(min).toHaveValue('1,000');
});

test('the keyboard alone filters, clears, orders and turns the page', async ({ page }) => {
  await page.goto(SPARES);
  await page.waitForLoadState('networkidle');
  await filters(page).getByRole('heading', { name: 'Filters' }).focus();
  await tabTo(page, /^In stock only/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${SPARES}?in_stock=true`);
  await tabTo(page, /^Philips/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SPARES}?in_stock=true`);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${SPARES}?brand=philips&in_stock=true`);
  await chip(page, 'Philips').focus();
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Philips')).toBeHidden();
  await expect(chips(page).getByRole('link').first()).toBeFocused();
  await page.getByLabel('Sort by').focus();
  await page.keyboard.type('Price low');
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
});

test('nothing left names which single filter to drop, and its count is right', async ({ page }) => {
  await page.goto(`${SPARES}?brand=bosch&rating=5&colour=purple`);
  await expect(
    page.getByRole('heading', { name: 'No products match all 3 filters' }),
  ).toBeVisible();
  await expect(filters(page).getByLabel(/^Bosch/)).toBeEnabled();
  await page.goto(`${SPARES}?brand=bosch&rating=5`);
  const advice = page.getByRole('link', { name: /^Without 5 stars: \d+ products$/ });
  const said = /(\d+) products/.exec((await advice.textContent()) ?? '')?.[1];
  await advice.click();
  await expect(count(page)).toHaveText(new RegExp(`^${said} products`));
});

test('the view is kept in the address and by the browser', async ({ page }) => {
  await page.goto(SPARES);
  await page.getByRole('link', { name: 'List view' }).click();
  await expect(page).toHaveURL(`${SPARES}?view=list`);
  // A link followed before the page's script has run is a load of its own; then the script remembers.
  await page.waitForFunction(() => localStorage.getItem('ev-listing-view') === 'list');
  await page.goto('/listing/accessories-tools');
  await expect(page.getByRole('link', { name: 'List view' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('every product can be bought, asked for, kept and compared, four at most', async ({
  page,
}) => {
  await page.goto(SPARES);
  const first = products(page).first();
  await first.getByRole('button', { name: /^One more/ }).click();
  await first.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(first.getByText('2 in your cart')).toBeVisible();
  await first.getByRole('button', { name: /^Favorite/ }).click();
  await expect(first.getByRole('button', { name: /^Favorite/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (let index = 0; index < 5; index += 1) {
    await products(page)
      .nth(index)
      .getByRole('button', { name: /^Compare/ })
      .click();
  }
  await expect(page.getByText('You can compare 4 products at most')).toBeVisible();
  await expect(
    products(page)
      .nth(4)
      .getByRole('button', { name: /^Compare/ }),
  ).toHaveAttribute('aria-pressed', 'false');
});

test('what is recommended is not shown above', async ({ page }) => {
  await page.goto(SPARES);
  const shown = await products(page).getByRole('heading').allTextContents();
  const row = page.getByRole('region', { name: 'Recommended products' });
  const recommended = await row.getByRole('heading', { level: 3 }).allTextContents();
  expect(recommended).toHaveLength(4);
  expect(recommended.filter((name) => shown.includes(name))).toEqual([]);
});

test('on a phone the filters are a sheet that keeps the focus', async ({ page, errors: _ }) => {
  await page.setViewportSize(PHONE);
  await page.goto(SPARES);
  await page.waitForLoadState('networkidle');
  await expect(filters(page)).toBeHidden();
  const open = page.getByRole('button', { name: /^Filters/ });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel(/^Bosch/).check();
  await expect(sheet.getByRole('link', { name: 'Remove filter Bosch' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeEnabled();
  const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
  await expect(show).toHaveText(`Show ${await total(page)} products`);
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main article')))).toBe(
    false,
  );
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect(open).toHaveText('Filters (1)');
});

test('Advanced Search arrives at the filters', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Advanced Search' }).click();
  await expect(filters(page).getByRole('heading', { name: 'Filters' })).toBeFocused();
});

test('paths of one segment preset their filters, others lead home', async ({ page, request }) => {
  await page.goto('/hero-bikes');
  await expect(page.getByRole('heading', { level: 1, name: 'Hero bikes' })).toBeVisible();
  await chip(page, 'Hero').click();
  await expect(page).toHaveURL('/listing/new-bikes');
  await page.goto('/find-rs-1-2-lakh-bikes');
  await expect(chip(page, 'Rs. 1 - 2 Lakh')).toBeVisible();
  await page.goto('/find-super-bikes');
  await expect(page.getByRole('heading', { level: 1, name: 'Super Bikes' })).toBeVisible();
  const answer = await request.get('/nobody-bikes', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/']);
  const unknown = await page.goto('/bikes/flying-bikes');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByText('We could not find that category')).toBeVisible();
  expect(await products(page).count()).toBeGreaterThan(3);
});

test('suggestions lead to products and categories, an exact part number to its product', async ({
  page,
}) => {
  await page.goto('/about');
  const field = page.getByLabel('Search products');
  await field.fill('brake');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(
    list.getByRole('group', { name: 'Products' }).getByRole('option').first(),
  ).toBeVisible();
  expect(
    await list.getByRole('group', { name: 'Products' }).getByRole('option').count(),
  ).toBeLessThan(9);
  await expect(page.getByRole('link', { name: /^See all \d+ results/ })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/listing\/[a-z-]+$/);
  await field.fill('bp ev 2041');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Brake Pad Set/ })).toBeVisible();
  await field.fill('zzzxq');
  await expect(page.getByText('Nothing begins with “zzzxq”')).toBeVisible();
});

/** Waits for what the server renders; a busy one may answer late, and then without content. */
async function rendered(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    if (!(await part.isVisible())) await page.reload();
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, viewport } of WIDTHS) {
    test(`at ${name} the filters are a form`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(SPARES);
      await rendered(page, filters(page));
      await filters(page)
        .getByLabel(/^Bosch/)
        .check();
      await filters(page).getByLabel('Min, ₹').fill('1,000');
      await filters(page).getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(/brand=bosch/);
      await rendered(page, chip(page, 'Bosch'));
      await rendered(page, chip(page, 'From ₹1,000'));
      await filters(page)
        .getByRole('button', { name: /^Green/ })
        .click();
      await rendered(page, chip(page, 'Green'));
      await chip(page, 'Bosch').click();
      await expect(page).not.toHaveURL(/brand=/);
      await rendered(page, chip(page, 'Green'));
    });
  }
});

const PLACES = [
  '/listing',
  `${SPARES}?brand=bosch&rating=4&view=list`,
  `${SPARES}?brand=bosch&rating=5&colour=purple`,
  '/hero-bikes',
];

for (const { name, viewport } of WIDTHS) {
  for (const path of PLACES) {
    test(`${path} at ${name}: accessible, as wide as the screen, still`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        window.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            window.layoutShift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
}
