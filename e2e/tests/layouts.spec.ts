import type { Page, Route } from '@playwright/test';
import { enterAs } from '../support/api.ts';
import { expectAccessible, expectStill, watchLayoutShift } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** The code of the dashboard's frame, and nothing else of that remote. */
const FRAME = /\/artifacts\/dashboard\/.*layouts.*\.js/;

const FAILURES: Record<string, (route: Route) => Promise<void> | void> = {
  unreachable: (route) => route.abort('connectionrefused'),
  garbage: (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>A captive portal' }),
  hanging: () => {},
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'its menu is missing' });

test('the frame is mounted once for all its screens, and reserves its place from the first paint', async ({
  page,
  errors: _,
}) => {
  await watchLayoutShift(page);
  await enterAs(page, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByText('Total sales')).toBeVisible();
  await expectStill(page);
  await menu(page).evaluate((element) => element.setAttribute('data-kept', ''));
  const kept = page.locator('nav[data-kept]');

  await menu(page).getByRole('link', { name: 'Order Management' }).click();
  await expect(title(page, 'Order Management')).toBeFocused();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(kept.getByRole('link', { name: 'Order Management' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(title(page, 'Dashboard')).toBeVisible();
  await expect(page.getByText('Total sales')).toBeVisible();
  await expect(kept).toBeVisible();

  const group = menu(page).getByRole('button', { name: 'Product' });
  await group.click();
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Total sales')).toBeVisible();
  await expectStill(page);
});

test('the server renders the frame around the skeleton, the same for everybody', {
  tag: '@full',
}, async ({ request }) => {
  const html = await (await request.get('/dashboard/orders')).text();
  expect(html).toMatch(/<h1[^>]*>Order Management<\/h1>/);
  expect(html).toMatch(/<nav[^>]* aria-label="Dashboard"/);
  expect(html).toContain('Loading Order Management');
  expect(html).not.toContain('Sample figures');
  expect(html).toMatch(/<link rel="preload" as="script" href="[^"]*layouts__dashboard/);
});

// The matrix of faults has a layout that hangs, too.
for (const [kind, answer] of Object.entries(FAILURES)) {
  test(`with the frame's code ${kind} the orders can be worked with, and Retry brings the frame`, {
    tag: '@full',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    await page.route(FRAME, answer);
    await page.goto('/dashboard/orders', { waitUntil: 'commit' });
    await expect(notice(page)).toContainText('Dashboard: ');
    await expect(title(page, 'Order Management')).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Shipped' }).click();
    await expect(page).toHaveURL(/status=Shipped/);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(menu(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await expect(title(page, 'Order Management')).toBeFocused();
    await expect(page).toHaveURL(/status=Shipped/);
    await menu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Total sales')).toBeVisible();
  });
}

test('from the shop into a frame that cannot be had leads to the screen all the same', {
  tag: '@full',
}, async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/about');
  await page.route(FRAME, (route) => route.abort());
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Total sales')).toBeVisible();
  await expect(title(page, 'Dashboard')).toBeFocused();
});

test('what the server rendered stays until a slow frame is there', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await enterAs(page, 'admin');
  await watchLayoutShift(page);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(FRAME, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(menu(page)).toBeVisible();
  await menu(page).evaluate((element) => element.setAttribute('data-rendered', ''));
  await page.waitForTimeout(1_500);
  go();
  await expect(page.getByText('Total sales')).toBeVisible();
  await expect(page.locator('nav[data-rendered]')).toBeVisible();
  await expectStill(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a drawer, which closes behind its links', { tag: '@full' }, async ({
    page,
    errors: _,
  }) => {
    await watchLayoutShift(page);
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await expect(page.getByText('Total sales')).toBeVisible();
    await expectStill(page);
    const button = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await button.click();
    await expect(drawer.getByRole('link', { name: 'Order Management' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Order Management' }).click();
    await expect(title(page, 'Order Management')).toBeFocused();
    await expect(drawer).toBeHidden();
  });
});
