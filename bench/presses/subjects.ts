import type { Page } from '@playwright/test';
import type { BenchSites } from '../support/sites.ts';
import { type Control, controls } from './press.ts';

type Stored = Record<string, unknown>;

/** A screen with many or with few rows, and what is pressed there, by accessible name. */
export interface Subject {
  name: string;
  rows: { many: number; few: number };
  presses: Record<string, Control>;
  /** What stands in the browser's storage before the page is opened. */
  stored(rows: number): Stored;
  path(rows: number): string;
  /** Stands once for each row. */
  row: Control;
}

interface Products {
  products: { id: string }[];
}

const PAGE_SIZE = 100;

/** Ids of so many products. Throws when the site has fewer. */
async function productIds(api: string, count: number): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(count / PAGE_SIZE) }, (_, index) => index + 1);
  const lists = await Promise.all(
    pages.map(async (page) => {
      const query = `in_stock=true&facets=false&page_size=${PAGE_SIZE}&page=${page}`;
      return (await (await fetch(`${api}/api/products?${query}`)).json()) as Products;
    }),
  );
  const ids = lists.flatMap(({ products }) => products.map(({ id }) => id)).slice(0, count);
  if (ids.length < count) throw new Error(`There are ${ids.length} products, not ${count}`);
  return ids;
}

async function cartOf(api: string): Promise<Subject> {
  const rows = { many: 500, few: 5 };
  const ids = await productIds(api, rows.many);
  return {
    name: 'cart',
    rows,
    presses: {
      'tick a line': { role: 'checkbox', name: /^Select (?!all)/ },
      'tick a supplier': { role: 'checkbox', name: /^Select all from / },
      'one more': { role: 'button', name: /^One more: / },
      // The last: it takes a line away.
      'remove a line': { role: 'button', name: /^Remove / },
    },
    stored: (count) => {
      const lines = ids.slice(0, count).map((id) => ({ id, quantity: 1 }));
      return { 'evmandi-cart': { state: { lines, selected: null }, version: 1 } };
    },
    path: () => '/cart',
    row: { role: 'button', name: /^Remove / },
  };
}

/** What the browser of the administrator has stored. */
async function signedIn(api: string): Promise<Stored> {
  const answer = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'evmandi-admin' }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: unknown };
  return { token, user };
}

const LISTS = { many: 100, few: 10 };

const ordersFor = (stored: Stored): Subject => ({
  name: 'orders',
  rows: LISTS,
  presses: {
    'tick an order': { role: 'checkbox', name: /^Select order / },
    // The last: its panel stands over the table.
    'open an order': { role: 'link', heads: 'row' },
  },
  stored: () => stored,
  path: (count) => `/dashboard/orders?size=${count}`,
  row: { role: 'checkbox', name: /^Select order / },
});

const customersFor = (stored: Stored): Subject => ({
  name: 'customers',
  rows: LISTS,
  presses: { 'open a customer': { role: 'link', heads: 'row' } },
  stored: () => stored,
  path: (count) => `/dashboard/customers?size=${count}`,
  row: { role: 'link', heads: 'row' },
});

/** The cart and the dashboard's tables of orders and of customers on a running site. */
export async function subjectsOn({ site: { api } }: BenchSites): Promise<Subject[]> {
  const [cart, stored] = await Promise.all([cartOf(api), signedIn(api)]);
  return [cart, ordersFor(stored), customersFor(stored)];
}

/** Opens a subject in a page whose storage it has filled, and waits for its last row. */
export async function openSubject(page: Page, origin: string, subject: Subject, rows: number) {
  await page.goto(`${origin}${subject.path(rows)}`, { waitUntil: 'networkidle' });
  await controls(page, subject.row)
    .nth(rows - 1)
    .waitFor();
}
