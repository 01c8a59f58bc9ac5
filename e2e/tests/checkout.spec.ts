import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import {
  expectContact,
  field,
  fillCart,
  fillContact,
  loseNextAnswer,
  placeButton,
  productsInStock,
} from '../support/ordering.ts';
import { expectAccessible } from '../support/page.ts';
import { expect, signIn, test, turnsAt, WIDTHS } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at, 1);
  turn()(
    `at ${name} an order whose connection drops in the middle is placed once, and nothing is typed twice`,
    async ({ page, context }) => {
      await page.setViewportSize(viewport);
      const products = await productsInStock(3);
      await fillCart(
        page,
        products.map(({ id }) => id),
        2,
      );
      await page.goto('/checkout?step=payment');
      await page.getByRole('radio', { name: /Pay on delivery/ }).check();
      await press(page, 'Continue to review');
      // Where it goes is missing yet.
      await expect(page.getByRole('heading', { name: /Contact and delivery/ })).toBeFocused();

      await fillContact(page);
      await field(page, /^PIN code/).fill('5000');
      await field(page, /^GSTIN/).fill('22AAAAA0000A1Z5');
      await press(page, 'Continue to review');
      await expect(page.getByText('2 things to correct')).toBeVisible();
      await expectAccessible(page, 'main');
      await page.getByRole('link', { name: /PIN code has six digits/ }).click();
      await expect(field(page, /^PIN code/)).toBeFocused();
      await field(page, /^PIN code/).fill('500076');
      await field(page, /^GSTIN/).fill('');
      await page.reload();
      await expectContact(page);
      await press(page, 'Continue to review');

      await expect(page.getByText('Pay on delivery')).toBeVisible();
      await expectAccessible(page, 'main');
      await placeButton(page).click();
      await expect(page.getByText('Accept the terms to place the order')).toBeVisible();
      await page.getByRole('checkbox', { name: /accept the terms/ }).check();
      const placed = await loseNextAnswer(page);
      await placeButton(page).click();
      await expect(page.getByText('We got no answer')).toBeVisible();
      await context.setOffline(true);
      await placeButton(page).click();
      await expect(page.getByText('Nothing was sent')).toBeVisible();
      await context.setOffline(false);

      await page.reload();
      await expect(page.getByRole('checkbox', { name: /accept the terms/ })).toBeChecked();
      await expect(page.getByText('You have sent this order before')).toBeVisible();
      await placeButton(page).click();
      await expect(h1(page, 'Order placed')).toBeFocused();
      expect(page.url()).toMatch(new RegExp(`/order/${placed()}$`));
      await expectAccessible(page, 'main');

      await page.goto('/cart');
      await expect(
        page
          .getByRole('main')
          .getByText(products[2]?.name ?? '')
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText(
        '1',
      );
      await page.goto('/checkout');
      await expect(page.getByText('Nothing is selected')).toBeVisible();
    },
  );

  turn()(
    `at ${name} a buyer finds their order, cancels it and orders it again`,
    async ({ page, errors: _ }) => {
      await page.setViewportSize(viewport);
      const [product] = await productsInStock(1);
      await fillCart(page, [product?.id ?? ''], 1);
      await page.goto('/checkout');
      await fillContact(page);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await signIn(page, 'customer');
      await expectContact(page);
      await press(page, 'Continue to payment');
      await page.getByRole('radio', { name: /Bank transfer/ }).check();
      await press(page, 'Continue to review');
      await page.getByRole('checkbox', { name: /accept the terms/ }).check();
      await placeButton(page).click();
      await expect(h1(page, 'Order placed')).toBeVisible();
      const token = new URL(page.url()).pathname.split('/').at(-1);
      const { number } = await callApi<{ number: string }>(['GET', `/orders/by-token/${token}`]);

      await page.goto('/orders');
      await expect(h1(page, 'My orders')).toBeVisible();
      await expectAccessible(page, 'main');
      // Another journey orders as this customer, too.
      await page.getByRole('link', { name: new RegExp(`^View order.*${number}$`) }).click();
      await expect(h1(page, new RegExp(`^Order EV-.*${number}$`))).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
      // PAY-5
      await expect(page.getByText('0000 0000 0000 (sample account)').first()).toBeVisible();
      await expectAccessible(page, 'main');
      await page.getByRole('button', { name: /^Cancel order/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
      await expect(page.getByText('Cancelled').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0);
      await page.getByRole('button', { name: /^Reorder/ }).click();
      // In a phone's row there is no room for what the line is called.
      await expect(page.getByText(/1 (?:line )?added to your cart/)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText(
        '1',
      );

      // CHECKOUT-4, CHECKOUT-5
      await page.goto('/cart');
      await expect(page.getByText(/ · Arrives \w{3} \d+ \w{3}/).first()).toBeVisible();
      await page.goto('/checkout');
      await expectContact(page);
      await press(page, 'Continue to payment');
      await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
    },
  );
}

test('a price that changed is shown, and nothing is ordered until it is agreed to', async ({
  page,
}) => {
  const [product] = await productsInStock(1);
  await fillCart(page, [product?.id ?? ''], 1);
  let cheaper = true;
  await page.route('**/api/orders/price', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (cheaper) {
      answer.lines[0].unitPrice -= 100;
      answer.totals.total -= 110;
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/checkout');
  await fillContact(page);
  await press(page, 'Continue to payment');
  await press(page, 'Continue to review');
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  cheaper = false;
  await placeButton(page).click();
  await expect(page.getByText('A price has changed')).toBeVisible();
  await expect(page.getByText(new RegExp(`${product?.name}: ₹.*, now ₹`))).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?step=review$/);
});
