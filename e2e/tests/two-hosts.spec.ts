import { rmSync } from 'node:fs';
import { freePort } from '@evmandi/contract/testing/free-port';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { startSite } from '../../scripts/lib/site.mjs';
import { copyData, PATIENT, PROJECT } from '../support/process.ts';
import { expect, signIn, test } from '../support/test.ts';

/** Names of two sites to a browser: no cookie of one is a cookie of the other. */
const PLAIN = { SITE: 'site.test', API: 'api.test' };
/** The same, which a browser takes for as secure as HTTPS. */
const SECURE = { SITE: 'site.localhost', API: 'api.localhost' };

/** A site and its API under two names, and a browser that finds both. */
async function startTwoHosts({ SITE, API }: typeof PLAIN) {
  const ports = { site: await freePort(), api: await freePort() };
  const url = `http://${SITE}:${ports.site}`;
  const api = `http://${API}:${ports.api}`;
  const dataDir = await copyData();
  const site = await startSite(PROJECT, dataDir, {
    ...PATIENT,
    PORT: String(ports.site),
    API_PORT: String(ports.api),
    SITE_URL: url,
    CORS_ORIGINS: url,
    API_URL: api,
    API_INTERNAL_URL: `http://localhost:${ports.api}`,
  });
  const found = await findBrowser({ shell: true });
  const browser = await chromium.launch({
    ...found?.launch,
    args: [
      ...(found?.launch.args ?? []),
      `--host-resolver-rules=MAP ${SITE} 127.0.0.1, MAP ${API} 127.0.0.1`,
    ],
  });
  const stop = async () => {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, api, site, browser, stop };
}

test('with site and API on two hosts, a ticket of the API becomes a cookie of the site, and a version is tried', {
  tag: '@full',
}, async () => {
  const { SITE, API } = PLAIN;
  const { url, api, site, browser, stop } = await startTwoHosts(PLAIN);
  try {
    const { remotes } = await (await fetch(`${site.url}/registry.json`)).json();
    const { version } = remotes.find(({ name }: { name: string }) => name === 'auth');
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith('http')) asked.add(new URL(request.url()).hostname);
    });
    await page.goto(`${url}/platform/try?versions=auth~${version}&to=/about`);
    await signIn(page, 'platform');
    await page.getByRole('button', { name: 'Open in this browser' }).click();
    const banner = page.getByRole('region', { name: 'Versions of this browser alone' });
    await expect(banner).toContainText(`auth ${version}`);
    await expect(page).toHaveURL(`${url}/about`);
    expect([...asked].sort()).toEqual([API, SITE]);
    const cookies = await context.cookies();
    expect(cookies).toMatchObject([
      { name: 'ev_override', domain: SITE, path: '/', httpOnly: true, sameSite: 'Lax' },
    ]);

    // Lax: a link of the other host brings it along.
    await page.goto(`${api}/api/docs`);
    await page.evaluate((to) => location.assign(to), `${url}/cart`);
    await expect(banner).toContainText(`auth ${version}`);
    await banner.getByRole('button', { name: 'Leave' }).click();
    await expect(banner).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  } finally {
    await stop();
  }
});

// SESSION-10
test('with two hosts a key that cannot be copied binds the session, after a sign-out and in a new tab too', {
  tag: '@full',
}, async () => {
  const { url, browser, stop } = await startTwoHosts(SECURE);
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const shown: string[] = [];
    page.on('request', (request) => {
      const { 'browser-proof': proof } = request.headers();
      if (proof) shown.push(proof);
    });
    await page.goto(`${url}/login?from=%2Forders`);
    await signIn(page, 'customer');
    const orders = (at: typeof page) => at.getByRole('heading', { level: 1, name: 'My orders' });
    await expect(orders(page)).toBeVisible();
    expect(shown.length).toBeGreaterThan(0);
    expect(await context.cookies()).toEqual([]);
    const stolen = await page.evaluate(() => ({ ...localStorage }));

    const second = await context.newPage();
    await second.goto(`${url}/orders`);
    await expect(orders(second)).toBeVisible();
    const profile = await browser.newContext();
    const other = await profile.newPage();
    await other.goto(`${url}/about`);
    await other.evaluate((session) => Object.assign(localStorage, session), stolen);
    await other.goto(`${url}/orders`);
    await expect(other).toHaveURL(/\/login\?/);

    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    await signIn(page, 'customer');
    await page.goto(`${url}/orders`);
    await expect(orders(page)).toBeVisible();
  } finally {
    await stop();
  }
});
