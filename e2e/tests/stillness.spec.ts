import { enterAs, newCustomer } from '../support/api.ts';
import { expectStill, watchLayoutShift } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

/** Addresses whose screen turns out shorter than what stood there while it was read, or says more. */
const SHORT: readonly [path: string, text: string | RegExp][] = [
  ['/quotes/unknown', 'We could not find that request'],
  ['/order/unknown', 'We could not find that order'],
  ['/comparison?ids=1,2', /^This comparison of 2 products came with the link/],
  ['/orders/999999', 'We could not find that order'],
  ['/orders?q=no-such-order', 'No orders found'],
  ['/quotes', 'No requests yet'],
];

test('what is shorter than its skeleton, or comes with a notice, moves nothing on a phone', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(WIDTHS[1].viewport);
  await watchLayoutShift(page);
  // Slow enough for the skeleton to be painted.
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  // Of whom no other journey asks for anything.
  await enterAs(page, await newCustomer('Meena'));
  for (const [path, text] of SHORT) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectStill(page);
  }
});
