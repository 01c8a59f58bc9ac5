import type { Page } from '@playwright/test';
import { enterAs } from '../support/api.ts';
import { expectAccessible, expectSound } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const PASSWORD = 'a password of her own';
const username = () => `meena-${Date.now()}-${test.info().workerIndex}`;

async function atRoles(page: Page): Promise<void> {
  await enterAs(page, 'admin');
  await page.goto('/dashboard/admin/roles');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin role' })).toBeVisible();
}

/** Sets a password by the link, in a browser of its own, and stays there signed in. */
async function enterByLink(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(`For Meena Iyer, username ${name}`)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await expectSound(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

test('an account is made, gets its password by a link once, and is out at once when disabled', async ({
  page,
  browser,
  errors,
}) => {
  const name = username();
  await atRoles(page);
  await expectSound(page);
  await page.getByRole('button', { name: 'New account' }).click();
  const fresh = page.getByRole('dialog', { name: 'New account' });
  await fresh.getByLabel('Name', { exact: true }).fill('Meena Iyer');
  await fresh.getByLabel('Username').fill('ab');
  await fresh.getByLabel('Role').selectOption({ label: 'Counter staff 1010' });
  await fresh.getByLabel('Username').press('Enter');
  await expect(fresh.getByText(/3 characters or more, from a to z/)).toBeVisible();
  await expect(fresh.getByLabel('Name', { exact: true })).toHaveValue('Meena Iyer');
  // The browser itself tells of the 422.
  errors.length = 0;
  await fresh.getByLabel('Username').fill(name);
  await fresh.getByLabel('Username').press('Enter');
  const link = page.getByRole('dialog', { name: 'One-time link for Meena Iyer' });
  const address = (await link.locator('code').textContent()) ?? '';
  await expectAccessible(page);
  await link.getByRole('button', { name: 'I passed it on, close' }).click();
  await expect(link).toHaveCount(0);

  const hers = await (await browser.newContext({ viewport: WIDTHS[1].viewport })).newPage();
  await enterByLink(hers, address, name);
  await hers.goto('/dashboard/orders');
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Order Management');
  await hers.goto(address);
  await expect(hers.getByRole('heading', { name: 'This link is over' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: 'Manage Meena Iyer' }).press('Enter');
  const manage = page.getByRole('dialog', { name: 'Meena Iyer' });
  await expectAccessible(page);
  await manage.getByRole('button', { name: 'Disable account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Meena Iyer is disabled and signed out everywhere.')).toBeVisible();
  await expect(row.getByText('Disabled')).toBeVisible();
  // She set her password after this list was read: the browser itself tells of the 409.
  errors.length = 0;
  await hers.goto('/dashboard/orders');
  await expect(hers).toHaveURL(/\/login/);
  await hers.context().close();

  await page.goto(`/dashboard/admin/audit?q=${name}`);
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log.getByText('Account changed')).toBeVisible();
  await expect(log.getByText('Password set by a link')).toBeVisible();
  await expect(log.getByText('Signed in')).toBeVisible();
  await expect(log).not.toContainText(PASSWORD);
  await expectSound(page);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Chain whole up to entry [\d,]+, checked/)).toBeVisible();
});

test('a role is made, changed and removed by the keyboard; the last administrator stays', {
  tag: '@full',
}, async ({ page, errors }) => {
  const name = `Desk ${Date.now()}`;
  await page.setViewportSize(WIDTHS[1].viewport);
  await atRoles(page);
  await page.getByRole('button', { name: 'New role' }).press('Enter');
  const fresh = page.getByRole('dialog', { name: 'New role' });
  await fresh.getByLabel('Name', { exact: true }).fill(name);
  await fresh.getByRole('checkbox', { name: /Counter/ }).press('Space');
  await expectAccessible(page);
  await fresh.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByText(`Role ${name} saved.`)).toBeVisible();

  await page.goto('/dashboard/admin/authority');
  await expect(page.getByRole('heading', { name: 'Who may do what' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(WIDTHS[0].viewport);
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await page.getByRole('link', { name: 'By person' }).click();
  await expect(page.getByRole('row', { name: /Meera Pillai/ })).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Change permissions' }).click();
  await page.getByRole('button', { name: 'Edit role Administrator' }).click();
  const own = page.getByRole('dialog', { name: 'Role Administrator' });
  await own.getByRole('checkbox', { name: /Administration/ }).uncheck();
  await own.getByRole('button', { name: 'Save role' }).click();
  await expect(own.getByRole('alert')).toContainText('Nobody takes administration from their own');
  // The browser itself tells of the 409.
  errors.length = 0;
  await own.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Edit role ${name}` }).click();
  await page.getByRole('button', { name: 'Remove role' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove role' }).click();
  await expect(page.getByText(`Role ${name} removed.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name })).toHaveCount(0);
});
