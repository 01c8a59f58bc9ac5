import type { Locator, Page } from '@playwright/test';
import { chip, filters, products, SPARES, total } from '../support/listing.ts';
import { open } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at);
  turn()(
    `rows and cards at ${name} have all that a buyer needs`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const view of ['grid', 'list']) {
        await open(page, `${SPARES}?view=${view}`);
        await expect(products(page)).toHaveCount(12);
        for (const product of await products(page).all()) {
          await expect(product.getByRole('heading').getByRole('link')).toHaveAttribute(
            'href',
            /^\/product\//,
          );
          for (const control of [/^Favorite: /, /^Compare: /, /^Add to quote: /]) {
            await expect(product.getByRole('button', { name: control })).toBeEnabled();
          }
          await expect(product.getByRole('textbox', { name: /^Quantity of / })).toHaveValue('1');
          const sold = await product.getByText('Out of stock').first().isVisible();
          const cart = product.getByRole('button', {
            name: sold ? 'Out of stock' : /^Add to cart: /,
          });
          await expect(cart).toBeEnabled({ enabled: !sold });
        }
      }
    },
  );
}

test('at 320 px, a desktop at 400 %, nothing of a product is cut off', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const view of ['grid', 'list']) {
    await open(page, `${SPARES}?view=${view}`);
    const cards = page.getByRole('main').getByRole('article');
    const wider = await cards.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect([await cards.count(), wider]).toEqual([16, 0]);
  }
});

test('order and pages are links that hold', async ({ page }) => {
  await open(page, SPARES);
  const price = async (at: number) =>
    Number(
      (await products(page).nth(at).getByText(/^₹/).first().textContent())?.replace(/\D/g, ''),
    );
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  expect(await pages.getByRole('listitem').allTextContents()).toEqual(
    expect.arrayContaining(['1', '2', '3', '...', String(Math.ceil((await total(page)) / 12))]),
  );
  await page.getByLabel('Sort by').selectOption('Price high to low');
  await expect(page).toHaveURL(`${SPARES}?sort=price_desc`);
  await expect.poll(() => price(0)).toBeGreaterThanOrEqual(await price(11));
  const cheapest = await price(11);
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${SPARES}?sort=price_desc&page=2`);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => price(0)).toBeLessThanOrEqual(cheapest);
  const heading = page.getByRole('heading', { name: 'Products', exact: true });
  await expect(heading).toBeFocused();
  await expect(products(page).first()).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${SPARES}?sort=price_desc`);
  await expect(page.getByLabel('Sort by')).toHaveValue('price_desc');
});

test('the view is kept in the address and by the browser', { tag: '@full' }, async ({ page }) => {
  await page.goto(SPARES);
  await page.getByRole('link', { name: 'List view' }).click();
  await expect(page).toHaveURL(`${SPARES}?view=list`);
  // A link followed before the page's script has run is a load of its own; then the script remembers.
  await page.waitForFunction(() => localStorage.getItem('ev-listing-view') === 'list');
  await page.goto('/listing/accessories-tools');
  await expect(page.getByRole('link', { name: 'List view' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('every product can be bought, asked for, kept and compared, four at most', async ({
  page,
}) => {
  await page.goto(SPARES);
  const first = products(page).first();
  await first.getByRole('button', { name: /^One more/ }).click();
  await first.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(first.getByText('2 in your cart')).toBeVisible();
  await first.getByRole('button', { name: /^Favorite/ }).click();
  await expect(first.getByRole('button', { name: /^Favorite/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (let index = 0; index < 5; index += 1) {
    await products(page)
      .nth(index)
      .getByRole('button', { name: /^Compare/ })
      .click();
  }
  await expect(page.getByText('You can compare 4 products at most')).toBeVisible();
  await expect(
    products(page)
      .nth(4)
      .getByRole('button', { name: /^Compare/ }),
  ).toHaveAttribute('aria-pressed', 'false');
});

test('what is recommended is not shown above', { tag: '@full' }, async ({ page }) => {
  await page.goto(SPARES);
  const shown = await products(page).getByRole('heading').allTextContents();
  const row = page.getByRole('region', { name: 'Recommended products' });
  const recommended = await row.getByRole('heading', { level: 3 }).allTextContents();
  expect(recommended).toHaveLength(4);
  expect(recommended.filter((name) => shown.includes(name))).toEqual([]);
});

test('paths of one segment preset their filters, others lead home', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await page.goto('/hero-bikes');
  await expect(page.getByRole('heading', { level: 1, name: 'Hero bikes' })).toBeVisible();
  await chip(page, 'Hero').click();
  await expect(page).toHaveURL('/listing/new-bikes');
  await page.goto('/find-rs-1-2-lakh-bikes');
  await expect(chip(page, 'Rs. 1 - 2 Lakh')).toBeVisible();
  await page.goto('/find-super-bikes');
  await expect(page.getByRole('heading', { level: 1, name: 'Super Bikes' })).toBeVisible();
  const answer = await request.get('/nobody-bikes', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/']);
  const unknown = await page.goto('/bikes/flying-bikes');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByText('We could not find that category')).toBeVisible();
  expect(await products(page).count()).toBeGreaterThan(3);
});

/** Waits for what the server renders; a busy one may answer late, and then without content. */
async function rendered(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    if (!(await part.isVisible())) await page.reload();
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [at, { name, viewport }] of WIDTHS.entries()) {
    const turn = turnsAt(at);
    turn()(`at ${name} the filters are a form`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(SPARES);
      await rendered(page, filters(page));
      await filters(page)
        .getByLabel(/^Bosch/)
        .check();
      await filters(page).getByLabel('Min, ₹').fill('1,000');
      await filters(page).getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(/brand=bosch/);
      await rendered(page, chip(page, 'Bosch'));
      await rendered(page, chip(page, 'From ₹1,000'));
      await filters(page)
        .getByRole('button', { name: /^Green/ })
        .click();
      await rendered(page, chip(page, 'Green'));
      await chip(page, 'Bosch').click();
      await expect(page).not.toHaveURL(/brand=/);
      await rendered(page, chip(page, 'Green'));
      await page.goto('/listing/lights');
      await rendered(page, filters(page));
      await filters(page).getByLabel(/^36 V/).check();
      await filters(page).getByLabel('Max, W').fill('10');
      await filters(page).getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(/voltage=36-v/);
      await rendered(page, chip(page, '36 V'));
      await rendered(page, chip(page, 'Up to 10 W'));
    });
  }
});
