import type { Page } from '@playwright/test';
import { callApi, enterAs } from '../support/api.ts';
import {
  FIRM,
  field,
  fillCart,
  fillContact,
  orderAsGuest,
  productsInStock,
  staffOrder,
} from '../support/ordering.ts';
import { expectFits, expectSound } from '../support/page.ts';
import { expect, signIn, test, WIDTHS } from '../support/test.ts';

/** Of the sample customer who has the account. */
const ACCOUNT = { email: 'imran@shaikhgarage.example', customer: 'CUST-1042' };

const listed = async (page: Page, number: string) => {
  await page.goto(`/orders?q=${number}`);
  return page.getByRole('main').getByRole('article');
};

test('a guest’s order with an account’s e-mail is in its list once it is claimed by the link, and in no other', async ({
  page,
  browser,
  errors,
}) => {
  await page.setViewportSize(WIDTHS[1].viewport);
  const { number, token } = await orderAsGuest(await productsInStock(1), ACCOUNT.email);
  // An address that nobody confirmed is no proof: for the staff, too, it is another customer's.
  expect((await staffOrder(number).read()).customer.number).not.toBe(ACCOUNT.customer);

  await page.goto(`/order/${token}`);
  await expect(page.getByRole('button', { name: 'Add to my orders' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'customer');
  await expect(page.getByRole('button', { name: 'Add to my orders' })).toBeVisible();
  await expectSound(page);
  await expect(await listed(page, number)).toHaveCount(0);
  await expect(page.getByText('No orders found')).toBeVisible();
  await expectFits(page);
  await page.goto(`/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that order');
  expect(errors.splice(0).join('\n')).toMatch(/^[^\n]*404[^\n]*$/);

  await page.goto(`/order/${token}`);
  await page.getByRole('button', { name: 'Add to my orders' }).click();
  await expect(page.getByText('This order is among your orders now.')).toBeVisible();
  await page.getByRole('link', { name: 'Show it in My orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order EV-/);
  await expect(page.getByText('Added to your orders')).toBeVisible();
  await expect(await listed(page, number)).toHaveCount(1);

  const other = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  const stranger = await other.newPage();
  await enterAs(stranger, 'dealer');
  await stranger.goto(`/orders?q=${number}`);
  await expect(stranger.getByText('No orders found')).toBeVisible();
  await stranger.goto(`/orders/${number}`);
  await expect(stranger.getByText('We could not find that order').first()).toBeVisible();
  // Whoever has the link still sees it, and cannot take it.
  await stranger.goto(`/order/${token}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Order placed');
  await expect(stranger.getByRole('button', { name: 'Add to my orders' })).toHaveCount(0);
  await other.close();
  const claim = callApi(['POST', `/orders/by-token/${token}/claim`], { as: 'dealer', body: {} });
  await expect(claim).rejects.toThrow('belongs to another account');
});

interface Addresses {
  addresses: { id: string; address: string }[];
}

const saved = async () =>
  (await callApi<Addresses>(['GET', '/addresses'], { as: 'dealer' })).addresses;

test('addresses are saved, chosen, refused from the eleventh on, and removed', {
  tag: '@full',
}, async ({ page, errors }) => {
  const forget = async () => {
    for (const { id } of await saved()) {
      await callApi(['DELETE', `/addresses/${id}`], { as: 'dealer' });
    }
  };
  await forget();
  const [product] = await productsInStock(1);
  const save = field(page, 'Save this address for my next order');
  const choice = field(page, 'Saved addresses');
  const onward = page.getByRole('button', { name: 'Continue to payment' });
  const edit = page.getByRole('button', { name: /^(Edit|Change)/ }).first();
  await enterAs(page, 'dealer');
  await fillCart(page, [product?.id ?? ''], 1);
  await page.goto('/checkout');
  await fillContact(page);
  await field(page, /^GSTIN/).fill(FIRM.gstin);
  await save.check();
  await onward.click();
  await expect(page.getByRole('heading', { name: /Payment/ })).toBeFocused();
  expect(await saved()).toHaveLength(1);

  // The next order starts with the address that was saved last.
  await page.evaluate(() => localStorage.removeItem('evmandi-own-checkout'));
  await page.goto('/checkout');
  await expect(field(page, /^GSTIN/)).toHaveValue(FIRM.gstin);
  await expect(choice.getByRole('option', { selected: true })).toContainText('Imran Shaikh');
  await expectSound(page);

  for (let gate = 1; gate <= 9; gate += 1) {
    await callApi(['POST', '/addresses'], {
      as: 'dealer',
      body: {
        name: 'Sai Motors',
        phone: '+91 99890 45112',
        email: 'gate@saimotors.example',
        address: `Gate ${gate}, IDA Uppal`,
        pin: '500039',
        gstin: '',
      },
    });
  }
  await page.goto('/checkout');
  await expect(choice.getByRole('option')).toHaveCount(11);
  await choice.selectOption({ label: 'Sai Motors, Gate 4, IDA Uppal, 500039' });
  await expect(field(page, /^Address/)).toHaveValue('Gate 4, IDA Uppal');
  await expect(field(page, /^GSTIN/)).toHaveValue('');

  await field(page, /^Address/).fill('Gate 11, IDA Uppal');
  await save.check();
  await onward.click();
  // The order goes on; only the address is not kept.
  await expect(page.getByText('You have saved 10 addresses: remove one')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Payment/ })).toBeFocused();
  expect(errors.splice(0).join('\n')).toMatch(/^[^\n]*409[^\n]*$/);
  await edit.click();
  await choice.selectOption({ label: 'Sai Motors, Gate 4, IDA Uppal, 500039' });
  await page.getByRole('button', { name: 'Remove from my saved addresses' }).click();
  await expect(choice.getByRole('option')).toHaveCount(10);
  expect((await saved()).map(({ address }) => address)).not.toContain('Gate 4, IDA Uppal');
  await expectSound(page);
  await forget();
});
