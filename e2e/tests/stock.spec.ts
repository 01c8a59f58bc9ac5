import { randomUUID } from 'node:crypto';
import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import type { Browser, Page } from '@playwright/test';
import { callApi, enterAs, inDays } from '../support/api.ts';
import { orderAsGuest, staffOrder } from '../support/ordering.ts';
import { expectAccessible, expectStill, open, watchLayoutShift } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

const STOCK = '/dashboard/stock';

interface Level {
  product: { id: string; sku: string; name: string };
  left: number;
  held: number;
  onHand: number;
}

/** Of these products those of which one piece may be ordered by itself. */
async function dearEnough(products: Level['product'][]): Promise<Set<string>> {
  const body = { lines: products.map(({ id }) => ({ productId: id, quantity: 1 })) };
  const { lines } = await callApi<{ lines: { productId: string; unitPrice: number }[] }>(
    ['POST', '/orders/price'],
    { body },
  );
  const dear = lines.filter(({ unitPrice }) => unitPrice >= MINIMUM_ORDER);
  return new Set(dear.map(({ productId }) => productId));
}

/**
 * A product of which nothing is held and nothing is to come, and one piece may be ordered, with so many pieces left.
 */
async function productWith(counted: number): Promise<Level['product']> {
  const path = `/admin/stock?state=all&sort=left_desc&page_size=100`;
  const { rows } = await callApi<{ rows: (Level & { coming: number })[] }>(['GET', path], {
    as: 'stock',
  });
  const dear = await dearEnough(rows.map(({ product }) => product));
  const row = rows.find(
    ({ product, held, coming, left }) =>
      held + coming === 0 && left !== counted && dear.has(product.id),
  );
  if (!row) throw new Error('Every product is held or announced');
  await callApi(['POST', '/admin/stock/corrections'], {
    as: 'stock',
    key: randomUUID(),
    body: { sku: row.product.sku, expected: row.onHand, counted, cause: 'counted' },
  });
  return row.product;
}

async function atShelves(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, 'stock');
  await open(page, path);
  return page;
}

test('what runs low is announced and booked in part, and the order that waits gets it', async ({
  page,
}) => {
  const product = await productWith(0);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await enterAs(page, 'stock');
  await page.goto('/');
  const account = page.getByRole('navigation', { name: 'Account' });
  await account.getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link', { name: 'Stock', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Order|Customers/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Deliveries' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^All \d+ that are low$/ }).click();

  await page.getByRole('searchbox', { name: 'Search the stock' }).fill(product.sku);
  const row = page.getByRole('row', { name: new RegExp(product.sku) });
  await expect(page.getByRole('table', { name: 'Stock' }).getByRole('rowheader')).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Announce/ }).click();
  const announce = page.getByRole('dialog', { name: 'Announce a delivery' });
  await expect(announce.getByLabel('Product', { exact: true })).toHaveValue(
    `${product.name}, ${product.sku}`,
  );
  await announce.getByLabel('Pieces').fill('many');
  await announce.getByLabel('Note').fill('By road');
  await announce.getByRole('button', { name: 'Announce' }).click();
  await expect(announce.getByRole('region', { name: '2 things to correct' })).toBeFocused();
  await expect(announce.getByLabel('Note')).toHaveValue('By road');
  await announce.getByLabel('Pieces').fill('6');
  await announce.getByLabel('Expected on').fill(inDays(4));
  await announce.getByLabel('Expected on').press('Enter');
  await expect(page.getByText(/^Delivery DL-\d+ is announced: 6 pieces/)).toBeVisible();

  const email = `${randomUUID().slice(0, 8)}@stock.example`;
  const { number } = await orderAsGuest([product], email);
  await page
    .getByRole('navigation', { name: 'Stock' })
    .getByRole('link', { name: 'Deliveries' })
    .click();
  await page.getByRole('searchbox', { name: 'Search deliveries' }).fill(product.sku);
  await expect(page.getByRole('table', { name: 'Deliveries' }).getByRole('rowheader')).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: /^Book DL-/ }).click();
  const book = page.getByRole('dialog', { name: /^Book delivery/ });
  await book.getByLabel('Pieces that arrived').fill('2');
  await expect(book.getByText('4 pieces fewer than announced')).toBeVisible();
  await expect(
    book.getByText('1 piece goes to orders that wait, 1 piece can be sold.'),
  ).toBeVisible();
  await book.getByRole('button', { name: 'Book 2 pieces' }).click();
  await expect(page.getByText(`For waiting orders: #${number} (1).`)).toBeVisible();
  expect((await staffOrder(number).read()).lines[0]?.held).toBe(1);
  expect(fetched.filter((url) => url.includes('chart-canvas'))).toEqual([]);

  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/b2b/vehicle-job-card');
});

test('of two corrections of one shelf the second chooses between both values', {
  tag: '@full',
}, async ({ browser }) => {
  const product = await productWith(9);
  const place = `${STOCK}?state=all&q=${product.sku}`;
  const [one, other] = [await atShelves(browser, place), await atShelves(browser, place)];
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Correct the stock of/ });
  for (const page of [one, other]) {
    await page.getByRole('button', { name: /^Correct/ }).click();
    await dialog(page).getByLabel('Reason').selectOption('counted');
  }
  await dialog(other).getByLabel('Pieces on the shelf').fill('7');
  await dialog(other).getByRole('button', { name: 'Correct the stock' }).click();
  await expect(other.getByText(/corrected by -2: 7 pieces on the shelf/)).toBeVisible();

  await dialog(one).getByLabel('Pieces on the shelf').fill('8');
  await dialog(one).getByLabel('In words').fill('Counted twice');
  await dialog(one).getByRole('button', { name: 'Correct the stock' }).click();
  const conflict = one.getByRole('dialog', { name: 'Somebody changed this stock' });
  await expect(conflict.getByRole('row', { name: /On the shelf/ })).toContainText('8, you counted');
  await expect(conflict.getByRole('row', { name: /On the shelf/ })).toContainText('7');
  await expectAccessible(one, 'dialog[open]');
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect(one.getByText(/corrected by \+1: 8 pieces on the shelf/)).toBeVisible();
  await one.goto(`${STOCK}?tab=movements&sku=${product.sku}&reason=correction`);
  await expect(one.getByRole('table', { name: 'Movements' }).getByRole('row').nth(1)).toContainText(
    /\+1.*8.*Stocktaking.*Counted twice.*Gopal Yadav/,
  );
});

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const next = turnsAt(at);
  for (const tab of ['overview', 'levels', 'deliveries', 'movements']) {
    next()(
      `the tab ${tab} of the stock is for everybody at ${name} px`,
      { tag: '@full' },
      async ({ browser }) => {
        // Who is shown a few entries of the menu alone.
        const page = await atShelves(browser, STOCK);
        await page.setViewportSize(viewport);
        await watchLayoutShift(page);
        await page.goto(`${STOCK}?tab=${tab}`);
        await expect(page.getByRole('table').first()).toBeVisible();
        await expectAccessible(page);
        await expectStill(page);
      },
    );
  }
}
