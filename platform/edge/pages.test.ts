import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createPage } from './pages.ts';
import type { Site } from './site.ts';

const NOTHING = { js: [], css: [] };
const SITE: Site = {
  page: { number: 1, host: { version: '1.0.0-00000001' }, remotes: [] },
  host: { entry: { js: ['/index.js'], css: [] }, async: NOTHING, fonts: [] },
};
const CONFIG = {
  apiUrl: 'http://api.test:8000',
  phone: '+91 40 0000 0000',
  email: 'a@b.example',
  country: 'India',
  copyrightYear: 2025,
  rupeesPerDollar: 84,
};
const CSS = '.card { margin: 0 }';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function documentOf(rendered: boolean) {
  const page = createPage({
    site: SITE,
    owner: undefined,
    config: CONFIG,
    rendered: rendered
      ? {
          html: Buffer.from('<main></main>'),
          data: Buffer.from('{}'),
          head: '<title>About</title>',
          links: '',
          styles: { inline: [{ css: CSS, source: hash(CSS) }], sheets: [] },
          layout: 'store',
          chunks: NOTHING,
        }
      : undefined,
  });
  const html = gunzipSync(await page.body('gzip')).toString();
  // As a browser does: what has neither an address nor the type of data is run.
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  return { inline: page.inline, scripts, styles };
}

test('the sources for the policy are the hashes of what stands inside of the document', async () => {
  const { inline, scripts, styles } = await documentOf(true);
  expect(scripts).toHaveLength(1);
  expect(inline).toEqual({ scripts: scripts.map(hash), styles: styles.map(hash) });
});

test('a document that was not rendered has the script and no styles to allow', async () => {
  const { inline, scripts, styles } = await documentOf(false);
  expect(scripts).toHaveLength(1);
  expect(styles).toEqual([]);
  expect(inline).toEqual({ scripts: scripts.map(hash), styles: [] });
});

test('the tag of a document names its composition', () => {
  const page = (number: number) =>
    createPage({
      site: { ...SITE, page: { ...SITE.page, number } },
      owner: undefined,
      config: CONFIG,
    });
  expect(page(7).etag).toMatch(/^W\/"7-/);
  expect(page(7).etag).toBe(page(7).etag);
});
