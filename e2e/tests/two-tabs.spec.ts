import { randomUUID } from 'node:crypto';
import { callApi } from '../support/api.ts';
import { keep, withLines } from '../support/lists.ts';
import {
  field,
  fillCart,
  fillContact,
  placeButton,
  productsInStock,
  staffOrder,
} from '../support/ordering.ts';
import { expect, test } from '../support/test.ts';

const PADS = 'EV Brake Pad Set, front disc';
const DISC = 'Ventilated Brake Disc 220 mm';
const LINES = [
  { id: '1', quantity: 2 },
  { id: '2', quantity: 1 },
];

test('quote list, favorites and comparison change in one tab and are the same in the other', {
  tag: '@full',
}, async ({ context, page, errors: _ }) => {
  const other = await context.newPage();
  await keep(page, {
    quote: withLines(LINES),
    favorites: withLines(LINES),
    comparison: { ids: ['1', '2'] },
  });
  await page.goto('/cart?list=quote');
  await other.goto('/cart?list=quote');
  await other.getByRole('button', { name: `One more: Quantity of ${PADS}` }).click();
  await expect(page.getByLabel(`Quantity of ${PADS}`, { exact: true })).toHaveValue('3');
  await page.getByRole('button', { name: `Remove ${DISC}` }).click();
  await expect(other.getByRole('tab', { name: 'Quote list' })).toContainText('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('tab', { name: 'Quote list' })).toContainText('2');

  await page.goto('/favorites');
  await other.goto('/favorites');
  await other.getByLabel(`Quantity of ${PADS}`).selectOption('7');
  await expect(page.getByLabel(`Quantity of ${PADS}`)).toHaveValue('7');
  await page.getByRole('button', { name: `Remove ${DISC}` }).click();
  await expect(other.getByRole('row', { name: DISC })).toHaveCount(0);

  await page.goto('/comparison');
  await other.goto('/comparison');
  await expect(page.getByText('2 of 4 products').first()).toBeVisible();
  await other.getByRole('button', { name: `Remove ${PADS} from comparison` }).click();
  await expect(page.getByText('1 of 4 products').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(other.getByText('No products to compare')).toBeVisible();
});

test('an order that two tabs press for in the same instant is placed once, and both show it', async ({
  context,
  page,
}) => {
  const [product] = await productsInStock(1);
  await fillCart(page, [product?.id ?? ''], 1);
  await page.goto('/checkout');
  await fillContact(page);
  const email = `tabs-${randomUUID()}@deccanfleet.example`;
  await field(page, /^Email/).fill(email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  const other = await context.newPage();
  await other.goto('/checkout?step=review');
  const tabs = [page, other];
  for (const tab of tabs) await expect(placeButton(tab)).toBeEnabled();
  // Neither hears an answer before both have sent.
  let sent = 0;
  const keys = new Set<string | undefined>();
  await context.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.add(route.request().headers()['idempotency-key']);
    sent += 1;
    await expect.poll(() => sent).toBe(2);
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => placeButton(tab).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(/\/order\/\w+$/);
  expect(other.url()).toBe(page.url());
  expect([...keys]).toEqual([expect.any(String)]);

  const token = new URL(page.url()).pathname.split('/').at(-1);
  const { number } = await callApi<{ number: string }>(['GET', `/orders/by-token/${token}`]);
  const { customer } = await staffOrder(number).read();
  const path = `/admin/orders?customer=${customer.number}`;
  const { orders } = await callApi<{ orders: object[] }>(['GET', path], { as: 'admin' });
  expect(orders, 'orders of this buyer').toHaveLength(1);
});
