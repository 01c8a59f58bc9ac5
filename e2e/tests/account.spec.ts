import { enterAs, newCustomer } from '../support/api.ts';
import { expectSound } from '../support/page.ts';
import { expect, signIn, test } from '../support/test.ts';

const NEW_PASSWORD = 'a password of the journeys';

test('a place where one is signed in is ended from another, and then everywhere', async ({
  page,
  browser,
}) => {
  // An account of this journey alone: it ends all sessions.
  const own = await newCustomer('Kiran');
  await enterAs(page, own);
  await page.goto('/account');
  await expect(page.getByText('This one')).toBeVisible();
  await expectSound(page);
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await other.goto('/login?from=%2Forders');
  await other.getByLabel('Username').fill(own.username);
  await other.getByLabel('Password', { exact: true }).fill(own.password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
  await expect(page.getByText('Signed out: Firefox on Linux')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out Firefox on Linux/ })).toHaveCount(0);
  await other.getByRole('link', { name: 'My requests' }).first().click();
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const copied = await page.request.get(`${process.env.SITE_API}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(copied.status()).toBe(401);
});

test('a token that was copied ends with its session', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login?from=%2Faccount');
  await signIn(page, 'dealer');
  await expect(page.getByText('This one')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const told = page.waitForResponse(/\/auth\/logout$/);
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  expect((await told).status()).toBe(200);
  const copied = await page.request.get(`${process.env.SITE_API}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(copied.status()).toBe(401);
});

test('a new password ends the other sessions and keeps this one', { tag: '@full' }, async ({
  page,
}) => {
  const OLD = 'evmandi-platform';
  const login = (password: string) =>
    page.request.post(`${process.env.SITE_API}/api/auth/login`, {
      data: { username: 'platform', password },
    });
  const { token } = await (await login(OLD)).json();
  await page.goto('/login?from=%2Fchange-password');
  await signIn(page, 'platform');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  await field('Current password').fill('not the current one');
  await field('New password').fill(NEW_PASSWORD);
  await field('New password again').fill(NEW_PASSWORD);
  await expect(page.getByText(', met')).toHaveCount(3);
  await change.click();
  await expect(page.getByText('The current password is wrong')).toBeVisible();
  await expect(field('New password')).toHaveValue(NEW_PASSWORD);
  await expectSound(page);
  await field('Current password').fill(OLD);
  await change.click();
  try {
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByText('This one')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sign out (?!everywhere)\w/ })).toHaveCount(0);
    const me = await page.request.get(`${process.env.SITE_API}/api/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(me.status()).toBe(401);
    expect((await login(OLD)).status()).toBe(401);
  } finally {
    const session = await (await login(NEW_PASSWORD)).json();
    await page.request.post(`${process.env.SITE_API}/api/auth/change-password`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: { currentPassword: NEW_PASSWORD, newPassword: OLD },
    });
  }
});
