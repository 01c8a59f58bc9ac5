import { callApi, enterAs } from '../support/api.ts';
import { expectAccessible, expectSound } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Words that nobody types: the site is shared, and none of them resembles a product. */
const [MEANT, LEFT] = ['qwolkzap', 'vrampfubb'];

test('what buyers searched in vain is given a meaning by staff, and found from then on', async ({
  page,
}) => {
  for (const q of [MEANT, MEANT, LEFT]) await callApi(['GET', `/products?q=${q}`]);
  await enterAs(page, 'admin');
  await page.goto('/dashboard/searches');
  const row = (words: string) => page.getByRole('row').filter({ hasText: words });
  await expect(row(MEANT)).toContainText('2');
  await expectAccessible(page);
  await expectSound(page);

  const field = page.getByLabel(`What “${MEANT}” means`);
  await field.fill('zzzunknown');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Nothing in the shop is found by this/);
  await expect(field).toHaveValue('zzzunknown');
  await field.fill('headlight');
  await row(MEANT).getByRole('button', { name: /^Add/ }).click();
  await expect(
    page.getByText(new RegExp(`“${MEANT}” means headlight now, and finds \\d+`)),
  ).toBeVisible();
  await expect(row(MEANT)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);

  await row(LEFT)
    .getByRole('button', { name: `Dismiss ${LEFT}` })
    .click();
  await expect(row(LEFT)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(LEFT)).toHaveCount(1);

  await row(LEFT).getByRole('link', { name: LEFT }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(LEFT);
  await page.goto(`/listing?q=${MEANT}`);
  await expect(page.getByRole('article').first()).toContainText(/headl/i);

  await page.goto(`/dashboard/searches?tab=words&q=${MEANT}`);
  await page.getByRole('button', { name: `Remove ${MEANT}` }).click();
  await expect(page.getByText('No search words found')).toBeVisible();
});
