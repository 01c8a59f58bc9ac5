import type { Page } from '@playwright/test';
import { enterAs } from '../support/api.ts';
import { expectAccessible } from '../support/page.ts';
import { reachStorage } from '../support/storage.ts';
import { expect, signIn, siteUrl, test, WIDTHS } from '../support/test.ts';

const kept = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.token, user: localStorage.user }));

// SESSION-10
test('a token that was copied opens nothing in another browser, and its owner goes on', async ({
  page,
  browser,
}) => {
  await page.goto('/login?from=%2Forders');
  // As code of a remote could, before anybody signs in.
  const planted = `evmandi_browser=${'p'.repeat(43)}`;
  await page.evaluate((cookie) => {
    for (const path of ['/api', '/api/auth/login']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as hostile code writes it
      document.cookie = `${cookie}; path=${path}`;
    }
  }, planted);
  await signIn(page, 'customer');
  const heading = page.getByRole('heading', { level: 1, name: 'My orders' });
  await expect(heading).toBeVisible();
  const stolen = await kept(page);

  const authorization = `Bearer ${stolen.token}`;
  const calls = ['GET /orders', 'PATCH /account', 'POST /addresses'].map(async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { authorization, cookie: planted, 'content-type': 'application/json' };
    const body = method === 'GET' ? null : '{}';
    return (await fetch(`${process.env.SITE_API}/api${path}`, { method, headers, body })).status;
  });
  expect(await Promise.all(calls)).toEqual([401, 401, 401]);

  const elsewhere = await browser.newContext({ baseURL: siteUrl() });
  const other = await elsewhere.newPage();
  await reachStorage(other);
  await other.evaluate((session) => Object.assign(localStorage, session), stolen);
  await other.goto('/orders');
  await expect(other).toHaveURL(/\/login\?/);
  expect(await kept(other)).toEqual({ token: undefined, user: undefined });
  await elsewhere.close();

  await page.reload();
  await expect(heading).toBeVisible();
});

/** Tries a request to another site and an evaluated text, as hostile code of a worker does. */
const TRIALS = `
  const trial = (work) => Promise.resolve().then(work).then(() => 'done', (error) => error.name);
  const trials = () =>
    Promise.all([trial(() => fetch('https://elsewhere.example/')), trial(() => eval('1'))]);`;

/** Puts a script and a page into the stores of the service worker, and returns what a shared worker of it does. */
const plant = (page: Page, trials: string) =>
  page.evaluate(async (code) => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
    const script = `globalThis.planted = 'script';${code}
      onconnect = async ({ ports }) => ports[0].postMessage(await trials());`;
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
    const digest = btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace('=', '');
    const address = `/artifacts/catalog/files/evil.${digest}.js`;
    const headers = (type: string) => ({ headers: { 'content-type': type } });
    const files = await caches.open('evmandi-offline-files');
    await files.put(address, new Response(script, headers('text/javascript')));
    const [name = ''] = (await caches.keys()).filter((one) => one.endsWith('-always'));
    const pages = await caches.open(name.replace('always', 'pages'));
    const html = `<!doctype html><h1>Planted</h1><script>window.planted = 'inline'</script>
      <script src="${address}"></script>`;
    await pages.put('/product/planted', new Response(html, headers('text/html')));
    const outcome = await new Promise((resolve) => {
      const worker = new SharedWorker(address);
      worker.onerror = () => resolve('not started');
      worker.port.onmessage = ({ data }) => resolve(data);
    });
    const policy = (await fetch(address)).headers.get('content-security-policy');
    return { outcome, policy };
  }, trials);

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  // RELEASE-11, OFFLINE-1
  test('a worker that code of a remote starts > reaches no other site, and evaluates no text', async ({
    page,
    context,
  }) => {
    await page.goto('/cart');
    const script = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/artifacts\/.*\.js$/.test(name)),
    );
    // As if the file held this: what it may do is said by the headers with which it is served.
    await page.route(`${script}?hostile`, async (route) => {
      const response = await route.fetch({ url: script });
      const body = `${TRIALS} trials().then((outcomes) => postMessage(outcomes));`;
      await route.fulfill({ response, body });
    });
    const outcomes = await page.evaluate(
      (url) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(url);
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
      `${script}?hostile`,
    );
    expect(outcomes).toEqual(['TypeError', 'EvalError']);

    // A script and a page that it writes into the stores for use without a network. While a page has routes, its
    // browser asks for everything anew, and the stores answer nothing.
    await page.unrouteAll();
    expect(await plant(page, TRIALS)).toEqual({
      outcome: 'not started',
      policy: "default-src 'self'",
    });
    await context.setOffline(true);
    await page.goto('/product/planted');
    await expect(page.getByRole('heading', { name: 'Planted' })).toBeVisible();
    expect(await page.evaluate(() => (globalThis as { planted?: string }).planted)).toBeUndefined();
  });
});

// AUTH-6
test('an export takes the password ten minutes after the sign-in, and is then saved', async ({
  page,
}) => {
  await page.setViewportSize(WIDTHS[1].viewport);
  await enterAs(page, 'admin');
  let asked = 0;
  // As the API answers later on.
  await page.route('**/api/admin/customers.csv', async (route) => {
    asked += 1;
    if (asked > 2) return route.continue();
    const headers = {
      'access-control-allow-origin': siteUrl(),
      'access-control-allow-credentials': 'true',
    };
    const json = { code: 'confirmation_needed', message: 'Confirm that it is you' };
    return route.fulfill({ status: 422, headers, json });
  });
  await page.goto('/dashboard/customers');
  const press = page.getByRole('button', { name: 'CSV', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  const password = dialog.getByLabel('Current password');
  await press.click();
  await expect(password).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByText('were not saved: Confirm that it is you').first()).toBeVisible();

  await press.click();
  await password.fill('a wrong one');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('The current password is wrong');
  await password.fill('evmandi-admin');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^customers-.*\.csv$/);
  await expect(dialog).toHaveCount(0);
});
