import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { callApi, enterAs } from '../support/api.ts';
import { expectAccessible, expectSound } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'a password of the factors';
const named = (word: string) => `${word}-${Date.now()}-${test.info().workerIndex}`;

/** Chromium's own passkeys, on a device whose owner agrees to everything. */
async function withPasskeys(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Presses until that is shown: on a busy machine the API may turn a call away, and says so. */
const pressUntil = (button: Locator, shown: Locator) =>
  expect(async () => {
    await expect(shown.or(button).first()).toBeVisible();
    if (!(await shown.isVisible())) await button.click({ timeout: 5_000 });
    await expect(shown).toBeVisible({ timeout: 10_000 });
  }).toPass();

const signedIn = (page: Page) => expect(page.getByText('This one')).toBeVisible();

async function enterPassword(page: Page, username: string): Promise<void> {
  await page.goto('/login?from=%2Faccount');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const qrCode = (page: Page) => page.getByRole('img', { name: /^QR code/ });

/** Types the key that is shown into an app, so to speak, and enters its code; answers the codes to be kept. */
async function setUpApp(page: Page, add: string) {
  await expect(qrCode(page)).toBeVisible();
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret });
  await expectAccessible(page);
  // Taken for at least half a minute, however slow the page is.
  const usedAt = Date.now();
  await page.getByLabel('Code, six digits').fill(app.generate({ timestamp: usedAt }));
  await page.getByRole('button', { name: add }).click();
  const kept = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(kept).toHaveCount(10);
  const recovery = (await kept.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them, go on' }).click();
  // Each code counts once: the next one is of a later step.
  const next = () => app.generate({ timestamp: Math.max(Date.now(), usedAt + 30_000) });
  return { code: next, recovery };
}

/** Above the header, which leaves its strip out while one is further down. */
async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
}

test('a passkey signs in alone, and a code of an app after the password', async ({ page }) => {
  const username = named('ravi');
  await withPasskeys(page);
  await page.goto('/register?as=customer');
  const made = await page.request.post(`${process.env.SITE_API}/api/auth/register`, {
    data: {
      kind: 'customer',
      name: 'Ravi Test',
      phone: '+91 98480 22338',
      email: `${username}@workshop.example`,
      username,
      password: PASSWORD,
      accepted: true,
    },
  });
  expect(made.status()).toBe(201);
  await enterPassword(page, username);
  await signedIn(page);
  const passkey = page.getByText(/^Passkey “Chrome/);
  await pressUntil(page.getByRole('button', { name: 'Add a passkey' }), passkey);
  await page.getByRole('button', { name: /^Rename passkey/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Pixel 8');
  await page.getByRole('dialog').getByLabel('Name').press('Enter');
  await expect(page.getByText('Passkey “Pixel 8”')).toBeVisible();
  await signOut(page);
  await page.goto('/login?from=%2Faccount');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await signedIn(page);

  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await pressUntil(page.getByRole('button', { name: 'Retry' }), qrCode(page));
  const { code, recovery } = await setUpApp(page, 'Add the app');
  await expect(page.getByRole('button', { name: 'Recovery codes (10 left)' })).toBeVisible();
  await expectSound(page);
  await signOut(page);
  await enterPassword(page, username);
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
  await page.getByLabel('Code, six digits').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code, six digits')).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);
  await page.getByLabel('Code, six digits').fill(code());
  await page.keyboard.press('Enter');
  await signedIn(page);
  await signOut(page);
  await enterPassword(page, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.keyboard.press('Enter');
  await signedIn(page);
  await expect(page.getByRole('button', { name: 'Recovery codes (9 left)' })).toBeVisible();
});

test('who has a role that needs a second factor adds one at the next sign-in, and an administrator takes it away', {
  tag: '@full',
}, async ({ page, browser }) => {
  const username = named('prakash');
  const role = named('Auditors');
  await page.goto('/login');
  await enterAs(page, 'admin');
  await page.goto('/dashboard/admin/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  const fresh = page.getByRole('dialog', { name: 'New role' });
  await fresh.getByLabel('Name').fill(role);
  await fresh.getByLabel('Needs a second factor').check();
  await expectAccessible(page);
  await fresh.getByRole('button', { name: 'Make role' }).click();
  const card = page.getByRole('listitem').filter({ hasText: role });
  await expect(card.getByText('Second factor needed')).toBeVisible();
  const { roles } = await callApi<{ roles: { id: string; name: string }[] }>(
    ['GET', '/admin/roles'],
    { as: 'admin' },
  );
  const roleId = roles.find(({ name }) => name === role)?.id;
  const body = { username, name: 'Prakash Iyer', roleId };
  const { link } = await callApi<{ link: { path: string } }>(['POST', '/admin/accounts'], {
    as: 'admin',
    body,
  });
  const token = link.path.split('#')[1];
  const used = { token, newPassword: PASSWORD };
  await callApi(['POST', '/auth/password-links/use'], { body: used });

  const own = await browser.newContext();
  const person = await own.newPage();
  await enterPassword(person, username);
  await setUpApp(person, 'Continue');
  await signedIn(person);
  await expect(person.getByText(/Your role needs a second factor/)).toBeVisible();
  await expect(person.getByRole('button', { name: 'Remove the authenticator app' })).toHaveCount(0);

  await page.goto(`/dashboard/admin/roles?q=${username}`);
  await page.getByRole('button', { name: 'Manage Prakash Iyer' }).click();
  await page.getByRole('button', { name: 'Remove app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove app' }).click();
  await expect(page.getByText(/authenticator app of Prakash Iyer is removed/)).toBeVisible();
  await person.goto('/orders');
  await expect(person).toHaveURL(/\/login/);
  await own.close();
});
