import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keep, withLines } from '../support/lists.ts';
import { expectAccessible } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const cartTab = (page: Page, name: string) => page.getByRole('tab', { name });

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at);
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    turn()(
      'the cart lists what changed, refuses what cannot be ordered, and asks for a quotation',
      async ({ page }) => {
        await keep(page, {
          cart: withLines([
            { id: '1', quantity: 2, seenPrice: 1_200_00 },
            { id: '2', quantity: 9_999 },
            { id: '3', quantity: 1 },
          ]),
        });
        await page.goto('/cart');
        const changes = page.getByRole('region', { name: 'changed since you added them' });
        await expect(changes.getByText('₹1,200, now ₹1,249')).toBeVisible();
        await expect(changes.getByText(/only \d+ left/)).toBeVisible();
        await expect(page.getByText('₹1,249.00 per set')).toBeVisible();
        await expectAccessible(page);

        await page.getByRole('button', { name: 'Select all', exact: true }).click();
        const checkout = summary(page).getByRole('link', { name: 'Go to checkout' });
        await checkout.click();
        await expect(summary(page).getByRole('alert')).toContainText(/Only \d+ of Ventilated/);
        await expect(page).toHaveURL('/cart');
        await page.getByRole('button', { name: 'Noted' }).click();
        await expect(changes.getByText('₹1,200')).toHaveCount(0);

        // From the foot of a phone's page to the top of the other tab.
        await summary(page).getByRole('button', { name: 'Request for Shopping' }).click();
        await expect(cartTab(page, 'Quote list')).toBeFocused();
        await expect(cartTab(page, 'Quote list')).toBeInViewport();
        const form = page.getByRole('complementary', { name: 'Ask for a quotation' });
        await expect(form).toContainText('3 lines');
        await form.getByRole('button', { name: 'Send quote request' }).click();
        await expect(form.getByText('3 things to correct')).toBeVisible();
        await form.getByLabel('Name').fill('<script>alert(1)</script>');
        await form.getByLabel('Phone').fill('+91 98480 22338');
        await form.getByLabel('Email').fill('imran@shaikhgarage.example');
        await form.getByLabel('Message').fill('=1+1 <b>by Friday</b>');
        await expectAccessible(page, 'main');
        await form.getByRole('button', { name: 'Send quote request' }).click();
        const sent = page.getByRole('region', { name: /^Request RQ-\d+ was sent$/ });
        await expect(sent).toBeVisible();
        await page.reload();
        await expect(sent.getByRole('link', { name: /^See request RQ-/ })).toHaveAttribute(
          'href',
          /\/quotes\/\S{20,}/,
        );
        await expect(cartTab(page, 'Quote list')).toContainText('0');
      },
    );

    turn()(
      'favorites keep their units and links, and take an address only with acceptance',
      { tag: '@full' },
      async ({ page }) => {
        await keep(page, {
          favorites: withLines([
            { id: '1', quantity: 12 },
            { id: '2', quantity: 1 },
          ]),
        });
        await page.goto('/favorites');
        const pads = page.getByRole('row', { name: /EV Brake Pad Set, front disc/ });
        await expect(pads.getByLabel(/^Quantity of/)).toHaveValue('12');
        const unit = pads.getByLabel(/^Unit of/);
        await expect(unit).toHaveValue('set');
        await expect(unit.locator('option')).toHaveText(['Item', 'kg', 'piece', 'set']);
        for (const title of ['How to buy', 'Help', 'Services', 'About']) {
          await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
        }
        const newsletter = page.getByRole('region', { name: 'Newsletter' });
        await newsletter.getByLabel('E-mail').fill(`lists-${name}@workshop.example`);
        await newsletter.getByRole('button', { name: 'Sign up' }).click();
        await expect(newsletter.getByText('Tick the box to accept the newsletter')).toBeVisible();
        await newsletter.getByRole('checkbox').check();
        await newsletter.getByRole('button', { name: 'Sign up' }).click();
        await expect(newsletter.getByRole('status')).not.toBeEmpty();
        await expectAccessible(page);
      },
    );

    turn()(
      'a comparison is read in one call, sticks in short, and a link to one leaves the own alone',
      async ({ page, errors: _ }) => {
        const calls: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (/^\/api\/(?:comparison|products)/.test(pathname)) calls.push(pathname);
        });
        await keep(page, { comparison: { ids: ['1', '2'] } });
        await page.goto('/comparison?ids=3,4,5,6,7,%00,<script>');
        await expect(page.getByText('You can compare 4 products at most.')).toBeVisible();
        const table = page.getByRole('table', { name: 'Comparison' });
        await expect(table.getByRole('columnheader')).toHaveCount(5);
        await expect(page.getByRole('heading', { name: 'You might also like' })).toBeVisible();
        const beside = ['/api/comparison/alternatives', '/api/products/3/related'];
        expect(calls.toSorted()).toEqual(['/api/comparison', ...beside]);
        await page.getByRole('button', { name: 'Show Similarities' }).click();
        await page.getByRole('button', { name: 'Show Differences' }).click();
        await expect(page).toHaveURL(/ids=3.*show=differences%2Csimilarities/);
        await expect(table.getByText('Differs').first()).toBeVisible();
        await expectAccessible(page);

        await table
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        await expect(table.getByRole('columnheader')).toHaveCount(4);
        await page.getByRole('button', { name: 'Show mine' }).click();
        await expect(table.getByRole('columnheader')).toHaveCount(3);
        await expect(page.getByRole('link', { name: 'Link to this comparison' })).toHaveAttribute(
          'href',
          '/comparison?ids=1,2',
        );
        const heads = page.locator('[data-heads]');
        await expect(heads).toBeHidden();
        await table.getByRole('rowheader').last().scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 400);
        await table
          .getByRole('rowheader')
          .last()
          .evaluate((row) => row.scrollIntoView());
        await expect(heads).toBeVisible();
      },
    );
  });
}

test('a comparison that was cleared says so, and offers products', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await keep(page, { comparison: { ids: ['1', '2'] } });
  await page.goto('/comparison');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('No products to compare')).toBeVisible();
  await expect(
    page.getByText('Add products to your comparison list to see them here'),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  const shelf = page.getByRole('region', { name: 'You might also like' });
  await expect(shelf.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/category');
});

test('the cart is saved as a file that no spreadsheet runs, and the same in another tab', {
  tag: '@full',
}, async ({ context, page, errors: _ }) => {
  await keep(page, { cart: withLines([{ id: '1', quantity: 2 }], ['1']) });
  await page.goto('/cart');
  const download = page.waitForEvent('download');
  await summary(page).getByRole('button', { name: 'Export as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(/^BP-EV-2041,2,set,"EV Brake Pad Set, front disc",/);

  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: 'One more: Quantity of EV Brake Pad Set' }).click();
  await expect(
    page.getByLabel('Quantity of EV Brake Pad Set, front disc', { exact: true }),
  ).toHaveValue('3', { timeout: 5_000 });
  await summary(page).getByRole('link', { name: 'Safe payment' }).click();
  await expect(page).toHaveURL('/checkout?step=payment');
});
