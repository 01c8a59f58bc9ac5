import { enterAs } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const SCREENS = new Set([
  '/dashboard',
  '/dashboard/orders',
  '/dashboard/customers',
  '/dashboard/quotes',
  '/dashboard/questions',
  '/dashboard/stock',
  '/dashboard/searches',
  '/dashboard/admin/roles',
  '/dashboard/admin/authority',
  '/dashboard/admin/audit',
  '/b2b/vehicle-job-card',
  '/platform',
]);

test('a reload of each entry of the dashboard keeps its address, and names the area', {
  tag: '@full',
}, async ({ page, errors: _ }) => {
  await enterAs(page, 'admin');
  await page.goto('/dashboard');
  const entries = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(entries.first()).toBeVisible();
  const paths = await entries.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  const areas = [...new Set(paths)].filter((path) => path !== '/dashboard/shop');
  expect(areas.length).toBeGreaterThan(8);
  for (const path of [...areas, '/dashboard/orders/7', '/dashboard/tax-rates']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    const own = SCREENS.has(path);
    await expect(page.getByText('has no screen of its own yet')).toHaveCount(own ? 0 : 1);
  }
});

test('a path that no screen answers leads home', { tag: '@full' }, async ({ request }) => {
  for (const path of ['/cart/extra', '/nothing/at/all', '/product/7/extra']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/']);
  }
});
