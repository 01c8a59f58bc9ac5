import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import {
  FIRM,
  field,
  fillContact,
  loseNextAnswer,
  orderable,
  placeButton,
  staffOrder,
} from '../support/ordering.ts';
import { expectAccessible } from '../support/page.ts';
import { cartOf, paste, QUICK_ORDER, quickOrder } from '../support/quick-order.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const ROWS = 300;
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** 300 rows of one piece each; every part comes several times, as its vehicles do. Six rows are wrong. */
function rowsOf(skus: readonly string[]): string {
  const skuOf = (index: number) => skus[index % skus.length];
  const wrong = new Map([
    [10, 'BP-EV-2O4l\t1'],
    [20, 'NO-SUCH-PART\t1'],
    [30, `${skuOf(30)}\t1.5`],
    [40, `${skuOf(40)}\t-2`],
    [50, `${skuOf(50)}\t1\tbox`],
    [60, `${skuOf(60)}\tmany`],
  ]);
  const rows = Array.from({ length: ROWS }, (_, row) => wrong.get(row) ?? `${skuOf(row)}\t1`);
  return rows.join('\r\n');
}

async function repair(dialog: Locator, known: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Use BP-EV-2041 in row 11' }).click();
  await dialog.getByLabel('Item number, row 21').fill(known);
  for (const row of [31, 41, 61]) await dialog.getByLabel(`Quantity, row ${row}`).fill('1');
  await dialog.getByLabel('Unit, row 51').selectOption({ index: 1 });
  // Whatever the product is sold by is right.
  const unit = dialog.getByText(/^This product is sold by the \w+: choose/);
  await expect(dialog.getByText(/^(1 row with errors|300 rows ready)$/)).toBeVisible();
  if (await unit.isVisible()) {
    const label = /choose (\w+)$/.exec((await unit.textContent()) ?? '')?.[1] ?? '';
    await dialog.getByLabel('Unit, row 51').selectOption(label);
  }
}

test('a fleet buyer pastes 300 lines, repairs six, and orders them once though the network is cut', async ({
  page,
  context,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await page.setViewportSize(WIDTHS[1].viewport);
  const skus = (await orderable(10)).map(({ sku }) => sku);
  await page.goto('/about');
  await page.keyboard.press('Alt+q');
  const dialog = quickOrder(page);
  await paste(dialog.getByRole('combobox', { name: 'Item number, row 1' }), rowsOf(skus));
  await expect(dialog.getByRole('heading', { name: 'Preview of pasted rows' })).toBeFocused();
  await expect(dialog.getByText('294 rows ready')).toBeVisible();
  await expect(dialog.getByText('6 rows with errors')).toBeVisible();
  await dialog.getByLabel('Only rows that had errors').check();
  await expect(dialog.getByRole('row')).toHaveCount(7);
  await expectAccessible(page, QUICK_ORDER);
  await repair(dialog, skus[0] ?? '');
  await dialog.getByRole('button', { name: 'Apply 300 rows' }).click();
  await expect(dialog.getByText('300 good lines')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toBeHidden();
  const { lines } = await cartOf(page);
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(ROWS);

  await page.goto('/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillContact(page);
  const email = `fleet-${randomUUID()}@deccanfleet.example`;
  await field(page, /^Email/).fill(email);
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await field(page, /^GSTIN/).fill(FIRM.gstin);
  await field(page, /^PO number/).fill(FIRM.poNumber);
  await press(page, 'Continue to payment');
  await press(page, 'Continue to review');
  await context.setOffline(false);
  await expect(page.getByText('You are offline', { exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  const placed = await loseNextAnswer(page);
  await placeButton(page).click();
  await expect(page.getByText('We got no answer')).toBeVisible();
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(page.getByText('Nothing was sent')).toBeVisible();
  await context.setOffline(false);

  await page.goto('/checkout');
  await expect(field(page, /^Email/)).toHaveValue(email);
  await expect(field(page, /^PIN code/)).toHaveValue('500076');
  await expect(field(page, /^GSTIN/)).toHaveValue(FIRM.gstin);
  await expect(field(page, /^PO number/)).toHaveValue(FIRM.poNumber);
  await press(page, 'Continue to review');
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`/order/${placed()}$`));
  await expect(page.getByText(`GSTIN ${FIRM.gstin}`)).toBeVisible();
  await expect(page.getByText(FIRM.poNumber)).toBeVisible();
  await expectAccessible(page, 'main');

  const { number } = await callApi<{ number: string }>(['GET', `/orders/by-token/${placed()}`]);
  const staff = staffOrder(number);
  const order = await staff.read();
  expect(order.lines).toHaveLength(lines.length);
  expect(order.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(ROWS);
  const path = `/admin/orders?customer=${order.customer.number}`;
  const all = await callApi<{ orders: object[] }>(['GET', path], { as: 'admin' });
  expect(all.orders, 'orders of this buyer').toHaveLength(1);
  expect(uncaught).toEqual([]);
  await staff.move('Cancelled');
});
