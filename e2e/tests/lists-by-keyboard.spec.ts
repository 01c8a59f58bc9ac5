import type { Page } from '@playwright/test';
import { keep, withLines } from '../support/lists.ts';
import { tabTo } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const PADS = 'EV Brake Pad Set, front disc';
const DISC = 'Ventilated Brake Disc 220 mm';
const LINES = withLines(
  [
    { id: '1', quantity: 2 },
    { id: '2', quantity: 1 },
  ],
  ['1', '2'],
);

const focused = (page: Page) => page.locator('*:focus');

/** What has the focus is seen to have it. */
async function expectRing(page: Page): Promise<void> {
  const outline = await focused(page).evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  expect(outline, 'a visible focus').toBe(true);
}

async function reach(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name, 200);
  await expectRing(page);
}

const key = (page: Page, name: string) => page.keyboard.press(name);

/** Alt+T leads to the toasts, which then stay. */
async function undo(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await key(page, 'Alt+t');
  await reach(page, /^Undo$/);
  await key(page, 'Enter');
}

test('the cart by keyboard alone: lines, quantities, Undo, tabs', async ({ page, errors: _ }) => {
  await keep(page, { cart: LINES });
  await page.goto('/cart');
  await expect(page.getByText('2 of 2 lines selected')).toBeVisible();
  // The skip link leads past the header.
  await key(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await key(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /^Cart2$/, 5);
  await key(page, 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Quote list' })).toBeFocused();
  await expect(page.getByText('Your quote list is empty')).toBeVisible();
  await key(page, 'ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Cart' })).toBeFocused();

  await reach(page, new RegExp(`^Select ${PADS}$`));
  await key(page, 'Space');
  await expect(page.getByText('1 of 2 lines selected')).toBeVisible();
  await reach(page, new RegExp(`^Quantity of ${PADS}$`));
  await key(page, 'ArrowUp');
  await expect(focused(page)).toHaveValue('3');
  await reach(page, new RegExp(`^One more: Quantity of ${PADS}$`));
  await key(page, 'Enter');
  await expect(page.getByLabel(`Quantity of ${PADS}`, { exact: true })).toHaveValue('4');
  await reach(page, new RegExp(`^Remove ${PADS}$`));
  await key(page, 'Enter');
  await expect(page.getByText('0 of 1 line selected')).toHaveCount(0);
  await expect(page.getByText('1 of 1 line selected')).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${DISC}` })).toBeFocused();
  await undo(page);
  await expect(page.getByLabel(`Quantity of ${PADS}`, { exact: true })).toHaveValue('4');
  await expect(page.getByText('1 of 2 lines selected')).toBeVisible();
  await reach(page, /^Go to checkout$/);
  await key(page, 'Enter');
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('favorites by keyboard alone: quantity, into the cart, removed and back', {
  tag: '@full',
}, async ({ page, errors: _ }) => {
  await keep(page, { favorites: LINES });
  await page.goto('/favorites');
  await expect(page.getByRole('row', { name: DISC })).toBeVisible();
  await reach(page, new RegExp(`^Select ${PADS}$`));
  await key(page, 'Space');
  await expect(focused(page)).toBeChecked();
  await reach(page, new RegExp(`^Quantity of ${PADS}$`));
  await key(page, 'ArrowDown');
  await expect(focused(page)).toHaveValue('3');
  await reach(page, new RegExp(`^Add to cart: ${PADS}$`));
  await key(page, 'Enter');
  await expect(page.getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible();
  await reach(page, new RegExp(`^Remove ${PADS}$`));
  await key(page, 'Enter');
  await expect(page.getByRole('button', { name: `Remove ${DISC}` })).toBeFocused();
  await undo(page);
  await expect(page.getByLabel(`Quantity of ${PADS}`)).toHaveValue('3');
  await reach(page, new RegExp(`^Remove ${DISC}$`));
  await key(page, 'Enter');
  await key(page, 'Enter');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the comparison by keyboard alone: filters, a product found, removed, all cleared', {
  tag: '@full',
}, async ({ page, errors: _ }) => {
  await keep(page, { comparison: { ids: ['1', '2'] } });
  await page.goto('/comparison');
  const heads = page.getByRole('table', { name: 'Comparison' }).getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  await reach(page, /^Show Differences$/);
  await key(page, 'Space');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await reach(page, /^Comparison table/);
  await reach(page, /^Add by name or SKU$/);
  await page.keyboard.type('brake fluid');
  await expect(page.getByRole('option', { name: /Brake Fluid DOT 4/ })).toBeVisible();
  await key(page, 'ArrowDown');
  await key(page, 'Enter');
  await expect(heads).toHaveCount(4);
  await reach(page, new RegExp(`^Remove ${PADS} from comparison$`));
  await key(page, 'Enter');
  await expect(heads).toHaveCount(3);
  await expect(page.getByRole('button', { name: `Remove ${DISC} from comparison` })).toBeFocused();
  await reach(page, /^Clear all$/);
  await key(page, 'Enter');
  await expect(page.getByText('No products to compare')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
