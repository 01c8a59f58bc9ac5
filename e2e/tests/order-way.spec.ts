import type { Page } from '@playwright/test';
import { callApi, enterAs, inDays } from '../support/api.ts';
import {
  field,
  fillCart,
  fillContact,
  placeOrder,
  productsInStock,
  staffOrder,
} from '../support/ordering.ts';
import { expectFits, expectSound } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const history = (page: Page) => part(page, 'History').getByRole('listitem');
const progress = (page: Page) => page.getByRole('list', { name: 'Progress of the order' });

interface Announced {
  number: string;
  version: number;
  /** Pieces that orders wait for. */
  waiting: number;
  product: { id: string; sku: string; name: string };
}

/** A part that is out of stock, and of which so many pieces are announced. */
async function announcedPart(quantity: number): Promise<Announced> {
  const { products } = await callApi<{ products: { id: string; availability: string }[] }>([
    'GET',
    '/products?category=spare-parts&facets=false&page_size=100',
  ]);
  const productId = products.findLast(({ availability }) => availability === 'out_of_stock')?.id;
  const announce = (pieces: number) => {
    const body = { productId, quantity: pieces, expectedOn: inDays(4) };
    return callApi<Announced>(['POST', '/admin/deliveries'], { as: 'admin', body });
  };
  const delivery = await announce(quantity);
  // Orders that an earlier try left come first.
  if (delivery.waiting > 0) await book(await announce(delivery.waiting), delivery.waiting);
  return delivery;
}

async function book({ number }: Announced, quantity: number): Promise<void> {
  const path = `/admin/deliveries/${number}`;
  const { version } = await callApi<Announced>(['GET', path], { as: 'admin' });
  await callApi(['POST', `${path}/bookings`], { as: 'admin', body: { version, quantity } });
}

/** From now on nothing of a part is to come. */
async function announceNoMore({ product }: Announced): Promise<void> {
  const open = `/admin/deliveries?status=Announced&q=${encodeURIComponent(product.sku)}`;
  const { deliveries } = await callApi<{ deliveries: Announced[] }>(['GET', open], { as: 'admin' });
  for (const { number, version } of deliveries) {
    const body = { version, close: true };
    await callApi(['PATCH', `/admin/deliveries/${number}`], { as: 'admin', body });
  }
}

const ordersOf = (page: Page, number: string) =>
  page.goto(`/orders?q=${number}`).then(() => page.getByRole('article'));

let delivery: Announced | undefined;

// Out of stock again, for another try.
test.afterEach(async () => {
  if (delivery) await announceNoMore(delivery);
  delivery = undefined;
});

test('what waits is allocated when it arrives, shipped in parts and delivered; then ordered again', async ({
  page,
  errors: _,
}) => {
  const [there] = await productsInStock(1);
  delivery = await announcedPart(3);
  const late = delivery.product;
  await enterAs(page, 'customer');
  await fillCart(page, [there?.id ?? '', late.id], 2);
  await page.goto('/cart');
  await page.getByLabel(`Quantity of ${late.name}`, { exact: true }).fill('3');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByText(/^Exp\. delivery on /)).toBeVisible();
  await fillContact(page);
  const token = await placeOrder(page, 'Pay on delivery');
  const { number } = await callApi<{ number: string }>(['GET', `/orders/by-token/${token}`]);
  const staff = staffOrder(number);

  await page.goto(`/orders/${number}`);
  const waiting = part(page, 'Waiting');
  await expect(waiting).toContainText(late.name);
  await expect(waiting).toContainText('3 x ');
  await expect(waiting.getByText(/^Expected /)).toBeVisible();
  await expect(part(page, 'Parts')).toContainText('1 line, 1 piece');
  await expectFits(page);

  await book(delivery, 2);
  await page.reload();
  await expect(history(page).first()).toContainText('Pieces that you waited for have arrived');
  await expect(part(page, 'Parts')).toContainText('2 lines, 3 pieces');
  await expect(waiting).toContainText('1 x ');

  await staff.ship({ carrier: 'TrackOn', tracking: 'TK-2201' });
  await page.reload();
  await expect(page.getByRole('main').getByText('Partly shipped').first()).toBeVisible();
  await expect(part(page, 'Shipment 1')).toContainText('TrackOn TK-2201');
  await expect(part(page, 'Shipment 1')).toContainText('2 x ');
  await expect(progress(page).getByRole('listitem')).toHaveText([
    /^Placed/,
    /^Partly shipped/,
    /^To come: Rest ships.*about/,
    /^To come: Delivered/,
  ]);
  await expectSound(page);
  const listed = await ordersOf(page, number);
  await expect(listed).toContainText('3 of 4 pieces are on the way, 1 waits for a delivery');

  await book(delivery, 1);
  await staff.ship({});
  await staff.move('Delivered');
  await staff.pay();
  await page.goto(`/orders/${number}`);
  await expect(part(page, 'Shipment 2')).toContainText('1 x ');
  await expect(waiting).toHaveCount(0);
  await expect(progress(page).getByText('To come')).toHaveCount(0);
  await expect(history(page)).toHaveText([
    /^Payment received/,
    /^Delivered/,
    /^Shipped/,
    /^Pieces that you waited for have arrived/,
    /^A part was shipped/,
    /^Pieces that you waited for have arrived/,
    /^Invoice issued|^Order placed/,
    /^Invoice issued|^Order placed/,
  ]);
  await expect(page.getByText(/received\. Nothing is open\./)).toBeVisible();
  await expectFits(page);

  // Of the late part there is nothing more: the rest of the old order is ordered again.
  await announceNoMore(delivery);
  await (await ordersOf(page, number)).getByRole('button', { name: /^Reorder/ }).click();
  await expect(page.getByText('1 line added to your cart')).toBeVisible();
  await expect(page.getByText(`Not to be had today: ${late.name}`)).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).first().click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillContact(page);
  const again = await placeOrder(page);
  expect(again).not.toBe(token);
  await expect(page.getByRole('region', { name: /nvoice$/ })).toContainText(there?.name ?? '');
});

test('a buyer gives the reference of a transfer, changes it, and cancels while the order is Pending', {
  tag: '@full',
}, async ({ page, errors }) => {
  await page.setViewportSize(WIDTHS[1].viewport);
  const [product] = await productsInStock(1);
  await fillCart(page, [product?.id ?? ''], 1);
  await page.goto('/checkout');
  await fillContact(page);
  const token = await placeOrder(page);
  const { number } = await callApi<{ number: string }>(['GET', `/orders/by-token/${token}`]);
  const given = async () => (await staffOrder(number).read()).paymentReference;

  const reference = field(page, /Reference of your bank/);
  await reference.fill('UTR 2211');
  await page.getByRole('button', { name: 'Send the reference' }).click();
  await expect(page.getByText('You gave UTR 2211.')).toBeVisible();
  expect(await given()).toBe('UTR 2211');
  await reference.fill('=UTR<b>2212');
  await page.getByRole('button', { name: 'Change the reference' }).click();
  await expect(page.getByText('A reference has 6 letters and digits or more')).toBeVisible();
  await expect(reference).toHaveValue('=UTR<b>2212');
  await expect(reference).toBeFocused();
  expect(errors.splice(0).join('\n')).toMatch(/^[^\n]*422[^\n]*$/);
  await reference.fill('UTR 2212');
  await page.getByRole('button', { name: 'Change the reference' }).click();
  await expect(page.getByText('You gave UTR 2212.')).toBeVisible();
  expect(await given()).toBe('UTR 2212');
  await page.reload();
  await expect(page.getByText('You gave UTR 2212.')).toBeVisible();
  await expect(page.getByText('You gave the reference of your transfer: UTR 2212')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: /^Cancel order/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order EV-/);
  await expect(page.getByText('No payment')).toBeVisible();
  await expect(reference).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0);
  expect((await staffOrder(number).read()).status).toBe('Cancelled');
  await expectSound(page);
});
