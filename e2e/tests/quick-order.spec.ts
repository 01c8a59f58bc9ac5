import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, open, tabTo } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Quick order form' });
const FORM = 'dialog[open]';
const FLEET = new URL('../../remotes/checkout/src/quick-order/testing/fleet.xls', import.meta.url);

const cartOf = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('evmandi-cart') ?? '{}').state as {
        lines: { id: string; quantity: number }[];
        selected: string[];
      },
  );

/** What a spreadsheet puts on the clipboard, pasted into a field. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await form(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX === 'auto',
      ),
    ),
  ).toBe(false);

test('an order is written and put into the cart by keyboard alone', async ({ page, errors: _ }) => {
  await open(page, '/about');
  await page.keyboard.press('Alt+q');
  const dialog = form(page);
  await expect(dialog.getByRole('combobox', { name: 'Item number, row 1' })).toBeFocused();
  await page.keyboard.type('bp-ev-2041');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('EV Brake Pad Set, front disc')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Item number, row 2' })).toBeFocused();
  await page.keyboard.type('BD-22O-W');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('BD-22O-W is unknown. Did you mean BD-220-W?')).toBeVisible();
  await expectAccessible(page, FORM);
  await page.keyboard.press('Tab');
  await tabTo(page, /^Add to cart$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 line added to your cart, 1 to correct')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, /^Use BD-220-W in row 1$/, 200);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Ventilated Brake Disc 220 mm')).toBeVisible();
  await tabTo(page, /^Create Order$/, 200);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await cartOf(page)).selected).toHaveLength(1);
  expect((await cartOf(page)).lines).toHaveLength(2);
});

interface Listed {
  products: { sku: string }[];
}

test('300 pasted lines with six wrong ones are repaired and put into the cart', async ({
  page,
  request,
  errors: _,
}) => {
  const skus: string[] = [];
  for (const number of [1, 2, 3, 4]) {
    const path = `/api/products?in_stock=true&facets=false&sort=name&page_size=100&page=${number}`;
    const list: Listed = await (await request.get(`${process.env.SITE_API}${path}`)).json();
    skus.push(...list.products.map(({ sku }) => sku));
  }
  const wrong = new Map([
    [10, 'BP-EV-2O4l\t1'],
    [20, 'NO-SUCH-PART\t1'],
    [30, `${skus[30]}\t1.5`],
    [40, `${skus[40]}\t-2`],
    [50, `${skus[50]}\t1\tbox`],
    [60, `${skus[60]}\tmany`],
  ]);
  const rows = skus.slice(0, 300).map((sku, index) => wrong.get(index) ?? `${sku}\t1`);
  await open(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Quick order' }).click();
  const dialog = form(page);
  await paste(dialog.getByRole('combobox', { name: 'Item number, row 1' }), rows.join('\r\n'));
  await expect(dialog.getByRole('heading', { name: 'Preview of pasted rows' })).toBeFocused();
  await expect(dialog.getByText('294 rows ready')).toBeVisible();
  await expect(dialog.getByText('6 rows with errors')).toBeVisible();
  await dialog.getByLabel('Only rows that had errors').check();
  await expect(dialog.getByRole('row')).toHaveCount(7);
  await expectAccessible(page, FORM);

  await dialog.getByRole('button', { name: 'Use BP-EV-2041 in row 11' }).click();
  await dialog.getByLabel('Item number, row 21').fill(skus[301] ?? '');
  for (const row of [31, 41, 61]) await dialog.getByLabel(`Quantity, row ${row}`).fill('1');
  await dialog.getByLabel('Unit, row 51').selectOption({ index: 1 });
  // Whatever the product is sold by is right.
  const unit = dialog.getByText(/^This product is sold by the \w+: choose/);
  await expect(dialog.getByText(/^(1 row with errors|300 rows ready)$/)).toBeVisible();
  if (await unit.isVisible()) {
    const label = /choose (\w+)$/.exec((await unit.textContent()) ?? '')?.[1] ?? '';
    await dialog.getByLabel('Unit, row 51').selectOption(label);
  }
  await dialog.getByRole('button', { name: 'Apply 300 rows' }).click();
  await expect(dialog.getByText('300 good lines')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await cartOf(page)).lines.length).toBeGreaterThanOrEqual(299);
});

for (const { name, viewport } of WIDTHS) {
  test(`at ${name} a file is read by a worker, and says what is wrong in it`, async ({
    page,
    errors: _,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/about');
    await page.keyboard.press('Alt+q');
    const dialog = form(page);
    const input = dialog.getByLabel('Order file');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, FORM);
    await input.setInputFiles({
      name: 'order.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('<html>'),
    });
    await expect(dialog.getByRole('alert')).toContainText('could not be read as a spreadsheet');
    await input.setInputFiles({
      name: 'fleet.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: readFileSync(FLEET),
    });
    await expect(dialog.getByText('File uploaded: fleet.xls')).toBeVisible();
    await expect(dialog.getByText('2 rows ready')).toBeVisible();
    await expect(dialog.getByText('2 rows with errors')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, FORM);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download your sample file' }).click();
    const sample = await download;
    expect(sample.suggestedFilename()).toBe('sample_order_template.csv');
    await input.setInputFiles(await sample.path());
    await expect(dialog.getByRole('alert')).toContainText('Choose an XLS, XLSX or CSV file.');
    await input.setInputFiles({
      name: sample.suggestedFilename(),
      mimeType: 'text/csv',
      buffer: readFileSync(await sample.path()),
    });
    await dialog.getByRole('button', { name: 'Apply 2 rows' }).click();
    await expect(dialog.getByText('2 good lines')).toBeVisible();
  });
}
