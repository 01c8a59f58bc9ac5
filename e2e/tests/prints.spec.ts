import type { Page } from '@playwright/test';
import { callApi, enterAs } from '../support/api.ts';
import { keep, withLines } from '../support/lists.ts';
import {
  FIRM,
  field,
  fillCart,
  fillContact,
  placeOrder,
  productsInStock,
} from '../support/ordering.ts';
import { expect, test } from '../support/test.ts';

/** An A4 page without its margins, in CSS pixels. */
const PAPER = { width: 703, height: 1032 };

interface Paper {
  /** Most pages of the PDF: how many depends on the suppliers of what is in stock. */
  pages: number;
  /** Texts that stand on paper. */
  shows: (string | RegExp)[];
}

const pdfPages = async (page: Page) =>
  (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

/** What is printed stands on so many pages at most, within their width, and nothing of it is to be pressed. */
async function expectPrint(page: Page, { pages, shows }: Paper): Promise<void> {
  const own = page.viewportSize();
  await page.waitForLoadState('networkidle');
  expect(await pdfPages(page), 'pages').toBeLessThanOrEqual(pages);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  for (const text of shows) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  const pressed = page
    .locator('button, input:not([type=checkbox]), select, header, footer')
    .filter({ visible: true });
  expect(await pressed.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)))).toEqual(
    [],
  );
  const width = () => document.documentElement.scrollWidth;
  expect(await page.evaluate(width), 'width').toBeLessThanOrEqual(PAPER.width);
  await page.emulateMedia({ media: null });
  if (own) await page.setViewportSize(own);
}

// CART-9, FAV-5
test('cart, favorites and comparison are printed without what is to be pressed', async ({
  page,
  errors: _,
}) => {
  const products = await productsInStock(9);
  const lines = products.map(({ id }) => ({ id, quantity: 2 }));
  const ids = products.map(({ id }) => id);
  const names = products.map(({ name }) => name);
  await keep(page, {
    cart: withLines(lines, ids),
    favorites: withLines(lines),
    comparison: { ids: ids.slice(0, 4) },
  });
  await page.addInitScript(() => {
    window.print = () => {
      const blank = [...document.images].filter(
        (one) => one.checkVisibility() && !one.naturalWidth,
      );
      document.documentElement.dataset.printed = `${blank.length} blank`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  /** Also what is far below the view has its pictures once the button prints. */
  const expectPictures = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '0 blank');
  };
  const own = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/cart');
  await expect(page.getByText('9 of 9 lines selected')).toBeVisible();
  await expectPictures('Print shopping cart');
  if (own) await page.setViewportSize(own);
  await expectPrint(page, { pages: 3, shows: [...names, 'Qty 2', 'Net', 'Total'] });

  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/favorites');
  const first = page.getByRole('row', { name: names[0] ?? '' });
  await expect(first).toBeVisible();
  await expectPictures('Print page');
  if (own) await page.setViewportSize(own);
  await expectPrint(page, { pages: 2, shows: names });
  // Once some are chosen, they alone are printed.
  await first.getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: names[1] ?? '' })).toHaveCount(0);
  await expect(first).toBeVisible();
  await page.emulateMedia({ media: null });
  // Printed, they are chosen no longer.
  await page.getByRole('button', { name: 'Print page' }).click();
  await expect(first.getByRole('checkbox')).not.toBeChecked();

  await page.goto('/comparison');
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  // One or two: it depends on how many rows those that are in stock have.
  await expectPrint(page, { pages: 2, shows: names.slice(0, 4) });
});

test('confirmation and order page print the invoice alone', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  const products = await productsInStock(3);
  await enterAs(page, 'customer');
  await fillCart(
    page,
    products.map(({ id }) => id),
    3,
  );
  await page.goto('/checkout');
  await fillContact(page);
  await field(page, /^GSTIN/).fill(FIRM.gstin);
  await field(page, /^PO number/).fill(FIRM.poNumber);
  const token = await placeOrder(page);
  const { number } = await callApi<{ number: string }>(['GET', `/orders/by-token/${token}`]);
  const shows = [
    ...products.map(({ name }) => name),
    /^(?:Tax i|I)nvoice$/,
    `GSTIN ${FIRM.gstin}`,
    `PO ${FIRM.poNumber}`,
    'Place of supply',
    'Total due',
  ];
  await page.goto(`/order/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  // A toast, and the place of toasts once it is gone, take no sheet.
  await page.getByRole('main').getByRole('button', { name: /copy/i }).first().click();
  await expect(page.locator('.Toastify__toast')).toBeVisible();
  await expectPrint(page, { pages: 1, shows });

  await page.goto(`/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Order EV-/ })).toBeVisible();
  await expectPrint(page, { pages: 1, shows });
});
