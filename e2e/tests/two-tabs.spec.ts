import { keep, withLines } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

const PADS = 'EV Brake Pad Set, front disc';
const DISC = 'Ventilated Brake Disc 220 mm';
const LINES = [
  { id: '1', quantity: 2 },
  { id: '2', quantity: 1 },
];

test('quote list, favorites and comparison change in one tab and are the same in the other', async ({
  context,
  page,
  errors: _,
}) => {
  const other = await context.newPage();
  await page.goto('/about');
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
