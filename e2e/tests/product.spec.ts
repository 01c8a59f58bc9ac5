import type { Page } from '@playwright/test';
import { expectAccessible, open, tabTo } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

const PADS = '/product/BP-EV-2041';
const rupees = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /cart/i });

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at);
  test.describe(`product at ${name}`, () => {
    test.use({ viewport });

    turn()(
      'a PIN code tells the day, and a wrong one what is wrong with it',
      { tag: '@full' },
      async ({ page }) => {
        await open(page, PADS);
        const pin = page.getByLabel('Delivery to PIN code');
        await pin.fill('4110');
        await pin.press('Enter');
        await expect(page.getByText('A PIN code has six digits, such as 500076')).toBeVisible();
        await expect(pin).toBeFocused();
        await expect(pin).toHaveValue('4110');
        await pin.fill('411 001');
        await page.getByRole('button', { name: 'Check' }).click();
        await expect(
          page.getByText(/^1(?:-2)? days? to Pune, Maharashtra: arrives /),
        ).toBeVisible();
      },
    );

    turn()(
      'a question to an expert keeps its words, gets a number and a page',
      async ({ page }) => {
        await open(page, PADS);
        await page.getByRole('button', { name: 'Ask an expert' }).click();
        const form = page.getByRole('dialog', { name: 'Ask an expert' });
        await form.getByLabel('Question').fill('Do these fit a scooter of 2021?');
        await form.getByLabel('E-mail').fill('asha');
        await form.getByRole('button', { name: 'Send question' }).click();
        const summary = form.getByRole('region', { name: '3 things to correct' });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link')).toHaveText([
          'Enter a name',
          'Enter a phone number',
          /^An e-mail address looks like/,
        ]);
        await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Enter a phone number');
        await summary.getByRole('link', { name: 'Enter a name' }).press('Enter');
        await expect(form.getByLabel('Your name')).toBeFocused();
        await expect(form.getByLabel('E-mail')).toHaveValue('asha');
        await expectAccessible(page);

        await form.getByLabel('Your name').fill('Asha Rao');
        await form.getByLabel('Phone').fill('+91 98480 22338');
        await form.getByLabel('E-mail').fill('asha@example.in');
        await page.route('**/api/questions', (route) => route.abort());
        await form.getByRole('button', { name: 'Send question' }).click();
        await expect(form.getByText('Your question was not sent: Network Error')).toBeVisible();
        await page.unroute('**/api/questions');
        await form.getByRole('button', { name: 'Retry' }).click();

        const done = page.getByRole('dialog', { name: /^Question Q-\d+ received$/ });
        await expect(done.getByText('No e-mail is sent')).toBeVisible();
        await done.getByRole('link', { name: 'See your question' }).click();
        await expect(page.getByRole('heading', { name: /^Question Q-\d+$/ })).toBeFocused();
        await expect(page.getByText('Do these fit a scooter of 2021?')).toBeVisible();
        await expect(page.getByText('There is no answer yet')).toBeVisible();
        await expectAccessible(page);
      },
    );

    turn()('a product is looked at and ordered by keyboard alone', async ({ page }) => {
      await open(page, PADS);
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Shift+Tab');
      const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
      const thumbs = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
      await expect(thumbs.last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(thumbs.nth(1)).toBeFocused();
      await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+Tab');
      await expect(enlarge).toBeFocused();
      await page.keyboard.press('Enter');
      const large = page.getByRole('dialog', { name: 'Enlarged picture' });
      await expect(large.getByText('Picture 2 of 4')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(large.getByText('Picture 3 of 4')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(enlarge).toBeFocused();

      await tabTo(page, /^Quantity of EV Brake Pad Set/);
      const quantity = page.getByRole('textbox', { name: /^Quantity of EV Brake Pad Set/ });
      await expect(quantity).toBeFocused();
      await page.keyboard.type('many');
      await page.keyboard.press('Enter');
      await expect(quantity).toHaveValue('1');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('40');
      await tabTo(page, /^ADD TO CART$/);
      await page.keyboard.press('Enter');
      await expect(page.getByText('40 in your cart')).toBeVisible();
      await tabTo(page, /^Favorites$/);
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Favorites', pressed: true })).toBeFocused();

      await tabTo(page, /^Description$/);
      await page.keyboard.press('End');
      await expect(page.getByRole('tab', { name: 'Reviews' })).toBeFocused();
      await expect(page).toHaveURL(/tab=reviews/);
      const panel = page.getByRole('tabpanel');
      await expect(panel.locator('time').first()).toBeVisible();
      // Reviews stand beside their spread.
      const spread = await panel.locator('dl').boundingBox();
      const reviews = await panel.locator('ul').first().boundingBox();
      const isWide = viewport.width > 900;
      const right = (spread?.x ?? 0) + (spread?.width ?? 0);
      if (isWide) expect(reviews?.x).toBeGreaterThan(right);
    });

    turn()(
      'three bought together cost their sum, and go into the cart at once',
      { tag: '@full' },
      async ({ page, errors: _errors }) => {
        await open(page, PADS);
        const box = page.getByRole('region', { name: 'Frequently bought together' });
        const prices = await box.getByText(/^₹[\d,.]+$/).allTextContents();
        expect(prices).toHaveLength(4);
        const [total = 0, ...each] = prices.map(rupees).reverse();
        expect(each.reduce((sum, price) => sum + price, 0)).toBe(total);
        await box.getByRole('button', { name: 'Add all to cart' }).click();
        await expect(cartLink(page)).toContainText('3');
      },
    );
  });
}

test('what is late says until when, what is sold out can only be asked for', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/product/BMS-SM-BT');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Exp\. delivery on \d+ \w+$/).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled();
  await open(page, '/product/WH-12W-B');
  await expect(main.getByText('Out of stock', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'OUT OF STOCK', exact: true })).toBeDisabled();
  await main.getByRole('button', { name: 'ADD TO QUOTE' }).click();
  await expect(page.getByRole('link', { name: 'View quote list' })).toBeVisible();
  await expect(cartLink(page)).not.toContainText('1');
});

test('reviews have pages, and their number is the one beside the stars', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, `${PADS}?tab=reviews`);
  const panel = page.getByRole('tabpanel', { name: 'Reviews' });
  const counts = await panel.getByRole('definition').allTextContents();
  const said = await page.getByRole('main').getByRole('note').first().textContent();
  expect(counts.map(rupees).reduce((sum, count) => sum + count, 0)).toBe(rupees(said));
  const first = await panel.locator('li time').first().getAttribute('datetime');
  await panel.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/reviews=2/);
  await expect(panel.locator('li time').first()).not.toHaveAttribute('datetime', first ?? '');

  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('tab', { name: 'Shipping' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Shipping' })).toBeVisible();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(panel.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a page of reviews that fails says so in its place, and Retry asks again', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, `${PADS}?tab=reviews`);
  await page.route('**/api/reviews**', (route) => route.abort());
  const panel = page.getByRole('tabpanel', { name: 'Reviews' });
  await panel.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(panel).toContainText('Network Error');
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
  await page.unroute('**/api/reviews**');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.locator('li time').first()).toBeVisible();
});

test('an unknown product shows the first sample under a notice, none shows it without', {
  tag: '@full',
}, async ({ page }) => {
  const notice = page.getByText('We could not find that product');
  const answer = await page.goto('/product/no-such-product');
  expect(answer?.status()).toBe(404);
  await expect(notice).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'EV Brake Pad Set, front disc' });
  await expect(heading).toBeVisible();
  expect((await page.goto('/product'))?.status()).toBe(200);
  await expect(heading).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a variant and a colour are products of their own', { tag: '@full' }, async ({
  page,
  errors: _errors,
}) => {
  await open(page, '/hero/splendor-plus');
  const colours = page.getByRole('navigation', { name: 'Colour' }).getByRole('link');
  expect(await colours.count()).toBeGreaterThan(1);
  await expect(colours.first()).toHaveAttribute('aria-current', 'true');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await colours.nth(1).click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(heading).not.toHaveText(before ?? '');
  await expect(colours.nth(1)).toHaveAttribute('aria-current', 'true');
});
