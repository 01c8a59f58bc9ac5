import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/lib/project-copy.mjs';
import { type Site, startSite } from '../../scripts/lib/site.mjs';
import { expectAccessible, expectSound, sidewaysScroll } from '../support/page.ts';
import { copyData, PATIENT, runCli, UNREHEARSED } from '../support/process.ts';
import { expect, signIn, test, turnsAt, WIDTHS } from '../support/test.ts';

const SCREEN = 'remotes/auth/src/login/login-screen.tsx';

test.describe.configure({ mode: 'serial' });

let project: string;
let dataDir: string;
let site: Site;
/** Versions of the sign-in: the one before, and the live one. */
let before = '';
let now = '';

const live = async () => {
  const { remotes } = await (await fetch(`${site.url}/registry.json`)).json();
  return remotes.find(({ name }: { name: string }) => name === 'auth').version as string;
};

test.beforeAll(async () => {
  project = copyProject();
  dataDir = await copyData();
  site = await startSite(project, dataDir, PATIENT);
  before = await live();
  const file = join(project, SCREEN);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nexport const another = 1;\n`);
  const shipped = await runCli(project, ['ship', 'auth', ...UNREHEARSED], site.env);
  expect(shipped.code, shipped.output).toBe(0);
  await expect.poll(live).not.toBe(before);
  now = await live();
  // The release service ends its work before the screens ask it.
  const status = await runCli(project, ['status'], site.env);
  expect(status.code, status.output).toBe(0);
});

test.afterAll(async () => {
  await site?.stop();
  for (const folder of [project, dataDir]) rmSync(folder, { recursive: true, force: true });
});

const turn = turnsAt(0);
for (const { name, viewport } of WIDTHS) {
  turn()(
    `staff see and steer what is live, and try a version in their browser alone (${name})`,
    async ({ page, browser, errors: _errors }) => {
      await page.setViewportSize(viewport);
      const sound = async () => {
        await expectAccessible(page);
        await expectSound(page);
        expect(await sidewaysScroll(page)).toBe(0);
      };
      await page.goto(`${site.url}/platform`);
      await signIn(page, 'platform');
      const row = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { level: 3, name: 'auth' }),
      });
      await expect(row).toContainText(now);
      await sound();

      await row.getByRole('button', { name: 'More for auth: pin, retire' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Pin' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Pin auth' }).click();
      await expect(dialog.getByLabel('Reason, for the history')).toHaveAccessibleDescription(
        /Say why/,
      );
      await dialog.getByLabel('Reason, for the history').fill('Month end');
      await sound();
      await dialog.getByRole('button', { name: 'Pin auth' }).click();
      await expect(row).toContainText('Month end');
      const more = row.getByRole('button', { name: 'More for auth: pin, retire' });
      await expect(more).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(row.getByRole('button', { name: 'Roll back auth' })).toBeVisible();
      await more.press('Enter');
      await page.getByRole('menuitem', { name: 'Retire a version' }).press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Retire a version of auth' })).toBeFocused();
      await sound();
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();

      await row.getByRole('button', { name: 'Roll back auth' }).click();
      await expect(dialog.getByRole('radio', { name: new RegExp(before) })).toBeChecked();
      await dialog.getByLabel('Reason, for the history').fill('The form jumps');
      await dialog.getByRole('button', { name: `Roll back to ${before}` }).click();
      await expect(row).toContainText(before);
      await expect.poll(live).toBe(before);

      for (const [link, heading] of [
        ['Releases', 'Platform releases'],
        ['Dependencies', 'Platform dependencies'],
      ] as const) {
        await page
          .getByRole('navigation', { name: 'Platform sections' })
          .getByRole('link', { name: link })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('table').first()).toBeVisible();
        await sound();
        if (link === 'Releases')
          await expect(page.getByText('The form jumps').first()).toBeVisible();
      }
      await page.goto(`${site.url}/platform/tokens`);
      await page.getByRole('button', { name: 'Make a token' }).click();
      await page.getByLabel('Ships', { exact: true }).selectOption('catalog');
      await page.getByRole('button', { name: 'Make the token' }).click();
      await expect(dialog.getByText(/^evt_[0-9a-f]{12}_/)).toBeVisible();
      await page.getByRole('button', { name: 'I passed it on, close' }).click();
      await page
        .getByRole('button', { name: /^Revoke token/ })
        .first()
        .press('Enter');
      await page.getByRole('button', { name: 'Revoke token', exact: true }).press('Enter');
      await expect(page.getByText(/^Revoked .* by /).first()).toBeVisible();
      await expect(page.locator(':focus')).toHaveText(/^[0-9a-f]{12}$/);

      await page.goto(`${site.url}/platform/try?versions=auth~9.9.9-00000009,gone~1.0.0-00000001`);
      await expect(page.getByText(/no such part now: gone 1\.0\.0-00000001/)).toBeVisible();
      await page.getByLabel('auth').selectOption(now);
      await page.getByLabel('Begin at').fill('//evil.example');
      await page.getByRole('button', { name: 'Open in this browser' }).click();
      await expect(page.getByLabel('Begin at')).toHaveAccessibleDescription(
        /begins with one slash/,
      );
      await page.getByLabel('Begin at').fill('/about');
      await sound();
      await page.getByRole('button', { name: 'Open in this browser' }).click();
      const banner = page.getByRole('region', { name: 'Versions of this browser alone' });
      await expect(banner).toContainText(now);
      await expect(banner).toContainText(`everybody else has ${before}`);
      // The banner is in the document, the page comes by the browser.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await sound();
      await page.getByRole('link', { name: 'EVMandi' }).first().click();
      await page.reload();
      await expect(banner).toBeVisible();

      const shopper = await browser.newContext({ viewport });
      const other = await shopper.newPage();
      const answer = await other.goto(`${site.url}/about`);
      expect(await answer?.text()).not.toContain(now);
      await expect(other.getByRole('region', { name: /this browser/ })).toHaveCount(0);
      await other.goto(`${site.url}/platform`);
      await expect(other).toHaveURL(/\/login/);
      await shopper.close();

      await banner.getByRole('button', { name: 'Leave' }).click();
      await expect(banner).toHaveCount(0);
      expect(await live()).toBe(before);
      // As it was, for the other width.
      const back = await runCli(project, ['rollback', 'auth', '--to', now], site.env);
      expect(back.code, back.output).toBe(0);
    },
  );
}
