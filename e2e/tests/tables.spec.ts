import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/page.ts';
import { expect, signIn, test, turnsAt, WIDTHS } from '../support/test.ts';

const box = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('checkbox', { name });
const paise = (text: string) => Number(text.replace(/[^\d]/g, ''));

test('headings order the orders, say so, and keep it in the address', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await page.goto('/dashboard/orders');
  await signIn(page, 'admin');
  const table = page.getByRole('table', { name: 'Orders' });
  const head = (name: string) => table.getByRole('columnheader', { name });
  const totals = async () => (await table.locator('data').allTextContents()).map(paise);
  await expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
  await expect(head('Total')).toHaveAttribute('aria-sort', 'none');

  await head('Total').getByRole('link').press('Enter');
  await expect(head('Total')).toHaveAttribute('aria-sort', 'descending');
  await expect(head('Date')).toHaveAttribute('aria-sort', 'none');
  await expect(head('Total').getByRole('link')).toBeFocused();
  const falling = await totals();
  expect(falling).toHaveLength(10);
  expect(falling).toEqual([...falling].sort((a, b) => b - a));

  await head('Total').getByRole('link').press('Enter');
  await expect(head('Total')).toHaveAttribute('aria-sort', 'ascending');
  const rising = await totals();
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(rising[0]).toBeLessThan(falling[9] ?? 0);

  await page.reload();
  await expect(head('Total')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(totals).toEqual(rising);
  await page.setViewportSize({ width: 390, height: 844 });
  await head('Date').getByRole('link').click();
  await expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await page.goBack();
  await expect(head('Total')).toHaveAttribute('aria-sort', 'descending');
});

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at, 1);
  turn()(
    `at ${name} favorites are selected one by one and all at once`,
    { tag: '@full' },
    async ({ page, errors: _ }) => {
      await page.setViewportSize(viewport);
      await page.goto('/listing/spare-parts');
      const hearts = page.getByRole('main').getByRole('button', { name: /^Favorite:/ });
      for (let index = 0; index < 3; index += 1) await hearts.nth(index).click();
      await page.goto('/favorites');
      const table = page.getByRole('table', { name: 'Favorite products' });
      const all = box(table, 'Select all favorites');
      const one = box(table, /^Select (?!all)/);
      const isMixed = () => all.evaluate((element) => (element as HTMLInputElement).indeterminate);
      await expect(one).toHaveCount(3);
      await expect(all).not.toBeChecked();

      await one.first().press('Space');
      expect(await isMixed()).toBe(true);
      await all.press('Space');
      expect(await isMixed()).toBe(false);
      for (const each of [all, ...(await one.all())]) await expect(each).toBeChecked();
      await expectAccessible(page, 'main');

      await one.nth(1).press('Space');
      expect(await isMixed()).toBe(true);
      await all.press('Space');
      await all.press('Space');
      await expect(one.first()).not.toBeChecked();
      await expect(all).not.toBeChecked();
    },
  );
}
