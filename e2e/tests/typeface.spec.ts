import type { Page } from '@playwright/test';
import { expectStill, watchLayoutShift } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** Its files name themselves after their lightest weight. */
const FIGTREE = expect.stringMatching(/^Figtree/);

/** The families that the screen's heading is drawn in. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main h1',
  });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('a typeface that comes after the first paint moves nothing when a screen brings its styles', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchLayoutShift(page);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  await page.goto('/product/BP-EV-2041?tab=reviews');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await expectStill(page);
});

test('a typeface that comes late moves nothing and is used from the next screen on', {
  tag: '@full',
}, async ({ page, errors: _errors }) => {
  let send: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await watchLayoutShift(page);
  // The page's load waits for its typeface, too.
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  send();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOfHeading(page), 'first screen').not.toContainEqual(FIGTREE);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => fontsOfHeading(page), 'next screen').toContainEqual(FIGTREE);
  await expectStill(page);
});
