import { expect, type Page } from '@playwright/test';

const siteApi = () => `${process.env.SITE_API ?? ''}`;

interface ListedProduct {
  id: string;
  name: string;
}

/** Products that are there in numbers, so that the orders of a journey take none from another. */
export async function productsInStock(most: number): Promise<ListedProduct[]> {
  const query = `in_stock=true&page_size=${most}&category=spare-parts`;
  const answer = await fetch(`${siteApi()}/api/products?${query}`);
  const { products } = (await answer.json()) as { products: ListedProduct[] };
  return products;
}

/** Fills the cart of a page that is open; the first `selected` lines are selected. */
export async function fillCart(page: Page, ids: readonly string[], selected: number) {
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  const state = { lines, selected: ids.slice(0, selected) };
  await page.evaluate(
    (cart) => localStorage.setItem('evmandi-cart', cart),
    JSON.stringify({ state, version: 1 }),
  );
}

export const field = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByLabel(label);

const CONTACT: [label: string | RegExp, text: string][] = [
  [/^Name/, 'Imran Shaikh'],
  [/^Phone/, '+91 98480 22338'],
  [/^Email/, 'imran@deccanfleet.example'],
  [/^Address/, 'Plot 42, Phase II, IDA Nacharam'],
  [/^PIN code/, '500076'],
];

export async function fillContact(page: Page): Promise<void> {
  for (const [label, text] of CONTACT) await field(page, label).fill(text);
}

export async function expectContact(page: Page): Promise<void> {
  for (const [label, text] of CONTACT) await expect(field(page, label)).toHaveValue(text);
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order, ₹/ });
