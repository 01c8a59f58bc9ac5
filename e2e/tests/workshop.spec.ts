import type { Locator } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/test.ts';

/** A phone on the road: 1.6 Mbit/s down, 0.75 up, 150 ms to the server. */
const MOBILE_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const MINUTE_MS = 60_000;
/** What a person takes to find the next thing to touch, and for each key; the rest of the minute is for the network. */
const TAP_MS = 1_500;
const KEY_MS = 250;
const PERSON_MS = 20_000;

test.use({ viewport: WIDTHS[1].viewport, isMobile: true, hasTouch: true });

test('a workshop in Pune has pads for forty scooters in its cart within a minute', async ({
  page,
  errors: _errors,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', MOBILE_NETWORK);
  let person = 0;
  const tap = async (target: Locator) => {
    person += TAP_MS;
    await target.tap();
  };
  const type = async (text: string) => {
    person += KEY_MS * (text.length + 1);
    await page.keyboard.type(text);
  };
  const main = page.getByRole('main');
  const started = performance.now();

  await page.goto('/');
  await tap(page.getByLabel('Search products'));
  await type('brake pads');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('brake pads');
  const pads = main.getByRole('button', { name: /^Compare: EV Brake Pad Set/ });
  for (let index = 0; index < 2; index += 1) await tap(pads.nth(index));
  await tap(page.getByRole('link', { name: 'View comparison' }).first());

  const compared = main.getByRole('link', { name: /^EV Brake Pad Set/ });
  await expect(compared).toHaveCount(2);
  await tap(compared.filter({ hasText: 'front disc' }));
  await tap(main.getByLabel('Delivery to PIN code'));
  await type('411001');
  await page.keyboard.press('Enter');
  await expect(main.getByText(/^1(?:-2)? days? to Pune, Maharashtra: arrives /)).toBeVisible();

  await tap(main.getByRole('textbox', { name: /^Quantity of EV Brake Pad Set/ }));
  await type('40');
  await tap(main.getByRole('button', { name: 'ADD TO CART' }));
  await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('40');
  const waited = performance.now() - started;
  expect(person, 'ms that the person takes').toBeLessThan(PERSON_MS);
  // How long a page takes depends on what else runs.
  if (process.env.EVMANDI_FULL) {
    expect(waited + person, `${Math.round(waited)} ms of them waiting`).toBeLessThan(MINUTE_MS);
  }

  await tap(page.getByRole('link', { name: 'View cart' }).first());
  // From ten on each costs ₹1,187.
  await expect(main.getByText('₹47,480').first()).toBeVisible();
});
