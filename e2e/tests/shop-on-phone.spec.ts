import type { Page } from '@playwright/test';
import { count, products, SPARES } from '../support/listing.ts';
import { keep } from '../support/lists.ts';
import { expectAccessible, open, watchLayoutShift } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Buy', exact: true });
const tray = (page: Page) => page.getByRole('region', { name: /^Compare/ });
const toasts = (page: Page) => page.locator('.Toastify__toast:not(.ev-toast-gone)');

/** What stands on each card of its fit, with how much room around it, and whether a part of it is cut off. */
const fits = (page: Page) =>
  products(page)
    .locator('h3 + p')
    .evaluateAll((marks) =>
      marks.map((mark) => {
        const words = document.createRange();
        words.selectNodeContents(mark);
        const [inner, outer] = [words.getBoundingClientRect(), mark.getBoundingClientRect()];
        return {
          text: mark.textContent,
          high: mark.clientHeight,
          cut: mark.scrollWidth > mark.clientWidth || mark.scrollHeight > mark.clientHeight,
          room: Math.min(inner.top - outer.top, outer.bottom - inner.bottom),
        };
      }),
    );

// TOAST-3, TOAST-4
test('on a phone price and Add stay at the foot of a product, products to compare at that of a listing', async ({
  page,
}) => {
  await page.setViewportSize(WIDTHS[1].viewport);
  await watchLayoutShift(page);
  await open(page, '/product/BP-EV-2041');
  await expect(bar(page)).toContainText('₹1,249');
  await page.evaluate(() => {
    window.layoutShift = 0;
  });
  await bar(page).getByRole('button', { name: 'Add 1 to cart' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await expectAccessible(page, 'main');
  const quote = page.getByRole('button', { name: 'ADD TO QUOTE' });
  await quote.scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeVisible();
  const room = () =>
    page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
    );
  const { height = 0 } = (await bar(page).boundingBox()) ?? {};
  expect(await room()).toBeGreaterThan(height);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);

  await open(page, SPARES);
  // Each card says whole what it fits, at one height.
  const marks = await fits(page);
  expect(marks.filter(({ cut }) => cut)).toEqual([]);
  expect(new Set(marks.map(({ high }) => high)).size).toBe(1);
  for (const at of [0, 1, 2]) {
    await products(page)
      .nth(at)
      .getByRole('button', { name: /^Compare: / })
      .click();
  }
  // Three presses, one toast, and not over the button that was pressed.
  await expect(toasts(page)).toHaveText(['3 added to comparisonView comparison']);
  const pressed = products(page)
    .nth(2)
    .getByRole('button', { name: /^Compare: / });
  const [button, toast] = [await pressed.boundingBox(), await toasts(page).boundingBox()];
  if (!button || !toast) throw new Error('Neither is drawn');
  expect(toast.height, 'one row').toBeLessThanOrEqual(60);
  expect(toast.y > button.y + button.height || toast.y + toast.height < button.y).toBe(true);
  await expect(tray(page).getByRole('link', { name: 'Compare 3' })).toBeVisible();
  await expectAccessible(page, 'main');
  await tray(page)
    .getByRole('button', { name: /^Compare no more: / })
    .first()
    .press('Enter');
  await expect(
    tray(page)
      .getByRole('button', { name: /^Compare no more: / })
      .first(),
  ).toBeFocused();
  await tray(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(tray(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused();
});

const GARAGE = [{ id: 'ather.450x_2023', quantity: 40, name: 'Ather 450X' }];

/** From where on a card price and stock begin. */
const starts = (page: Page, text: RegExp) =>
  products(page)
    .getByText(text)
    .evaluateAll((all) =>
      all.map(
        (one) =>
          one.getBoundingClientRect().left -
          (one.closest('article')?.getBoundingClientRect().left ?? Number.NaN),
      ),
    );

test('on a phone a part says whole what it fits, at the height that it had before, and stock stands in one place', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(WIDTHS[1].viewport);
  await open(page, SPARES);
  const before = await fits(page);
  expect(before.length).toBeGreaterThan(5);
  expect(new Set(before.map(({ high }) => high)).size).toBe(1);
  expect(new Set(await starts(page, /^In stock/)).size).toBe(1);
  await keep(page, { garage: { lines: GARAGE } });
  await open(page, `${SPARES}?fits=ather.450x_2023`);
  await expect(products(page).getByText('Fits Ather 450X (front)').first()).toBeVisible();
  const judged = await fits(page);
  for (const { text, cut, high, room } of [...before, ...judged]) {
    expect(cut, text ?? '').toBe(false);
    expect(room, text ?? '').toBeGreaterThan(1);
    expect(high, text ?? '').toBe(before[0]?.high);
  }
});

/** Pictures of products that are higher than the ground they stand on. */
const cutOff = (page: Page) =>
  products(page)
    .locator('img')
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[])
        .filter((each) => each.offsetHeight > (each.parentElement?.clientHeight ?? 0))
        .map(({ src }) => src),
    );

test('the first row of a result is seen whole, and no banner stands above a search', {
  tag: '@full',
}, async ({ page }) => {
  // Two have the longest names and part numbers.
  const longest = ['royal enfield 650 brake pad', 'royal enfield classic fender'];
  // Below a line about what was searched for instead.
  const corrected = ['hed light', '72v charger 10a ola', 'brakepad ather 450x 2023'];
  const searches = ['brake', ...longest, ...corrected].map((q) => `/listing?q=${q}`);
  for (const path of ['/listing', SPARES, '/listing/chargers-converters', ...searches]) {
    await open(page, path);
    const box = await products(page).nth(2).boundingBox();
    expect(box && box.y + box.height, path).toBeLessThanOrEqual(WIDTHS[0].viewport.height);
    expect(await cutOff(page), path).toEqual([]);
  }
  // With a fleet, cards say what fits and what so many cost.
  await keep(page, { garage: { lines: GARAGE } });
  await open(page, '/listing?q=48v+charger');
  await expect(
    products(page)
      .getByText(/for your fleet/)
      .first(),
  ).toBeVisible();
  const filled = await products(page).nth(2).boundingBox();
  expect(filled && filled.y + filled.height).toBeLessThanOrEqual(WIDTHS[0].viewport.height);
  await keep(page, { garage: { lines: [] } });
  await open(page, '/listing/chargers-converters');
  const banner = page.getByRole('region', { name: /charging accessories/ });
  await expect(banner).toBeVisible();
  for (const path of [SPARES, '/listing?q=charger', '/listing?q=xqzvwkj', '/listing?brand=bosch']) {
    await open(page, path);
    const nothing = page.getByRole('heading', { level: 1, name: /^No results for/ });
    await expect(count(page).or(nothing)).toBeVisible();
    await expect(banner).toHaveCount(0);
  }
  // Cards without a fit, one of which has a longer number than its neighbours.
  await open(page, '/listing?q=upcoming');
  const buttons = products(page).getByRole('button', { name: /^Add to quote: / });
  const heights = await buttons.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(heights).size).toBe(1);
});
