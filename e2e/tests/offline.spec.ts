import { OFFLINE_CACHES } from '@evmandi/contract/platform/offline';
import type { Page } from '@playwright/test';
import { count, filters, products, SPARES } from '../support/listing.ts';
import { expectAccessible, open } from '../support/page.ts';
import { quickOrder } from '../support/quick-order.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: WIDTHS[1].viewport });

/** Paths of the pages that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const pages = names.filter((name) => name.endsWith('-pages') || name.endsWith('-always'));
    const requests = await Promise.all(pages.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, OFFLINE_CACHES.prefix);

const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('without a network the pages seen and the cart are read, others say so, and come by themselves', async ({
  page,
  context,
}) => {
  await open(page, '/product/BP-EV-2041');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect
    .poll(() => kept(page))
    .toEqual(expect.arrayContaining(['/product/BP-EV-2041', '/cart']));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 1 item/ })
    .click();
  await expect(h1(page)).toHaveText('Shopping cart');
  const line = page.getByRole('main').getByText('EV Brake Pad Set, front disc').first();
  await expect(line).toBeVisible();
  await page.goto(SPARES);
  await expect(products(page)).toHaveCount(12);
  await expect.poll(() => kept(page)).toContain(SPARES);
  const unseen = await products(page)
    .nth(4)
    .getByRole('heading')
    .getByRole('link')
    .getAttribute('href');

  await context.setOffline(true);
  const offline = page.getByText('You are offline.');
  await expect(offline).toBeVisible();
  // What was not seen, by a press and then by its address.
  await products(page).nth(4).getByRole('heading').getByRole('link').click();
  await expect(h1(page)).toHaveText('This page is not stored on your device');
  await page.reload();
  await expect(h1(page)).toHaveText('This page is not stored on your device');
  await expectAccessible(page, 'main');
  // What was seen, from the list of pages that are kept.
  await page
    .getByRole('main')
    .getByRole('link', { name: /EV Brake Pad Set, front disc/ })
    .click();
  await expect(h1(page)).toHaveText('EV Brake Pad Set, front disc');
  await expect(page.getByText('This page is as it was')).toBeVisible();
  await page.goto(unseen ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Open cart' }).click();
  await expect(line).toBeVisible();
  await page.goto('/cart?list=quote');
  await expect(page.getByRole('tab', { name: /^Quote list/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.goto(unseen ?? '');
  await expect(h1(page)).toHaveText('This page is not stored on your device');
  await context.setOffline(false);
  await expect(h1(page)).not.toHaveText('This page is not stored on your device');
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
  await expect(offline).toHaveCount(0);
  // A page that was kept is read anew.
  await context.setOffline(true);
  await page.goto('/product/BP-EV-2041');
  const asItWas = page.getByText('This page is as it was');
  await expect(asItWas).toBeVisible();
  await context.setOffline(false);
  await expect(asItWas).toHaveCount(0);
  await expect(h1(page)).toHaveText('EV Brake Pad Set, front disc');
  // Nothing that is one person's is kept.
  expect((await kept(page)).filter((path) => /orders|quotes|account|checkout/.test(path))).toEqual(
    [],
  );
});

test('a delivery date and a row of quick order that could not be had come by themselves, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await open(page, '/product/BP-EV-2041');
  const dialog = quickOrder(page);
  const item = (row: number) => dialog.getByRole('combobox', { name: `Item number, row ${row}` });
  await page.keyboard.press('Alt+q');
  await expect(item(1)).toBeFocused();
  await page.keyboard.press('Escape');
  const pin = page.getByLabel('Delivery to PIN code');
  await pin.fill('411001');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('The delivery date could not be read: Network Error')).toBeVisible();
  await pin.fill('5000');
  await page.keyboard.press('Alt+q');
  await item(1).fill('bp-ev-2041');
  await item(2).fill('BD-22');
  await expect(dialog.getByText('Could not be checked: Network Error')).toBeVisible();

  await context.setOffline(false);
  await expect(dialog.getByText('EV Brake Pad Set, front disc')).toBeVisible();
  await expect(dialog.getByText('Could not be checked')).toHaveCount(0);
  await expect(item(2)).toBeFocused();
  await expect(item(2)).toHaveValue('BD-22');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/to Pune, Maharashtra/)).toBeVisible();
  await expect(pin).toHaveValue('5000');
});

/** Whether the products of the cart are kept, which no page has asked for yet. */
const keepsCart = (page: Page) =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const kept = await Promise.all(stores.map((store) => store.keys()));
    return kept.flat().filter(({ url }) => url.includes('/api/products?ids=')).length;
  }, OFFLINE_CACHES.prefix);

test('a cart that was never opened is read without a network, also once a line is gone', async ({
  page,
  context,
}) => {
  await open(page, '/product/BD-220-W');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect.poll(() => keepsCart(page)).toBe(1);
  await page.goto('/product/BP-EV-2041');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect.poll(() => keepsCart(page)).toBe(2);

  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 2 items/ })
    .click();
  const line = (name: string) => page.getByRole('main').getByText(name).first();
  await expect(line('EV Brake Pad Set, front disc')).toBeVisible();
  await expect(line('Ventilated Brake Disc 220 mm')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove.*EV Brake Pad Set, front disc/ })
    .first()
    .click();
  await page.reload();
  await expect(line('Ventilated Brake Disc 220 mm')).toBeVisible();
  await expect(page.getByRole('main').getByText('EV Brake Pad Set, front disc')).toHaveCount(0);

  // CART-11
  await context.setOffline(false);
  await open(page, '/product/BD-240-R');
  const added = await h1(page).textContent();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 2 items/ })
    .click();
  await expect(line('Ventilated Brake Disc 220 mm')).toBeVisible();
  const unread = page.getByRole('region', { name: 'Price not confirmed' });
  await expect(unread).toContainText(added ?? '');
  await expect(unread).toContainText('SKU BD-240-R · Qty 1');
  await expectAccessible(page, 'main');
  await context.setOffline(false);
  await expect(unread).toHaveCount(0);
  await expect(line(added ?? '')).toBeVisible();
});

test('nothing that is pressed without a network takes a listing away', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDTHS[0].viewport);
  await open(page, SPARES);
  const all = await count(page).textContent();
  await context.setOffline(true);
  await products(page)
    .first()
    .getByRole('button', { name: /^(Compare|Add to comparison)/ })
    .click();
  await expect(products(page)).toHaveCount(12);
  // As long as a page is looked at before it is kept: this one is when the network is back.
  await page.waitForTimeout(2_000);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /^Compar/ })).toBeVisible();
  // What says so is there by now.
  await expect.poll(() => kept(page)).toContain(SPARES);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');

  await context.setOffline(true);
  const offline = page.getByText(/Network Error/).first();
  for (const name of [/^In stock only/, /^Discounted only/]) {
    await filters(page).getByLabel(name).click();
    await expect(offline).toBeVisible();
    await expect(products(page)).toHaveCount(12);
    await expect(count(page)).toHaveText(all ?? '');
  }
  await page.getByRole('main').getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 could not be shown.')).toBeVisible();
  await expect(page).toHaveURL(SPARES);
});
