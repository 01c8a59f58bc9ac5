import type { Page } from '@playwright/test';
import { filters } from '../support/listing.ts';
import { expect, signIn, test } from '../support/test.ts';

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByRole('banner');

async function signedIn(page: Page, username: string, path = '/login') {
  await page.goto(path);
  await signIn(page, username);
}

test('the guard sends a visitor to sign in and back to where they were', async ({
  page,
  errors: _,
}) => {
  await signedIn(page, 'admin', '/dashboard/orders?page=2');
  await expect(h1(page, 'Order Management')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/orders\?page=2$/);
});

test('a person without the permission lands on their own screen with a toast', {
  tag: '@full',
}, async ({ page }) => {
  await signedIn(page, 'customer', '/login');
  await expect(page).toHaveURL(/\/b2b\/vehicle-job-card$/);
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/b2b\/vehicle-job-card$/);
  await expect(page.getByText('does not have the permission')).toBeVisible();
});

test('a refused call ends the session and leads to sign in', { tag: '@full' }, async ({ page }) => {
  await signedIn(page, 'admin');
  await expect(h1(page, 'Dashboard')).toBeVisible();
  await page.route('**/api/admin/orders**', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { message: 'Sign in first', code: 'unauthenticated' },
    }),
  );
  await page.getByRole('link', { name: 'Order Management' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('signing out in one tab ends the session in the other', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await signedIn(page, 'admin', '/dashboard/orders');
  await expect(h1(page, 'Order Management')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  await banner(other).getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login/);
});

// HEADER-9
test('the cart badge is the same in every tab within a second', { tag: '@full' }, async ({
  page,
  context,
  errors: _,
}) => {
  await page.goto('/product/BP-EV-2041');
  const other = await context.newPage();
  await other.goto('/about');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(banner(other).getByRole('link', { name: /cart/i })).toContainText('1', {
    timeout: 1_000,
  });
  await expect(page.getByRole('status').filter({ hasText: /cart/i }).first()).toBeVisible();
});

test('a new path starts at the top, with focus, title and announcement; Back restores the place', async ({
  page,
  errors: _,
}) => {
  await page.goto('/listing/spare-parts');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: 'LED Auxiliary Lamp 20 W' })
    .first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  const heading = h1(page, 'LED Auxiliary Lamp 20 W');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('LED Auxiliary Lamp 20 W - EVMandi');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[aria-live=polite]', { hasText: 'LED Auxiliary Lamp' })).toHaveCount(
    1,
  );

  await page.goBack();
  await expect(h1(page, 'Spare parts')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a change of query alone keeps the position', { tag: '@full' }, async ({ page }) => {
  await page.goto('/listing/spare-parts');
  const bosch = filters(page).getByLabel(/^Bosch/);
  await expect(bosch).toBeEnabled();
  await page.evaluate(() => window.scrollTo(0, 300));
  await bosch.hover();
  const before = await page.evaluate(() => window.scrollY);
  await bosch.check();
  await expect(page).toHaveURL(/brand=bosch/);
  await page.waitForTimeout(300);
  expect(before).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
});

test('the skip link moves focus and reading into the screen', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await page.goto('/listing/spare-parts');
  await expect(h1(page, 'Spare parts')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page).locator(':focus')).toHaveCount(1);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('the strip collapses after 100 px and nothing moves', { tag: '@full' }, async ({ page }) => {
  await page.goto('/listing/spare-parts');
  const strip = banner(page).getByText('+91 40 0000 0000');
  await expect(strip).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(strip).not.toBeInViewport();
  await expect(banner(page).getByRole('link', { name: /EVMandi/ })).toBeInViewport();
});

test('menus open on hover, on click and by keyboard', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await page.goto('/about');
  const zone = banner(page).getByRole('button', { name: 'Electric Zone' });
  const bikes = page.getByRole('link', { name: /Electric bikes/i }).first();
  await zone.hover();
  await expect(bikes).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(bikes).toBeHidden();
  await zone.focus();
  await page.keyboard.press('ArrowDown');
  await expect(bikes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bikes).toBeHidden();
  await expect(zone).toBeFocused();
  await page.keyboard.press('Enter');
  await bikes.click();
  await expect(page).toHaveURL(/\/category\/electric-bikes$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search slot suggests, and a press of / finds the field', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const field = page
    .getByRole('combobox', { name: 'Search products' })
    .or(page.getByRole('textbox', { name: 'Search products' }));
  await expect(field).toBeFocused();
  await page.keyboard.type('brake pad');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test('a slot that cannot be loaded says so in a toast, and Retry brings it', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/artifacts/checkout/**', (route) => route.abort('connectionrefused'));
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Quick order' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Quick order' });
  await expect(toast).toBeVisible();
  await page.unrouteAll();
  await toast.getByRole('button', { name: 'Retry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick order form' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

// HEADER-8
test('on a phone the drawer holds the menus, keeps the focus and gives it back', async ({
  page,
  errors: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const open = banner(page).getByRole('button', { name: 'Open menu' });
  await open.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Electric Zone')).toBeVisible();
  // A section below the fold is seen once it is opened.
  const section = drawer.locator('details').last();
  await section.locator('summary').click();
  await expect(section.locator('summary')).toBeInViewport();
  await expect(section.getByRole('link').first()).toBeInViewport();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement?.closest('dialog, [role=dialog]') !== null ||
        document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
});
