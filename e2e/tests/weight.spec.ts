import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../support/test.ts';

/** Goals for a public page: as sent, the toast of one press included, and as the first view holds them. */
const MOST = { documentBytes: 20_000, scriptBytes: 150_000, elements: 1_000 };

/** Above this share of a budget the run prints a warning, before a small change makes it fail. */
const WARNING_SHARE = 0.97;

const addToCart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^add to cart/i, disabled: false })
    .first()
    .click();

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) => page.getByRole('combobox', { name: 'Brand' }).click(),
  '/listing': addToCart,
  '/listing/spare-parts': addToCart,
  '/product/BP-EV-2041': addToCart,
};

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Bytes of a document as all visitors but the first are sent it. The edge compresses it well when it has nothing else to
 * do, which a busy machine never has.
 */
async function documentBytes(path: string): Promise<number> {
  const document = await (await fetch(siteUrl() + path)).text();
  return brotliCompressSync(document, BEST).length;
}

/** Adds up the scripts that a page brings over the wire, headers included. */
async function watchScripts(page: Page): Promise<Record<string, number>> {
  const cdp = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  const bytes: Record<string, number> = {};
  cdp.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    if (type === 'Script') scripts.set(requestId, url.replace(/^.*\/artifacts\//, ''));
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url) bytes[url] = encodedDataLength;
  });
  await cdp.send('Network.enable');
  return bytes;
}

/** Opens a page with an empty cache, makes the first press and weighs all that came. */
async function weigh(page: Page, path: string, press: (page: Page) => Promise<void>) {
  const document = await documentBytes(path);
  expect.soft(document, `${path}: document`).toBeLessThanOrEqual(MOST.documentBytes);

  const scripts = await watchScripts(page);
  // What is fetched once nothing else is left to do is no part of a view: a slow machine would see it.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const elements = await page.locator('*').count();
  expect.soft(elements, `${path}: elements`).toBeLessThanOrEqual(MOST.elements);

  // The first key loads the toast container, and no style sheet: that would lay out the page again.
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.keyboard.press('Shift');
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  expect(fetched.filter((file) => file.endsWith('.js'))).not.toEqual([]);
  expect(fetched.filter((file) => file.endsWith('.css'))).toEqual([]);

  await press(page);
  await page.waitForLoadState('networkidle');
  const sent = Object.values(scripts).reduce((sum, size) => sum + size, 0);
  expect(sent, `${path}: ${JSON.stringify(scripts, null, 1)}`).toBeLessThanOrEqual(
    MOST.scriptBytes,
  );
  return { path, document, elements, sent, ...scripts };
}

/** Returns a text for each budget that a page nearly uses up. */
function warningsOf({ path, document, elements, sent }: Awaited<ReturnType<typeof weigh>>) {
  const shares = {
    'document bytes': document / MOST.documentBytes,
    'script bytes': sent / MOST.scriptBytes,
    elements: elements / MOST.elements,
  };
  return Object.entries(shares)
    .filter(([, share]) => share > WARNING_SHARE)
    .map(([what, share]) => `${path}: ${what} at ${(share * 100).toFixed(1)} % of the budget`);
}

test('public pages are no heavier than their goals, with the toast of one press', async ({
  browser,
}, { annotations }) => {
  for (const [path, press] of Object.entries(PAGES)) {
    const context = await browser.newContext();
    const found = await weigh(await context.newPage(), path, press);
    annotations.push({ type: 'weight', description: JSON.stringify(found) });
    for (const description of warningsOf(found)) annotations.push({ type: 'warning', description });
    await context.close();
  }
});
