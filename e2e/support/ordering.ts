import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { callApi } from './api.ts';
import { keep, withLines } from './lists.ts';

interface ListedProduct {
  id: string;
  sku: string;
  name: string;
}

const ordered = (products: ListedProduct[], quantity: number) => ({
  lines: products.map(({ id }) => ({ productId: id, quantity })),
});

async function listed(query: string): Promise<ListedProduct[]> {
  const path = `/products?in_stock=true&facets=false&${query}`;
  return (await callApi<{ products: ListedProduct[] }>(['GET', path])).products;
}

/** Spare parts that are there in numbers, so that the orders of a journey take none from another. */
export const productsInStock = (most: number) => listed(`category=spare-parts&page_size=${most}`);

/** Stores a cart, whose first `selected` lines are selected; the next address shows it. */
export async function fillCart(page: Page, ids: readonly string[], selected: number) {
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  await keep(page, { cart: withLines(lines, ids.slice(0, selected)) });
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

/** What else a firm types: a GSTIN of Karnataka, and its own number of the order. */
export const FIRM = { gstin: '29AAGCB7383J1Z4', poNumber: 'PO-2025-118' };

export async function fillContact(page: Page): Promise<void> {
  for (const [label, text] of CONTACT) await field(page, label).fill(text);
}

export async function expectContact(page: Page): Promise<void> {
  for (const [label, text] of CONTACT) await expect(field(page, label)).toHaveValue(text);
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order, ₹/ });

/** From the filled contact step of `/checkout` to the confirmation; returns the token of its link. */
export async function placeOrder(
  page: Page,
  payment: 'Bank transfer' | 'Pay on delivery' = 'Bank transfer',
): Promise<string> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: payment }).check();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** An order that a guest placed elsewhere, of one piece of each product unless more are wanted. */
export const orderAsGuest = (products: ListedProduct[], email: string, quantity = 1) =>
  callApi<{ number: string; token: string }>(['POST', '/orders'], {
    key: randomUUID(),
    body: {
      name: 'Meera Test',
      phone: '+91 98480 22338',
      email,
      address: 'Plot 42, Phase II, IDA Nacharam',
      pin: '500076',
      paymentMethod: 'bank_transfer',
      ...ordered(products, quantity),
    },
  });

/** Lets the next order reach the server, and loses its answer; returns the token that it would have said. */
export async function loseNextAnswer(page: Page): Promise<() => string | undefined> {
  let token: string | undefined;
  await page.route(
    '**/api/orders',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      token = (await (await route.fetch()).json()).token;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  return () => token;
}

/** The cheapest products, of which so many pieces each could be ordered now. */
export async function orderable(quantity: number): Promise<ListedProduct[]> {
  const products = await listed('sort=price_asc&page_size=100');
  const { problems } = await callApi<{ problems: { productId: string }[] }>(
    ['POST', '/orders/price'],
    { body: ordered(products, quantity) },
  );
  const scarce = new Set(problems.map(({ productId }) => productId));
  return products.filter(({ id }) => !scarce.has(id));
}

interface StaffOrder {
  version: number;
  status: string;
  paymentReference: string | null;
  lines: { position: number; quantity: number; held: number; productId: string }[];
  customer: { number: string; name: string };
}

/** The staff's side of one order; each change reads its version first. */
export function staffOrder(number: string) {
  const path = `/admin/orders/${number}`;
  const read = () => callApi<StaffOrder>(['GET', path], { as: 'admin' });
  const change = async (method: string, to: string, body: object) => {
    const { version } = await read();
    await callApi([method, path + to], { as: 'admin', body: { version, ...body } });
  };
  return {
    read,
    ship: (how: object) => change('POST', '/shipments', how),
    move: (status: 'Delivered' | 'Cancelled') => change('PATCH', '', { status }),
    pay: () => change('PATCH', '', { payment: 'Paid' }),
  };
}
