import { damagedValues } from '@evmandi/contract/testing/damaged-values';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const KEYS = [
  'evmandi-cart',
  'evmandi-quote',
  'evmandi-favorites',
  'evmandi-comparison',
  'ev-listing-view',
  'token',
  'refreshToken',
  'user',
];
/** Unexpired, so that the stored user is looked at. */
const TOKEN = `x.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.y`;
const FULL = Boolean(process.env.EVMANDI_FULL);
/** The first 40 values are written by hand. The others are cut or changed at random. */
const VALUES = damagedValues(FULL ? 200 : 40);
/** Number of values after which both tabs reload. */
const RELOAD_EVERY = FULL ? 1 : 10;

const put = (page: Page, value: string) =>
  page.evaluate(
    ([keys, text, token]) => {
      for (const key of keys) localStorage.setItem(key, text);
      sessionStorage.setItem('evmandi-area-store', text);
      if (text.length % 2) localStorage.setItem('token', token);
    },
    [KEYS, value, TOKEN] as const,
  );

async function expectUsable(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

test(`${VALUES.length} damaged values under every key, in two tabs: no page fails`, async ({
  context,
  page,
}) => {
  if (FULL) test.setTimeout(900_000);
  const uncaught: string[] = [];
  const other = await context.newPage();
  for (const tab of [page, other]) tab.on('pageerror', ({ message }) => uncaught.push(message));
  await page.goto('/cart');
  await other.goto('/listing/spare-parts');
  for (const [index, value] of VALUES.entries()) {
    await put(index % 2 ? page : other, value);
    if (index % RELOAD_EVERY === 0) {
      await page.goto(index % 3 ? '/favorites' : '/cart');
      await other.goto('/listing/spare-parts');
      await expectUsable(page, index % 3 ? /Favorites/ : /cart/i);
      await expectUsable(other, /spare parts/i);
    }
  }
  expect(uncaught).toEqual([]);
  await page.goto('/comparison');
  await expectUsable(page, /Comparison|Compare/);
  // What is added now is kept, whatever stood there before.
  await put(page, '{"state":{"lines":null},"version":1}');
  await other
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click();
  await expect(other.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
});
