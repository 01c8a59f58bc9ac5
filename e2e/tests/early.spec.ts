import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The page as it is rendered, its script held back until the returned function is called. */
async function openWithoutAnswer(page: Page, path: string): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return answer;
}

test('words typed before the script answers are kept and get suggestions', async ({ page }) => {
  const answer = await openWithoutAnswer(page, '/about');
  const field = page.locator('input[name="q"]');
  await field.click();
  await page.keyboard.type('brake');
  answer();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type(' pad');
  await expect(field).toHaveValue('brake pad');
});

test('a button pressed before the script answers is pressed once, with what was typed before', {
  tag: '@full',
}, async ({ page }) => {
  const answer = await openWithoutAnswer(page, '/listing/spare-parts');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^add to cart/i, disabled: false })
    .first();
  await page
    .getByRole('textbox', { name: /^Quantity of/ })
    .first()
    .fill('4');
  await add.click();
  await add.click();
  answer();
  const cart = page.getByRole('banner').getByRole('link', { name: /^cart/i });
  await expect(cart).toContainText('4');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(cart).not.toContainText('8');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('a tab of a section that is hydrated later is chosen when pressed early', {
  tag: '@full',
}, async ({ page }) => {
  const answer = await openWithoutAnswer(page, '/');
  const electric = page.getByRole('tab', { name: 'Electric Scooters' });
  await electric.click();
  answer();
  await expect(electric).toHaveAttribute('aria-selected', 'true');
});

test('filters ticked before the script answers all filter', { tag: '@full' }, async ({ page }) => {
  const answer = await openWithoutAnswer(page, '/listing/spare-parts');
  const boxes = [/^Bosch/, /^In stock/].map((name) => page.getByRole('checkbox', { name }));
  for (const box of boxes) await box.check();
  answer();
  await expect(page).toHaveURL(/brand=bosch/);
  await expect(page).toHaveURL(/in_stock=true/);
  for (const box of boxes) await expect(box).toBeChecked();
});

test('one more, then Add to cart, before the script answers, adds two', async ({ page }) => {
  const answer = await openWithoutAnswer(page, '/product/BP-EV-2041');
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  answer();
  await expect(page.getByRole('banner').getByRole('link', { name: /^cart/i })).toContainText('2');
});

test('the set of a vehicle is added by a press before its code is there', { tag: '@full' }, async ({
  page,
}) => {
  const answer = await openWithoutAnswer(page, '/ather/450x');
  await page.getByRole('button', { name: 'Add the set' }).click();
  answer();
  await expect(page.getByRole('banner').getByRole('link', { name: /^cart/i })).toContainText('5');
});

test('signing in before the script answers signs in', { tag: '@full' }, async ({ page }) => {
  const answer = await openWithoutAnswer(page, '/login');
  await page.getByLabel('Username').fill('customer');
  await page.getByLabel('Password', { exact: true }).fill('evmandi-customer');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  answer();
  await expect(page).toHaveURL(/\/b2b\/vehicle-job-card$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Enter in a price before the script answers filters by nothing else', {
  tag: '@full',
}, async ({ page }) => {
  await openWithoutAnswer(page, '/listing/spare-parts');
  await page.getByRole('textbox', { name: /^Min/ }).fill('5000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price_min=5000/);
  expect(page.url()).not.toContain('colour');
});

test('a brand chosen before the script answers fills the models', { tag: '@full' }, async ({
  page,
}) => {
  const answer = await openWithoutAnswer(page, '/');
  const brand = page.getByRole('combobox', { name: 'Brand' });
  await brand.selectOption({ index: 2 });
  const chosen = await brand.inputValue();
  answer();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(brand).toHaveValue(chosen);
  const models = page.getByRole('combobox', { name: 'Model' }).locator('option[value*="/"]');
  await expect(models.first()).toHaveAttribute('value', new RegExp(`^${chosen}/`));
});
