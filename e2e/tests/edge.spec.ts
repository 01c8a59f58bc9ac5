import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../support/process.ts';
import { expect, siteUrl, test } from '../support/test.ts';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(siteUrl() + path, { redirect: 'manual', headers });

// ROUTE-4, ROUTE-5
test('answers pages, redirects and refusals by path and method', async () => {
  for (const path of [
    '/',
    '/home',
    '/listing/spare-parts',
    '/cart',
    '/dashboard',
    '/login?as=dealer',
  ]) {
    expect((await get(path)).status, path).toBe(200);
  }
  for (const path of ['/no-such-page', '/cart/extra', '/a/b/c']) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/']);
  }
  for (const path of [
    '/favicon.ico',
    '/wp-login.php',
    '/artifacts/none',
    '/.well-known/x',
    '/artifacts/catalog/1.0.0-00000000/browser/remoteEntry.js',
  ]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type'), path).toContain('text/plain');
    expect(answer.headers.get('cache-control') ?? '', path).not.toContain('immutable');
  }
  expect((await get('/%E0%A4%A')).status).toBe(400);
  // No path leaves the artefacts.
  for (const path of [
    '/artifacts/../channels/stable',
    '/artifacts/%2e%2e/%2e%2e/package.json',
    '/artifacts/host/..%2f..%2fcompositions/1.json',
  ]) {
    expect((await get(path)).status, path).not.toBe(200);
  }
  const posted = await fetch(siteUrl(), { method: 'POST' });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('allow')).toContain('GET');
  expect(await posted.text()).toContain('<h1>This page takes no form</h1>');
  // The API is elsewhere: its addresses are answered for a program.
  const call = await get('/api/products');
  expect(call.status).toBe(404);
  expect(await call.json()).toMatchObject({ code: 'not_found' });
});

test('says how each answer is cached and compressed, and sends an enforced policy without eval', async () => {
  const registry = await get('/registry.json');
  expect(registry.headers.get('cache-control')).toBe('no-store');
  const { remotes } = (await registry.json()) as { remotes: { name: string; entry: string }[] };
  const own = readdirSync(join(PROJECT, 'remotes')).sort();
  expect(remotes.map(({ name }) => name)).toEqual(own);
  for (const { entry } of remotes) {
    const answer = await get(entry, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  }
  const page = await get('/');
  expect(page.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=1,/);
  expect((await get('/cart')).headers.get('cache-control')).toBe('private, no-cache');
  const again = await get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);

  // The policy names the one script inside the page.
  const scripts = [...(await page.text()).matchAll(/<script>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0]?.[1] ?? '')
    .digest('base64');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/unsafe/);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});
