import type { Page } from '@playwright/test';
import { watchFiles } from '../support/received-files.ts';
import { expect, test } from '../support/test.ts';

test.describe('what a browser is given is what was released', () => {
  const openCart = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: /cart/i }).first().click();

  test('a first visit asks for each file once', async ({ page }) => {
    const files = await watchFiles(page);
    await page.goto('/listing');
    await openCart(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const names = files.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['catalog/remoteEntry.js', 'checkout/remoteEntry.js']),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  for (const [what, files] of [
    ['the entry of the host', /\/host\/files\/static\/js\/index\./],
    ['a chunk of the host', /\/host\/files\/static\/js\/async\/vendor\./],
    ['the entry of a remote', /\/checkout\/files\/remoteEntry\./],
    ['the routes of a remote', /\/checkout\/files\/.*expose_routes\..*\.js/],
    ['a screen and its style', /\/checkout\/files\/static\/(?:js|css)\/async\/(?!__)/],
    ['the style of a screen', /\/checkout\/files\/static\/css\/async\/(?!__)/],
  ] as const) {
    const tag = what === 'a screen and its style' ? [] : '@full';
    test(`${what} with another content is not used`, { tag }, async ({ page }) => {
      let changed = 0;
      await page.route(files, async (route) => {
        const response = await route.fetch();
        changed += 1;
        const style = route.request().url().includes('.css');
        const addition = style ? 'html{outline:9px solid}' : ';globalThis.altered=true';
        await route.fulfill({ response, body: (await response.text()) + addition });
      });
      await page.goto('/product/BP-EV-2041', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: /EV Brake Pad Set/ })).toBeVisible();
      if (what.includes('host')) {
        await expect(page.getByRole('alert').getByText('This page did not start.')).toBeVisible();
      } else {
        await expect(page.locator('html[data-ready]')).toBeAttached();
        await openCart(page);
        await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
      }
      expect(changed).toBeGreaterThan(0);
      expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
      await expect(page.locator('html')).toHaveCSS('outline-style', 'none');
    });
  }
});
