import type { BrowserContext, Page } from '@playwright/test';
import { callApi, enterAs } from '../support/api.ts';
import { keep, withLines } from '../support/lists.ts';
import { expectSound } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'a password of the sessions';
const GSTIN = '27AAPFU0939F1ZV';
const named = (word: string) => `${word}-${Date.now()}-${test.info().workerIndex}`;

interface Account {
  id: string;
  version: number;
}

/** Types what a new account takes, and sends it. */
async function register(page: Page, kind: 'customer' | 'dealer', username: string) {
  await page.goto(`/register?as=${kind}&from=%2Faccount`);
  await page.getByLabel('Name', { exact: true }).fill(`Lata ${username}`);
  await page.getByLabel('Phone').fill('+91 98480 22338');
  await page.getByLabel('E-mail').fill(`${username}@workshop.example`);
  if (kind === 'dealer') {
    await page.getByRole('textbox', { name: 'Company' }).fill('Godavari Logistics');
    await page.getByLabel('GSTIN').fill(GSTIN);
  }
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/account$/);
}

async function enter(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const details = (page: Page) => page.locator('#details');

/** Ends the session at the server, and nowhere else. */
const endAtServer = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const url = `${process.env.SITE_API}/api/auth/logout`;
  const answer = await page.request.post(url, { headers, data: { everywhere: true } });
  expect(answer.status()).toBe(200);
};

/** As it is for a page that wakes up when the token's twelve hours are over. */
const runOut = (page: Page) =>
  page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('token') ?? '').split('.');
    const over = { ...JSON.parse(atob(payload)), exp: Math.floor(Date.now() / 1000) };
    localStorage.setItem('token', [head, btoa(JSON.stringify(over)), signature].join('.'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a dealer registers, is declined, asks again and is approved', async ({ page, browser }) => {
  const username = named('lata');
  await register(page, 'dealer', username);
  const waiting = page.getByRole('heading', { name: 'Your dealer account waits for approval' });
  await expect(waiting).toBeVisible();
  await expectSound(page);
  const list = await callApi<{ accounts: Account[] }>(['GET', `/admin/accounts?q=${username}`], {
    as: 'admin',
  });
  const { id, version } = list.accounts[0] ?? { id: '', version: 0 };
  await callApi(['POST', `/admin/accounts/${id}/refuse`], {
    as: 'admin',
    body: { version, reason: 'The GSTIN is of another firm' },
  });
  await page.reload();
  await expect(page.getByText('The GSTIN is of another firm')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(waiting).toBeVisible();

  const office: BrowserContext = await browser.newContext();
  const admin = await office.newPage();
  await enterAs(admin, 'admin');
  await admin.goto(`/dashboard/admin/roles?q=${username}`);
  await admin.getByRole('button', { name: `Approve Lata ${username}` }).click();
  await expect(admin.getByRole('button', { name: `Manage Lata ${username}` })).toBeVisible();
  await office.close();
  await page.reload();
  await expect(page.getByText(`Dealer, username ${username}`)).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('a wrong password loses nothing, a session that ends loses no form, and all tabs leave together', async ({
  page,
  context,
}) => {
  const username = named('mohan');
  await register(page, 'customer', username);
  await expect(page.getByRole('button', { name: 'Ask to buy as a dealer' })).toBeVisible();
  await expectSound(page);
  await details(page).getByLabel('Name', { exact: true }).fill('Mohan in a hurry');
  await endAtServer(page);
  await details(page).getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText(/^You signed out on all devices\./)).toBeVisible();
  await enter(page, username, 'not the password at all');
  await expect(page.getByText('Wrong username or password')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await enter(page, username);
  await expect(page).toHaveURL(/\/account$/);
  await expect(details(page).getByLabel('Name', { exact: true })).toHaveValue('Mohan in a hurry');
  await details(page).getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Mohan in a hurry, Customer')).toBeVisible();

  // So is a wish typed on a page that anybody may see, where a session runs out without a word.
  await keep(page, { quote: withLines([{ id: '1', quantity: 12 }]) });
  await page.goto('/cart?list=quote');
  const message = page
    .getByRole('complementary', { name: 'Ask for a quotation' })
    .getByLabel('Message');
  await message.fill('Twelve sets by Friday');
  await runOut(page);
  await page.getByRole('link', { name: 'Customer Login' }).click();
  await enter(page, username);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto('/cart?list=quote');
  await expect(message).toHaveValue('Twelve sets by Friday');

  const other = await context.newPage();
  await other.goto('/orders');
  await expect(other.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText(/^You signed out in another tab\./)).toBeVisible();
  await expect(page.getByText(/Sign in to go on/)).toHaveCount(0);

  // One that runs out on a page of one's own says that.
  await enter(other, username);
  await expect(other.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await runOut(other);
  await expect(other.getByText(/^Your session has run out\./)).toBeVisible();
});
