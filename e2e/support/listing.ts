import { expect, type Page } from '@playwright/test';

/** What a listing consists of, as a person finds it. */

export const SPARES = '/listing/spare-parts';
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
export const chips = (page: Page) => page.getByRole('region', { name: 'Active filters' });
export const chip = (page: Page, name: string) =>
  chips(page).getByRole('link', { name: `Remove filter ${name}` });
export const products = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByText('Add to quote') });
export const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ products?/ });

/** What the listing says to have found. */
export async function total(page: Page): Promise<number> {
  return Number.parseInt(((await count(page).textContent()) ?? '').replace(',', ''), 10);
}

/** Chooses a value and expects the listing to hold as many products as its count said. */
export async function choose(page: Page, group: string, value: RegExp): Promise<void> {
  const label = filters(page)
    .getByRole('group', { name: group })
    .locator('label', { hasText: value });
  const said = await label.getAttribute('data-count');
  await label.click();
  await expect(count(page)).toHaveText(new RegExp(`^${said} product`));
}
