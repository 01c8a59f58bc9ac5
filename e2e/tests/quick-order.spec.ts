import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, open, tabTo } from '../support/page.ts';
import { cartOf, QUICK_ORDER, quickOrder } from '../support/quick-order.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

const FLEET = new URL('../../remotes/checkout/src/quick-order/testing/fleet.xls', import.meta.url);

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await quickOrder(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX === 'auto',
      ),
    ),
  ).toBe(false);

test('an order is written and put into the cart by keyboard alone', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await open(page, '/about');
  await page.keyboard.press('Alt+q');
  const dialog = quickOrder(page);
  await expect(dialog.getByRole('combobox', { name: 'Item number, row 1' })).toBeFocused();
  await page.keyboard.type('bp-ev-2041');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('EV Brake Pad Set, front disc')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Item number, row 2' })).toBeFocused();
  await page.keyboard.type('BD-22O-W');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('BD-22O-W is unknown. Did you mean BD-220-W?')).toBeVisible();
  await expectAccessible(page, QUICK_ORDER);
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

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at, 1);
  turn()(
    `at ${name} a file is read by a worker, and says what is wrong in it`,
    async ({ page, errors: _ }) => {
      await page.setViewportSize(viewport);
      await open(page, '/about');
      await page.keyboard.press('Alt+q');
      const dialog = quickOrder(page);
      const input = dialog.getByLabel('Order file');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, QUICK_ORDER);
      await input.setInputFiles({
        name: 'order.xlsx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('<html>'),
      });
      await expect(dialog.getByRole('alert')).toContainText('is not what its name says (XLSX)');
      await input.setInputFiles({
        name: 'fleet.xls',
        mimeType: 'application/vnd.ms-excel',
        buffer: readFileSync(FLEET),
      });
      await expect(dialog.getByText('File uploaded: fleet.xls')).toBeVisible();
      await expect(dialog.getByText('2 rows ready')).toBeVisible();
      await expect(dialog.getByText('2 rows with errors')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, QUICK_ORDER);
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
    },
  );
}
