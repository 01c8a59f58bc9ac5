import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../support/test.ts';

/** Goals for a public page: as sent, the toast of one press included, and as the first view holds them. */
const MOST = { documentBytes: 20_000, scriptBytes: 150_000, elements: 1_000 };

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

/** Bytes of a document as browsers are sent it. */
function documentBytes(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(siteUrl() + path, { headers: { 'accept-encoding': 'br' }, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
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

for (const [path, press] of Object.entries(PAGES)) {
  test(`${path} is no heavier than its goals`, async ({ page }, { annotations }) => {
    // Compressed quickly for the first who asks, well from then on.
    await documentBytes(path);
    const bytes = () => documentBytes(path);
    await expect.poll(bytes, 'bytes of the document').toBeLessThanOrEqual(MOST.documentBytes);

    const scripts = await watchScripts(page);
    // What is fetched once nothing else is left to do is no part of a view: a slow machine would see it.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await page.goto(path);
    const elements = await page.locator('*').count();
    expect.soft(elements, 'elements').toBeLessThanOrEqual(MOST.elements);

    await press(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    const sent = Object.values(scripts).reduce((sum, size) => sum + size, 0);
    const found = { document: await bytes(), elements, sent, ...scripts };
    annotations.push({ type: 'weight', description: JSON.stringify(found) });
    expect(sent, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(MOST.scriptBytes);
  });
}

test('the first key brings the place of the toasts and no style sheet, which would lay out all anew', async ({
  page,
}) => {
  await page.goto('/listing', { waitUntil: 'networkidle' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.keyboard.press('Shift');
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  expect(fetched.filter((path) => path.endsWith('.js'))).not.toEqual([]);
  expect(fetched.filter((path) => path.endsWith('.css'))).toEqual([]);
});
