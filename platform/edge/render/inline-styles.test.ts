import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '../../registry/digests.ts';
import { openRegistry } from '../../registry/registry.ts';
import { readReleaseSet } from '../../registry/release-set.ts';
import { hostArtifact, inTemporaryFolder } from '../../testing/artifacts.ts';
import { releaseUnchecked } from '../../testing/releases.ts';
import { buildDocument } from '../document.ts';
import { describeSite } from '../site.ts';
import { createInlineStyles } from './inline-styles.ts';

const FILE = 'static/css/async/first.css';
const ADDRESS = `/artifacts/host/1.0.0-00000001/browser/${FILE}`;

/** Runs `work` with a style sheet in a stored artefact. */
function withSheet(css: string, work: (open: Awaited<ReturnType<typeof opened>>) => Promise<void>) {
  return inTemporaryFolder(async (dataDir) => work(await opened(dataDir, css)));
}

async function opened(dataDir: string, css: string) {
  const registry = openRegistry(dataDir);
  const record = { integrity: integrityOf(css), bytes: Buffer.byteLength(css) };
  const files = { ...hostArtifact().files, [`browser/${FILE}`]: record };
  await releaseUnchecked(registry, [hostArtifact({ files })]);
  const folder = registry.artifactFolder('host', '1.0.0-00000001') ?? '';
  const file = join(folder, 'browser', FILE);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, css);
  const site = describeSite(await readReleaseSet(registry, 1));
  return { styles: createInlineStyles(registry), site, file };
}

test('addresses count from the document as they did from the file; others stay', () =>
  withSheet(
    [
      'a{src:url(../../font/f.woff2)}',
      'b{src:url("./x y.svg")}',
      "c{src:url('x.svg#part')}",
      'd{src:url(data:image/svg+xml,%3Csvg/%3E)}',
      'e{src:url(/own.svg)}',
      'f{src:url(https://other.example/x.svg)}',
      'g{fill:url(#gradient)}',
      '.h{top:0}',
    ].join('\n'),
    async ({ styles, site }) => {
      const { inline, sheets } = await styles(site, [ADDRESS], '<p class="x"></p>');
      const base = '/artifacts/host/1.0.0-00000001/browser/static';
      expect(inline[0]?.css.split('}').slice(0, -1)).toEqual([
        `a{src:url(${base}/font/f.woff2);`,
        `b{src:url("${base}/css/async/x y.svg");`,
        `c{src:url('${base}/css/async/x.svg#part');`,
        'd{src:url(data:image/svg+xml,%3Csvg/%3E);',
        'e{src:url(/own.svg);',
        'f{src:url(https://other.example/x.svg);',
        'g{fill:url(#gradient);',
      ]);
      expect(sheets).toEqual([{ href: ADDRESS, dataHref: FILE }]);
    },
  ));

// RELEASE-15
test.each([
  ['any text', '.ünï{content:"₹ & <b>"}\n', '.ünï{content:"₹ & <b>";}'],
  ['an end of the element', '.ünï{content:"</STYLE >"}', '.ünï{content:"<\\/STYLE >";}'],
])(
  'buildDocument > a sheet with %s > stands in one element, whose hash is in the policy',
  (_, css, written) =>
    withSheet(css, async ({ styles, site }) => {
      const used = await styles(site, [ADDRESS], '<p class="ünï"></p>');
      const rendered = {
        html: Buffer.from(''),
        data: Buffer.from('{}'),
        head: '',
        links: '',
        styles: used,
        layout: 'store',
        chunks: { js: [], css: [] },
      };
      const config = { apiUrl: 'http://api.test' } as Parameters<typeof buildDocument>[0]['config'];
      const html = buildDocument({ site, owner: undefined, config, rendered });
      const [, text = ''] = /<style[^>]*>(.*?)<\/style/is.exec(html) ?? [];
      expect(text).toBe(written);
      const hash = createHash('sha256').update(text, 'utf8').digest('base64');
      expect(used.inline[0]?.source).toBe(`'sha256-${hash}'`);
    }),
);

test('a sheet that is needed whole stands in the document, where the bundler finds it, and is not named', () =>
  withSheet('@font-face{font-family:F}', async ({ styles, site }) => {
    const { inline, sheets } = await styles(site, [ADDRESS], '');
    expect(inline[0]).toMatchObject({ css: '@font-face{font-family:F;}', dataHref: FILE });
    expect(sheets).toEqual([]);
  }));

test('pages with other classes get other rules of the same sheets', () =>
  withSheet('.a{top:0}.b{top:1px}.c{top:2px}', async ({ styles, site }) => {
    const of = async (html: string) => (await styles(site, [ADDRESS], html)).inline[0]?.css;
    expect(await of('<p class="b a">1</p>')).toBe('.a{top:0;}.b{top:1px;}');
    expect(await of('<p class="c">2</p>')).toBe('.c{top:2px;}');
    expect(await of('<p class="a b">3</p>')).toBe('.a{top:0;}.b{top:1px;}');
  }));

test('a sheet is read once for a composition, and once more when it could not be read', () =>
  withSheet('a{margin:0}', async ({ styles, site, file }) => {
    await rm(file);
    await expect(styles(site, [ADDRESS], '')).rejects.toThrow('is missing');
    await writeFile(file, 'b{margin:0}');
    await expect(styles(site, [ADDRESS], '')).rejects.toThrow('has another integrity');
    await writeFile(file, 'a{margin:0}');
    expect((await styles(site, [ADDRESS], '')).inline[0]?.css).toBe('a{margin:0;}');
    await rm(file);
    expect((await styles(site, [ADDRESS], '')).inline[0]?.css).toBe('a{margin:0;}');
  }));

test('nothing outside of the artefacts is read', () =>
  withSheet('', async ({ styles, site }) => {
    await expect(styles(site, ['/etc/passwd'], '')).rejects.toThrow('no file of an artefact');
    await expect(styles(site, ['/artifacts/../x/browser/a.css'], '')).rejects.toThrow(
      'no file of an artefact',
    );
  }));
