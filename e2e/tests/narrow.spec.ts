import type { Locator, Page } from '@playwright/test';
import { products } from '../support/listing.ts';
import { keep, withLines } from '../support/lists.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** A disc that is late: the date of its delivery is known. */
const DELAYED = { q: 'rear disc 240', sku: 'BD-240-R' };
const WIDTHS = [320, 340, 360, 375, 390];

const addToCart = (page: Page) => page.getByRole('button', { name: /^Add to cart: / });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** By how much the longest text of a stock stands out of its place, and all of its card out of the card. */
const cutOff = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(?:Exp\. delivery on|In stock,) /)
    .filter({ visible: true })
    .evaluateAll((marks) =>
      marks.map((mark) => {
        mark.textContent = mark.textContent?.startsWith('In')
          ? 'In stock, 50 to 99'
          : 'Exp. delivery on 24 Sept';
        const text = document.createRange();
        text.selectNodeContents(mark);
        const place = mark.parentElement as HTMLElement;
        const edge =
          place.getBoundingClientRect().right -
          Number.parseFloat(getComputedStyle(place).paddingRight);
        const card = mark.closest('article, [role="listitem"]') as HTMLElement;
        return {
          text: Math.max(0, Math.ceil(text.getBoundingClientRect().right - edge)),
          card: card.scrollWidth - card.clientWidth,
        };
      }),
    );

/** Over how many lines the words of the buttons of products go. */
const lineCounts = async (page: Page) =>
  new Set(
    await products(page)
      .getByRole('button', { name: /^Add to (?:cart|quote): / })
      .evaluateAll((all) =>
        all.map((one) => {
          const text = document.createRange();
          text.selectNodeContents(one.lastChild as Node);
          return text.getClientRects().length;
        }),
      ),
  );

/** Adds a product to the cart: the tag that says so lies under no button of the card. */
async function expectTagBesideMarks(page: Page): Promise<void> {
  const card = products(page)
    .filter({ has: addToCart(page) })
    .first();
  await addToCart(page).first().click();
  const tag = await boxOf(card.getByText(/in your cart$/));
  const marks = await boxOf(card.getByRole('button', { name: /^Compare: / }));
  expect(tag.right <= marks.x || tag.y >= marks.bottom).toBe(true);
}

test('the date of a late delivery is seen whole at every width of a phone, and moves nothing aside', async ({
  page,
}) => {
  const expectWhole = async (where: string) => {
    const found = await cutOff(page);
    expect(found.length, where).toBeGreaterThan(0);
    for (const each of found) expect(each, where).toEqual({ text: 0, card: 0 });
  };
  await page.setViewportSize({ width: 320, height: 844 });
  for (const view of ['grid', 'list']) {
    await open(page, `/listing?q=${encodeURIComponent(DELAYED.q)}&view=${view}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expectWhole(`${view} at ${width}`);
    }
    await page.setViewportSize({ width: 320, height: 844 });
    if (view === 'grid') await expectTagBesideMarks(page);
    else expect(await lineCounts(page)).toEqual(new Set([1]));
  }
  const answer = await page.request.get(`${process.env.SITE_API}/api/products/${DELAYED.sku}`);
  const { id } = await answer.json();
  await keep(page, { cart: withLines([{ id, quantity: 1 }]) });
  await open(page, '/cart');
  await expect(page.getByText(/^Exp\. delivery on/).first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectWhole(`cart at ${width}`);
  }
});

test('on a narrow card the tag of the cart lies under no button, and the words of a button are one line', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/listing?view=grid');
    await expectTagBesideMarks(page);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, '/listing?view=list');
  expect(await lineCounts(page)).toEqual(new Set([1]));
});

// TOAST-3, TOAST-4
test('toasts of long names are one row each on the narrowest phone, and all of them in the window', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/listing?q=royal+enfield+650+brake+pad&view=grid');
  const card = products(page).first();
  const press = (name: RegExp) => card.getByRole('button', { name }).click();
  await press(/^Add to cart: /);
  await press(/^Add to quote: /);
  const compare = card.getByRole('button', { name: /^Compare: / });
  // Where toasts stand, so that they have to make room for it.
  await compare.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().top - 150, behavior: 'instant' });
  });
  await compare.press('Enter');
  const toasts = page.locator('.Toastify__toast:not(.ev-toast-gone)');
  await expect(toasts).toHaveText([
    /^1 added to comparison/,
    /^1 added to your quote list/,
    /^1 added to your cart/,
  ]);
  const pressed = await boxOf(compare);
  await expect.poll(async () => (await boxOf(toasts.first())).y).toBeGreaterThan(pressed.bottom);
  for (const at of [0, 1, 2]) {
    const toast = await boxOf(toasts.nth(at));
    expect(toast.height, `toast ${at}`).toBeLessThanOrEqual(60);
    expect(toast.bottom, `toast ${at}`).toBeLessThanOrEqual(640);
    const text = toasts.nth(at).locator('.ev-toast-text');
    expect(await text.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  }

  // A fifth product to compare: refused, in words that are seen whole.
  await open(page, '/listing?view=grid');
  for (const at of [0, 1, 2, 3, 4]) {
    await products(page)
      .nth(at)
      .getByRole('button', { name: /^Compare: / })
      .press('Enter');
  }
  const refused = toasts.filter({ hasText: 'Remove one to add another.' });
  expect((await boxOf(refused)).height).toBeLessThanOrEqual(64);
});
