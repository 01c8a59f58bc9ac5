import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { callApi, enterAs } from '../support/api.ts';
import { orderAsGuest, productsInStock } from '../support/ordering.ts';
import { expectAccessible, expectStill, open, watchLayoutShift } from '../support/page.ts';
import { expect, signIn, test, turnsAt, WIDTHS } from '../support/test.ts';

const CUSTOMERS = '/dashboard/customers';
const HOSTILE = '=1+1 <img src=x onerror=alert(1)> "Sai" & Söhne';

/** Opens an address of the dashboard as an administrator, in a browser of its own. */
async function atCounter(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await enterAs(page, 'admin');
  await open(page, path);
  await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible();
  return page;
}

const panel = (page: Page) => page.getByRole('dialog', { name: /^Customer/ });
const form = (page: Page) => page.getByRole('dialog', { name: /^Edit / });

/** Somebody who ordered once, under a phone number of their own. */
async function newCustomer() {
  const digits = String(randomInt(100_000, 999_999));
  const email = `journey${digits}@example.in`;
  const [product] = await productsInStock(1);
  await orderAsGuest(product ? [product] : [], email);
  const list = await callApi<{ customers: { number: string; version: number }[] }>(
    ['GET', `/admin/customers?q=${email}`],
    { as: 'admin' },
  );
  const [customer] = list.customers;
  if (!customer) throw new Error('the order made no customer');
  const body = { version: customer.version, phone: `+91 70000 ${digits}`, name: HOSTILE };
  await callApi(['PATCH', `/admin/customers/${customer.number}`], { as: 'admin', body });
  return { number: customer.number, phone: `70000${digits}`, email };
}

test('found by phone, opened by Enter, corrected by two people, and left where one was', async ({
  browser,
}) => {
  const { number, phone, email } = await newCustomer();
  const page = await atCounter(browser, CUSTOMERS);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(phone);
  const link = page.getByRole('link', { name: HOSTILE, exact: true });
  await expect(page.getByRole('table', { name: 'Customers' }).getByRole('rowheader')).toHaveCount(
    1,
  );
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`customer=${number}`));
  await expect(panel(page).getByText(email)).toBeVisible();
  await expect(panel(page).getByRole('list', { name: 'Latest orders' })).toBeVisible();

  const colleague = await atCounter(browser, `${CUSTOMERS}?q=${phone}&customer=${number}`);
  for (const one of [page, colleague]) {
    await one.getByRole('button', { name: 'Edit customer' }).click();
  }
  await form(page).getByLabel('GSTIN').fill('22AAAAA0000A1Z5');
  await form(page).getByLabel('Name').fill('Deccan Journeys');
  await form(page).getByLabel('Address').fill('7 New Road, Nacharam');
  await form(page).getByRole('button', { name: 'Save' }).click();
  // A refusal names the field and its remedy, and loses nothing.
  await expect(form(page).getByLabel('GSTIN')).toHaveAccessibleDescription(/GSTIN/);
  await expect(form(page).getByLabel('Address')).toHaveValue('7 New Road, Nacharam');
  await form(page).getByLabel('GSTIN').fill('');

  await form(colleague).getByLabel('Name').fill('Godavari Journeys');
  await form(colleague).getByLabel('Status').selectOption('VIP');
  await form(colleague).getByRole('button', { name: 'Save' }).click();
  await expect(panel(colleague).getByText('Godavari Journeys').first()).toBeVisible();

  await form(page).getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody changed this customer' });
  await expect(conflict.getByRole('row', { name: /Name/ })).toContainText('Deccan Journeys');
  await expect(conflict.getByRole('row', { name: /Name/ })).toContainText('Godavari Journeys');
  await expectAccessible(page, 'dialog');
  await conflict.getByRole('radio', { name: 'Godavari Journeys' }).check();
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  // Theirs where chosen, and both changes where only one of them made one.
  await expect(panel(page).getByRole('heading', { name: 'Godavari Journeys' })).toBeVisible();
  await expect(panel(page).getByText('7 New Road, Nacharam').first()).toBeVisible();
  await expect(panel(page).getByText('VIP', { exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).not.toHaveURL(/customer=/);
  await expect(page.getByRole('link', { name: 'Godavari Journeys' })).toBeFocused();
});

test('the file holds what is listed, formulas as text; the counter sees and edits without it', {
  tag: '@full',
}, async ({ browser }) => {
  const { phone, number } = await newCustomer();
  const page = await atCounter(browser, `${CUSTOMERS}?q=${phone}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [, line, ...more] = text.trimEnd().split('\r\n');
  expect(line).toMatch(new RegExp(`^${number},"'=1\\+1 <img`));
  expect(more).toEqual([]);

  const counter = await (await browser.newContext()).newPage();
  await counter.goto(`${CUSTOMERS}?q=${phone}&customer=${number}`);
  await signIn(counter, 'counter');
  await expect(panel(counter).getByRole('button', { name: 'Edit customer' })).toBeVisible();
  await panel(counter).getByLabel('Status').selectOption('VIP');
  await expect(panel(counter).getByRole('heading', { name: 'Customer VIP' })).toBeVisible();
  await counter.reload();
  await expect(panel(counter).getByLabel('Status')).toHaveValue('VIP');
  await counter.keyboard.press('Escape');
  await expect(counter.getByRole('button', { name: 'CSV', exact: true })).toBeHidden();
});

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at, 1);
  turn()(
    `customers and a panel stand still, fit and are accessible at ${name}`,
    { tag: '@full' },
    async ({ browser }) => {
      const page = await atCounter(browser, CUSTOMERS);
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      await page.goto(`${CUSTOMERS}?sort=spend_desc`);
      await expect(page.locator('canvas')).toBeVisible();
      await expectStill(page);
      await page.getByRole('button', { name: 'Table' }).click();
      await expectAccessible(page);
      await page.getByRole('table', { name: 'Customers' }).getByRole('link').nth(6).click();
      await expect(panel(page).getByRole('heading', { name: 'History' })).toBeVisible();
      await expectAccessible(page, 'dialog');
      await panel(page).getByRole('button', { name: 'Edit customer' }).click();
      await expectAccessible(page, 'dialog[open]:last-of-type');
      await expectStill(page);
    },
  );
}
