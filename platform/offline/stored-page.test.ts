import { createHash } from 'node:crypto';
import { isNotOurs, namesOf } from './caches.ts';
import { canStore, storedFile } from './stored-file.ts';
import { answerOf, filesOf, stored } from './stored-page.ts';

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

const FILE_POLICY = "default-src 'self'";
const NAME = createHash('sha256').update('works()').digest('base64url');
const at = (file: string) => `https://evmandi.test/artifacts/host/files/static/${file}`;
const SCRIPT = at(`js/x.${NAME}.js`);
const copyOf = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers });

test.each([
  ['a script with the content of its name', SCRIPT, 'works()', true],
  ['a script with other content', SCRIPT, '<html>', false],
  ['a script without a digest in its name', at('js/evil.js'), 'works()', false],
  ['a style sheet without a digest in its name', at('css/a.css'), 'a {}', false],
  ['a font', at('font/figtree.woff2'), 'font', true],
  ['a picture', at('svg/icon.svg'), '<svg/>', true],
  ['a kind of file that no page loads', at('evil.html'), '<html>', false],
])('canStore > %s > %s', async (_, address, text, expected) => {
  expect(await canStore(address, copyOf(text))).toBe(expected);
});

// RELEASE-11
test('storedFile > script that the cache holds under a name without a digest > answers nothing', async () => {
  expect(await storedFile(at('js/evil.js'), copyOf('works()'))).toBeNull();
  expect(await storedFile(SCRIPT, copyOf('evil()'))).toBeNull();
});

// RELEASE-11
test.each([
  ['js', `js/x.${NAME}.js`, { 'content-type': 'text/javascript' }, FILE_POLICY],
  ['svg', 'svg/x.svg', { 'content-type': 'text/html' }, expect.stringContaining('sandbox')],
  ['woff2', 'font/x.woff2', { 'content-type': 'text/javascript' }, undefined],
])(
  'storedFile > %s with headers that page code wrote > gets the headers of the edge',
  async (ending, file, planted, policy) => {
    const types: Record<string, string> = {
      js: 'text/javascript',
      svg: 'image/svg+xml',
      woff2: 'font/woff2',
    };
    const answer = await storedFile(at(file), copyOf('works()', { ...planted, link: '<x>' }));
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'content-type': types[ending],
      'x-content-type-options': 'nosniff',
      ...(policy ? { 'content-security-policy': policy } : {}),
    });
    expect(await answer?.text()).toBe('works()');
  },
);

test('storedFile > copy that has the headers of the edge > answers the copy itself', async () => {
  const copy = copyOf('works()', {
    'content-type': 'text/javascript',
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
  });
  expect(await storedFile(SCRIPT, copy)).toBe(copy);
  expect(await copy.text()).toBe('works()');
});

const OFFLINE = {
  composition: 8,
  origins: [],
  pageHeaders: {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'sha256-first'; style-src 'self'; img-src 'self'",
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  scripts: ['/artifacts/host/files/a.js'],
};
const STYLE = `'sha256-${'a'.repeat(43)}='`;
const answer = (headers: Record<string, string>, status = 200) =>
  answerOf(new Response('page', { status, headers }), OFFLINE, 'https://evmandi.test');
const SCRIPTS =
  "script-src https://evmandi.test/service-worker.js https://evmandi.test/artifacts/host/files/a.js 'sha256-first'";

// OFFLINE-1
test('answerOf > page that was planted without a policy > has the headers of its composition alone', async () => {
  const planted = answer(
    { 'content-type': 'text/plain', 'x-planted': '1', refresh: '0;url=/' },
    404,
  );
  expect(planted.status).toBe(200);
  expect(Object.fromEntries(planted.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; ${SCRIPTS}; style-src 'self'; img-src 'self'`,
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(await planted.text()).toBe('page');
});

// OFFLINE-1
test('answerOf > page with its own policy > keeps the hashes of its styles and nothing else', () => {
  const policy = `script-src 'unsafe-inline' 'unsafe-eval'; style-src 'self' ${STYLE} https://elsewhere.example 'unsafe-inline' 'sha256-short'; img-src *`;
  expect(answer({ 'content-security-policy': policy }).headers.get('content-security-policy')).toBe(
    `default-src 'none'; ${SCRIPTS}; style-src 'self' ${STYLE}; img-src 'self'`,
  );
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
