import { keep } from '../support/lists.ts';
import { expectSound, expectStill, watchLayoutShift } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

test.use({ viewport: WIDTHS[1].viewport, isMobile: true, hasTouch: true });

test('a vehicle lists its parts by system, in the number of the fleet', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/ather/450x');
  const parts = page.getByRole('region', { name: 'Parts for this vehicle' });
  const brakes = parts.getByRole('region', { name: 'Brakes' });
  await expect(brakes.getByRole('listitem')).toHaveCount(3);
  await brakes.getByRole('button', { name: /^All/ }).tap();
  await expect(brakes.getByRole('listitem').nth(3)).toBeVisible();
  const first = brakes.getByRole('listitem').first();
  await expect(first).toContainText('excl. tax');
  await parts.getByRole('button', { name: 'Add to garage' }).press('Enter');
  await expect(parts.getByText('1 in your garage')).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Change' })).toBeFocused();
  await first.getByLabel(/^Quantity of/).fill('3');
  await first.getByRole('button', { name: /^Add to cart: 3 x / }).tap();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await parts.getByRole('button', { name: 'Add the set' }).tap();
  await expect(header.getByRole('link', { name: /^Cart, [4-9] items/ })).toBeVisible();
  await expectSound(page);
});

test('a vehicle lists the parts of one variant, and of another by its link', async ({
  page,
  context,
}) => {
  await page.goto('/hero/splendor-plus');
  const parts = page.getByRole('region', { name: 'Parts for this vehicle' });
  const choice = parts.getByRole('navigation', { name: 'Parts of the variant' });
  // All systems, without the set: with a garage it stands at the foot of the window.
  const systemTops = () =>
    parts
      .getByRole('region')
      .evaluateAll((all) => (all as HTMLElement[]).slice(0, -1).map((one) => one.offsetTop));
  const withoutGarage = await systemTops();
  const lines = [
    { id: 'hero.splendor-plus.xtec-disc', name: 'Hero Splendor Plus', quantity: 7 },
    { id: 'hero.splendor-plus_2022', name: 'Hero Splendor Plus', quantity: 3 },
  ];
  await keep(page, { garage: { lines } });
  await page.goto('/hero/splendor-plus');
  await expect(choice.locator('[aria-current=true]')).toHaveText('Drum');
  // Of the variant that is shown no pads of a disc, in the number of those that may be one.
  await expect(parts).toContainText('for Hero Splendor Plus, Drum, by system');
  await expect(parts).toContainText('Quantities are for 3 vehicles');
  // A garage, which the browser alone knows, moves nothing of what the server rendered.
  expect(await systemTops()).toEqual(withoutGarage);
  await expect(parts.getByText('Brake Pad Set')).toHaveCount(0);
  await choice.scrollIntoViewIfNeeded();
  // Its set stands at the foot of the window, in the place of the vehicle's own price.
  const set = parts.getByRole('region', { name: 'Service set' });
  await expect(set).toContainText('Service set for 3 vehicles');
  await expect(set.getByRole('button', { name: 'Add the set' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Buy', exact: true })).toBeHidden();
  // Nothing that takes the focus stands behind it.
  const foot = (await set.boundingBox())?.y ?? 0;
  await choice.getByRole('link').last().focus();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const own = await page.locator(':focus').boundingBox();
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(foot);
  }
  await choice.scrollIntoViewIfNeeded();
  await expect(parts.getByText(/^In the service set: .+; .+\.$/)).toBeVisible();
  const place = await choice.evaluate((own) => own.getBoundingClientRect().top);
  await choice.getByRole('link', { name: 'XTEC Disc' }).tap();
  await expect(page).toHaveURL(/\/hero\/splendor-plus\?variant=xtec-disc$/);
  await expect(parts).toContainText('Quantities are for 10 vehicles');
  await expect(parts.getByText('Brake Pad Set').first()).toBeVisible();
  expect(await choice.evaluate((own) => own.getBoundingClientRect().top)).toBeCloseTo(place, 0);
  await expectSound(page);
  // The server shows the same.
  await page.reload();
  await expect(choice.locator('[aria-current=true]')).toHaveText('XTEC Disc');
  await expect(parts).toContainText('for Hero Splendor Plus, XTEC Disc, by system');

  // From a page of another variant a link leads to its parts, there where they are.
  await page.goto('/hero/splendor-plus');
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Variant', exact: true })
    .getByRole('link', { name: /^XTEC Disc/ })
    .tap();
  await page.getByRole('main').getByRole('link', { name: 'Parts for this vehicle' }).tap();
  await expect(parts).toContainText('for Hero Splendor Plus, XTEC Disc, by system');
  await expect(parts.getByRole('heading', { name: 'Parts for this vehicle' })).toBeInViewport();

  // One that was never seen comes by itself once the network is back.
  await page.goto('/bajaj/pulsar-150#parts');
  await context.setOffline(true);
  await choice.getByRole('link', { name: 'Twin Disc' }).tap();
  await expect(page.getByText('What is shown has not changed.')).toBeVisible();
  await context.setOffline(false);
  await expect(parts).toContainText('for Bajaj Pulsar 150, Twin Disc, by system');
});

const FORTY = { lines: [{ id: 'ather.450x_2023', name: 'Ather 450X', quantity: 40 }] };

for (const { name, viewport } of [
  ...WIDTHS,
  { name: '320', viewport: { width: 320, height: 640 } },
]) {
  test(`a garage that only the browser knows moves nothing, ${name} px wide`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await keep(page, { garage: FORTY });
    await watchLayoutShift(page);
    await page.goto('/ather/450x');
    const parts = page.getByRole('region', { name: 'Parts for this vehicle' });
    await expect(parts).toContainText('Quantities are for 40 vehicles');
    await expectStill(page);
    await parts
      .getByRole('heading')
      .first()
      .evaluate((heading) => heading.scrollIntoView());
    await page.reload();
    await expect(parts).toContainText('Quantities are for 40 vehicles');
    await expectStill(page);
    // Nothing that takes the focus stands behind the bar of the set.
    const bar = parts.getByRole('region', { name: 'Service set' });
    await expect(bar).toBeInViewport();
    await parts
      .getByRole('heading')
      .first()
      .evaluate((heading) => heading.scrollIntoView({ block: 'end' }));
    await parts.getByRole('link', { name: 'Change' }).focus();
    for (let presses = 0; presses < 20; presses += 1) {
      const [own, set] = [await page.locator(':focus').boundingBox(), await bar.boundingBox()];
      expect(own && own.y + own.height).toBeLessThanOrEqual(set?.y ?? 0);
      await page.keyboard.press('Tab');
    }
  });
}
