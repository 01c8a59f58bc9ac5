import {
  chip,
  chips,
  choose,
  count,
  filters,
  products,
  SPARES,
  total,
} from '../support/listing.ts';
import { expectAccessible, open, tabTo } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const PHONE = WIDTHS[1].viewport;

test('each count is what choosing its value shows, chips take it off, Back restores it', async ({
  page,
  errors: _,
}) => {
  await page.goto(SPARES);
  // The first row of a result is seen whole.
  const box = await products(page).nth(2).boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(WIDTHS[0].viewport.height);
  const all = await total(page);
  await choose(page, 'Rating', /4 and up/);
  const rated = await total(page);
  expect(rated).toBeLessThan(all);
  await choose(page, 'Brands', /^Bosch/);
  await expect(page).toHaveURL(`${SPARES}?brand=bosch&rating=4`);
  await filters(page)
    .getByRole('button', { name: /^Black/ })
    .click();
  // What is chosen shows at once; the address follows the answer.
  await expect(page).toHaveURL(/colour=black/);
  await expect(filters(page).getByRole('button', { name: /^Black/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(`${SPARES}?brand=bosch&rating=4`);
  await expect(chip(page, 'Black')).toBeHidden();
  await chip(page, 'Bosch').press('Enter');
  await expect(page).toHaveURL(`${SPARES}?rating=4`);
  await expect(chips(page).getByRole('link').first()).toBeFocused();
  await expect(count(page)).toHaveText(new RegExp(`^${rated} product`));
  await expect(filters(page).getByLabel(/^Bosch/)).not.toBeChecked();
  await page.goBack();
  await expect(filters(page).getByLabel(/^Bosch/)).toBeChecked();
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(SPARES);
  await expect(count(page)).toHaveText(new RegExp(`^${all} product`));
});

test('a value at 0 stays in sight and cannot be chosen', { tag: '@full' }, async ({ page }) => {
  await open(page, '/new-bikes?colour=purple');
  for (const group of ['Brands', 'Rating', 'Colour', 'Condition', 'Body style', 'Fuel']) {
    const values = filters(page).getByRole('group', { name: group, exact: true });
    const controls = values.locator('input:not([type=hidden]), button');
    const counted = await values.locator('[data-count]').all();
    expect(counted.length, group).toBeGreaterThan(1);
    for (const [index, value] of counted.entries()) {
      const none = (await value.getAttribute('data-count')) === '0';
      expect(await controls.nth(index).isDisabled(), `${group} ${index}`).toBe(none);
    }
  }
});

test('a list of brands longer than its box ends in half a row', { tag: '@full' }, async ({
  page,
}) => {
  for (const viewport of WIDTHS.map((width) => width.viewport)) {
    await page.setViewportSize(viewport);
    await open(page, '/new-bikes');
    if (viewport.width < 1100) await page.getByRole('button', { name: 'Filters' }).click();
    const box = page.getByRole('group', { name: 'Brands' }).locator('div').first();
    const shown = await box.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const rows = [...element.children].map((row) => row.getBoundingClientRect());
      const last = rows.findLast(({ top }) => top < bottom);
      return last && (bottom - last.top) / last.height;
    });
    expect(shown).toBeGreaterThan(0.3);
    expect(shown).toBeLessThan(0.7);
  }
});

test('choices made before an answer is there all count', { tag: '@full' }, async ({ page }) => {
  await open(page, SPARES);
  await page.route('**/api/products?**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const late = !searchParams.get('brand')?.includes('philips') || searchParams.has('sort');
    await new Promise((resolve) => setTimeout(resolve, late ? 900 : 50));
    await route.continue().catch(() => {});
  });
  for (const brand of [/^Bosch/, /^Ather/, /^Philips/]) {
    await filters(page).getByLabel(brand).click();
    await expect(filters(page).getByLabel(brand)).toBeChecked();
  }
  await expect(page).toHaveURL(`${SPARES}?brand=ather&brand=bosch&brand=philips`);
  await page.waitForTimeout(1_000);
  const order = page.getByLabel('Sort by');
  await order.selectOption('Rating');
  await page.waitForTimeout(100);
  expect(await order.inputValue()).toBe('rating');
  await expect(page).toHaveURL(/sort=rating/);
  for (const brand of [/^Bosch/, /^Ather/, /^Philips/]) {
    await expect(filters(page).getByLabel(brand)).toBeChecked();
  }
});

test('the price is a slider in percent and two inputs in whole rupees', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(SPARES);
  const all = await total(page);
  const low = filters(page).getByRole('slider', { name: /^Lowest price/ });
  const min = filters(page).getByLabel('Min, ₹');
  await low.focus();
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/\?price_min=\d+$/);
  const asked = Number(new URL(page.url()).searchParams.get('price_min'));
  await expect(min).toHaveValue(asked.toLocaleString('en-IN'));
  await expect(low).toBeFocused();
  // A tenth of the products cost less.
  expect(Math.abs((await total(page)) / all - 0.9)).toBeLessThan(0.03);
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

test('the keyboard alone filters, clears, orders and turns the page', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, SPARES);
  await filters(page).getByRole('heading', { name: 'Filters' }).focus();
  await tabTo(page, /^In stock only/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${SPARES}?in_stock=true`);
  await tabTo(page, /^Philips/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SPARES}?in_stock=true`);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${SPARES}?in_stock=true&brand=philips`);
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

test('on a phone, too, the keyboard alone does all of it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, SPARES);
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, /^Filters$/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  // Its code comes with the press: a Tab before would go on in the page.
  await expect(sheet).toBeVisible();
  await tabTo(page, /^In stock only/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${SPARES}?in_stock=true`);
  await tabTo(page, /^Philips/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${SPARES}?in_stock=true&brand=philips`);
  await tabTo(page, /^Show \d+ products$/);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  const narrow = await total(page);
  await tabTo(page, /^Remove filter Philips/);
  await page.keyboard.press('Enter');
  await expect(count(page)).not.toHaveText(new RegExp(`^${narrow} products`));
  await tabTo(page, /^Add to cart: /);
  await page.keyboard.press('Enter');
  await expect(products(page).filter({ hasText: '1 in your cart' })).toBeVisible();
  await tabTo(page, /^Page 2$/, 150);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
});

test('nothing left names which single filter to drop, and its count is right', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${SPARES}?brand=ola&rating=5&colour=blue`);
  await expect(
    page.getByRole('heading', { name: 'No products match all 3 filters' }),
  ).toBeVisible();
  await expect(page.getByText('Taking off one of them alone would not help')).toBeVisible();
  await expect(filters(page).getByLabel(/^Ola/)).toBeEnabled();
  await page.goto(`${SPARES}?brand=ola&rating=5`);
  const advice = page.getByRole('link', { name: /^Without 5 stars: \d+ products$/ });
  const said = /(\d+) products/.exec((await advice.textContent()) ?? '')?.[1];
  await advice.click();
  await expect(count(page)).toHaveText(new RegExp(`^${said} products`));
});

test('on a phone the filters are a sheet that keeps the focus', async ({ page, errors: _ }) => {
  await page.setViewportSize(PHONE);
  await open(page, SPARES);
  await expect(filters(page)).toBeHidden();
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel(/^Bosch/).check();
  await expect(sheet.getByRole('link', { name: 'Remove filter Bosch' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeEnabled();
  const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
  await expect(async () => {
    expect(await show.textContent()).toBe(`Show ${await total(page)} products`);
  }).toPass();
  await expectAccessible(page, 'dialog');
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main article')))).toBe(
    false,
  );
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Filters (1)');
});

test('Advanced Search arrives at the filters', { tag: '@full' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Advanced Search' }).click();
  await expect(filters(page).getByRole('heading', { name: 'Filters' })).toBeFocused();
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await page.getByRole('link', { name: 'Advanced Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('Shop now shows what is discounted, and Brake system keeps its path', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/brake-system');
  await choose(page, 'Brands', /^Bosch/);
  await expect(page).toHaveURL('/brake-system?brand=bosch');
  await page.goto('/listing');
  await page.getByRole('link', { name: 'Shop now' }).click();
  await expect(page).toHaveURL('/category/chargers/accessories?discounted=true');
  await expect(chip(page, 'Discounted only')).toBeVisible();
  const shown = await products(page).count();
  expect(shown).toBeGreaterThan(2);
  await expect(products(page).getByLabel(/^Discount: \d+%$/)).toHaveCount(shown);
});

test('offline a filter keeps the products in place and says so; once online it filters them by itself', async ({
  page,
  context,
}) => {
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await page.goto(SPARES);
  const all = await total(page);
  const bosch = filters(page).getByLabel(/^Bosch/);
  await context.setOffline(true);
  await bosch.click();
  const notice = page.getByRole('status').filter({ hasText: 'Catalogue: Network Error' });
  await expect(notice).toBeInViewport();
  await expect(count(page)).toHaveText(new RegExp(`^${all} product`));
  await expect(products(page).first()).toBeVisible();
  await expectAccessible(page, '[role=status]');
  await expect(notice.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(`${SPARES}?brand=bosch`);
  await expect(bosch).toBeChecked();
  expect(await total(page)).toBeLessThan(all);
  expect(uncaught).toEqual([]);
});
