import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { expect, siteUrl, test, watchConsole } from '../support/test.ts';

/** Each is answered once with garbage that the browser may keep for a year. */
const PIECES = {
  'vendor chunk': /\/artifacts\/host\/.*\/vendor[^/]*\.js/,
  'remote entry': /\/artifacts\/catalog\/.*remoteEntry[^/]*\.js/,
  'route chunk': /\/artifacts\/catalog\/.*expose_routes[^/]*\.js/,
  'screen chunk': /\/artifacts\/catalog\/.*async\/(?!__federation)[^/]*\.js/,
  'slot chunk': /\/artifacts\/checkout\/.*slots__header\.quick[^/]*\.js/,
};

let proxy: FaultProxy;
let profile: string;
test.beforeAll(async ({}, { parallelIndex }) => {
  const ports = (process.env.PROXY_PORTS ?? '').split(',');
  proxy = await startFaultProxy(siteUrl(), Number(ports[parallelIndex]));
  profile = mkdtempSync(join(tmpdir(), 'evmandi-profile-'));
});
test.afterAll(async () => {
  await proxy?.stop();
  rmSync(profile, { recursive: true, force: true });
});

/** A page on the site with the quick order form, and what its console said of errors. */
async function visit(browser: BrowserContext): Promise<string[]> {
  const page = await browser.newPage();
  const errors = watchConsole(page);
  await page.goto(`${proxy.url}/listing/spare-parts`, { waitUntil: 'commit' });
  // A page that starts for longer than 12 s says so, with Retry.
  const retry = page.getByRole('button', { name: 'Retry' }).first();
  const root = page.locator('html[data-ready=""]');
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(root).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('banner').getByRole('button', { name: 'Quick order' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick order form' })).toBeVisible();
  await page.waitForTimeout(500);
  return errors;
}

test('files that were corrupt once, with leave to be kept, are met by no later visit of that browser', async ({
  playwright,
}) => {
  const found = await findBrowser();
  const launch = () => playwright.chromium.launchPersistentContext(profile, found?.launch);
  proxy.fail(
    ...Object.values(PIECES).map((matches) => ({ matches, fault: 'corrupt' as const, times: 1 })),
  );
  const first = await launch();
  // Asked for last, and by nobody who waits for it.
  const last = first.waitForEvent('response', {
    predicate: (response) => response.url().includes('/async/listing-loader'),
    timeout: 300_000,
  });
  expect(await visit(first), 'the files were met').not.toEqual([]);
  await last;
  // From now on nothing is spoilt: what was is replaced by the page, on a slow machine after the form is there.
  proxy.heal();
  await expect.poll(proxy.spoilt).toEqual([]);
  expect(await visit(first), 'errors of the next page').toEqual([]);
  await first.close();
  const second = await launch();
  expect(await visit(second), 'errors after the browser was closed').toEqual([]);
  await second.close();
});
