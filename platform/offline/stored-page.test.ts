import { createHash } from 'node:crypto';
import { isNotOurs, namesOf } from './caches.ts';
import { isSame } from './digest.ts';
import { filesOf, stored } from './stored-page.ts';

const PUBLIC = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };
const HTML =
  '<!doctype html>\n<html lang="en-IN"><title>Horn - EVMandi</title><script src="/artifacts/a.js"></script><link href="/artifacts/b.css"></html>';
const page = (headers: Record<string, string>, init: ResponseInit = {}) =>
  new Response(HTML, { ...init, headers: { ...PUBLIC, ...headers } });

test('a page that is the same for everybody is kept with its policy, its title and the time', async () => {
  const policy = { 'content-security-policy': "default-src 'none'" };
  const copy = await stored(page({ ...policy, 'content-encoding': 'br' }), true, 1_000);
  expect(Object.fromEntries(copy?.headers ?? [])).toMatchObject({
    ...policy,
    'x-stored-at': '1000',
    'x-stored-title': 'Horn%20-%20EVMandi',
  });
  expect(copy?.headers.has('content-encoding')).toBe(false);
  expect(await copy?.text()).toContain('<html data-stored="1000" lang="en-IN">');
  expect(filesOf(HTML)).toEqual(['/artifacts/a.js', '/artifacts/b.css']);
});

test.each([
  ['of one person', { 'cache-control': 'private, no-cache' }, {}],
  ['not rendered', { 'x-robots-tag': 'noindex' }, {}],
  ['no page', { 'content-type': 'application/json' }, {}],
  ['failed', {}, { status: 503 }],
  ['unknown', {}, { status: 404 }],
])('what is %s is not kept', async (_, headers, init) => {
  expect(await stored(page(headers as Record<string, string>, init), true)).toBeNull();
});

test('a title and the address of a picture are kept as people and browsers read them', async () => {
  const html = HTML.replace('Horn', 'Brakes &amp; Rider&#x27;s &quot;Suspension&quot;').replace(
    '<script',
    '<link rel="preload" as="image" href="/api/pictures/a.svg?w=1&amp;v=2"/><script',
  );
  const copy = await stored(new Response(html, { headers: PUBLIC }), true);
  expect(decodeURIComponent(copy?.headers.get('x-stored-title') ?? '')).toBe(
    'Brakes & Rider\'s "Suspension" - EVMandi',
  );
  expect(copy?.headers.get('x-stored-picture')).toBe('/api/pictures/a.svg?w=1&v=2');
});

test('a file whose name says another content is not kept', async () => {
  const name = createHash('sha256').update('works()').digest('base64url');
  const address = `https://evmandi.test/artifacts/host/files/static/js/x.${name}.js`;
  expect(await isSame(address, new Response('works()'))).toBe(true);
  expect(await isSame(address, new Response('<html>'))).toBe(false);
});

test('pages of another composition go, files and what is not ours stay', () => {
  const names = Object.values(namesOf(8));
  const found = [...names, ...Object.values(namesOf(7)), 'of-another'];
  expect(found.filter((name) => isNotOurs(name, 8))).toEqual([
    'evmandi-offline-7-pages',
    'evmandi-offline-7-always',
    'evmandi-offline-7-answers',
  ]);
});
