import { createHash } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import AdmZip from 'adm-zip';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { findRoot } from './apps.ts';
import { fontsAndIcon, recordFiles, writeArtifact } from './artifact.ts';
import { writeExposedTypes } from './exposed-types.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(40);
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function put(folder: string, contents: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** A remote's build as the bundler leaves it. */
const BUILD = {
  'browser/remoteEntry.js': SCRIPT,
  'browser/static/js/routes.0000000001.js': SCRIPT,
  'browser/static/js/async/login.0000000002.js': `${SCRIPT}// login`,
  'browser/static/css/routes.00000003.css': '.a { margin: 0 }',
  'browser/mf-stats.json': '{}',
  'browser/mf-manifest.json': JSON.stringify({
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [
      {
        path: './routes',
        assets: {
          js: { sync: ['static/js/routes.0000000001.js'] },
          css: { sync: ['static/css/routes.00000003.css'] },
        },
      },
    ],
  }),
  'browser/used-names.json': JSON.stringify({ runtime: ['signIn'], router: [], tokens: [] }),
  'browser/chunk-origins.json': JSON.stringify({
    'remotes/auth/src/routes.tsx ./login.tsx': ['static/js/async/login.0000000002.js'],
  }),
  'server/index.js': SCRIPT,
  'server/chunk-origins.json': JSON.stringify({
    'remotes/auth/src/routes.tsx ./login.tsx': ['login.js'],
    'remotes/auth/src/routes.tsx ./gone.tsx': ['gone.js'],
  }),
};

test("files are recorded by path with their hash; only browsers' text is compressed", () =>
  inTemporaryFolder(async (folder) => {
    await put(folder, { 'browser/a/b.js': SCRIPT, 'browser/short.js': '1', 'server/c.js': SCRIPT });
    const files = await recordFiles(folder);
    expect(Object.keys(files)).toEqual(['browser/a/b.js', 'browser/short.js', 'server/c.js']);
    const hash = createHash('sha384').update(SCRIPT).digest('base64');
    const copy = await readFile(join(folder, 'browser/a/b.js.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(SCRIPT);
    expect(files['browser/a/b.js']).toEqual({
      integrity: `sha384-${hash}`,
      bytes: SCRIPT.length,
      br: copy.length,
    });
    expect(files['browser/short.js']).not.toHaveProperty('br');
    expect(files['server/c.js']).not.toHaveProperty('br');
  }));

test("a remote's build becomes an artefact, and what only the release reads is taken out", () =>
  inTemporaryFolder(async (outDir) => {
    await put(outDir, BUILD);
    const output = { root: findRoot(__dirname), app: 'auth', version: '1.0.0-0000000a', outDir };
    const artifact = await writeArtifact(output, []);
    expect(JSON.parse(await readFile(join(outDir, 'artifact.json'), 'utf8'))).toEqual(artifact);
    expect(artifact).toMatchObject({
      kind: 'remote',
      name: 'auth',
      uses: { runtime: ['signIn'] },
      browser: {
        entry: `browser/remoteEntry.${digest(SCRIPT)}.js`,
        exposes: {
          './routes': {
            js: [`browser/static/js/routes.${digest(SCRIPT)}.js`],
            css: [`browser/static/css/routes.${digest('.a { margin: 0 }')}.css`],
          },
        },
        // Chunks of the browser by those of the server; without a counterpart there is nothing to name.
        lazy: {
          'server/login.js': {
            js: [`browser/static/js/async/login.${digest(`${SCRIPT}// login`)}.js`],
            css: [],
          },
        },
      },
    });
    for (const { js, css } of Object.values((artifact as RemoteArtifact).browser.exposes)) {
      expect(Object.keys(artifact.files)).toEqual(expect.arrayContaining([...js, ...css]));
    }
    const types = ['browser/@mf-types.d.ts', 'browser/@mf-types.zip'];
    expect(Object.keys(artifact.files)).toEqual(expect.arrayContaining(types));
    const manifest = JSON.parse(await readFile(join(outDir, 'browser/mf-manifest.json'), 'utf8'));
    expect(manifest.metaData.types).toMatchObject({ zip: '@mf-types.zip', api: '@mf-types.d.ts' });
    const zip = await readFile(join(outDir, 'browser/@mf-types.zip'));
    const names = new AdmZip(zip).getEntries().map(({ entryName }) => entryName);
    expect(names).toEqual(['routes.d.ts', 'slots/session.confirm.d.ts']);
    await writeExposedTypes(join(outDir, 'browser'), {
      slots: ['session.confirm'],
      layouts: [],
    });
    expect(await readFile(join(outDir, 'browser/@mf-types.zip'))).toEqual(zip);
    for (const gone of ['used-names.json', 'chunk-origins.json', 'mf-stats.json']) {
      expect([gone, await exists(join(outDir, 'browser', gone))]).toEqual([gone, false]);
      expect(Object.keys(artifact.files)).not.toContain(`browser/${gone}`);
    }
  }));

test('fonts and icon are found among the files by their names', () => {
  const font = 'browser/static/font/figtree-latin.1a2b.woff2';
  expect(fontsAndIcon([font, 'browser/static/font/late.woff2'])).toEqual({ fonts: [font] });
  expect(fontsAndIcon(['browser/static/svg/favicon.1a.svg'])).toEqual({
    fonts: [],
    icon: 'browser/static/svg/favicon.1a.svg',
  });
});
