import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type {
  Artifact,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import type { RouteDeclaration } from '@evmandi/contract/platform/remote-descriptor';

/** Contents by path inside an artefact. */
export type Contents = Record<string, string>;

const NO_NAMES = { runtime: [], router: [], tokens: [], slots: [] };

const brotliCopies = new Map<string, Buffer>();

/** Returns the brotli copy of a text. Tests write the same few texts often, and compressing takes milliseconds. */
function brotliCopy(text: string): Buffer {
  const known = brotliCopies.get(text);
  if (known) return known;
  const made = brotliCompressSync(text);
  brotliCopies.set(text, made);
  return made;
}

/** What `artifact.json` records of files: size, integrity and, for scripts and styles, brotli size. */
export function recordsOf(contents: Contents): Artifact['files'] {
  return Object.fromEntries(
    Object.entries(contents).map(([path, text]) => {
      const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      const br = /^browser.*\.(js|css)$/.test(path) ? { br: brotliCopy(text).length } : {};
      return [path, { integrity, bytes: Buffer.byteLength(text), ...br }];
    }),
  );
}

const HOST_FILES: Contents = {
  'browser/static/js/index.js': 'console.log("host");',
  'browser/static/js/async/vendor.js': 'console.log("vendor");',
  'browser/static/css/index.css': 'body { margin: 0 }',
  'browser/static/font/figtree-latin.woff2': 'font',
  'browser/static/svg/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'server/index.js': 'module.exports = {};',
};

/** A small complete host artefact. */
export function hostArtifact(changes: Partial<HostArtifact> = {}): HostArtifact {
  return {
    kind: 'host',
    name: 'host',
    version: '1.0.0-00000001',
    files: recordsOf(HOST_FILES),
    uses: NO_NAMES,
    singletons: [
      { name: 'react', version: '19.3.1' },
      { name: 'react-router-dom', version: '7.18.5' },
    ],
    provides: {
      runtime: ['cart', 'notify', 'read'],
      router: ['Link', 'useLoaderData'],
      tokens: ['--ev-ink', '--ev-volt'],
      slots: ['header.search', 'header.quick-order'],
      layouts: ['store', 'bare'],
    },
    browser: {
      entry: { js: ['browser/static/js/index.js'], css: ['browser/static/css/index.css'] },
      async: { js: ['browser/static/js/async/vendor.js'], css: [] },
      fonts: ['browser/static/font/figtree-latin.woff2'],
      icon: 'browser/static/svg/favicon.svg',
    },
    server: { entry: 'server/index.js' },
    ...changes,
  };
}

const filesOfRemote = (name: string): Contents => ({
  'browser/mf-manifest.json': '{"id":"remote","note":"</script><!--"}',
  'browser/remoteEntry.js': 'console.log("entry");',
  'browser/static/js/routes.js': 'console.log("routes");',
  'browser/static/css/routes.css': `.${name}_a { margin: 0 }`,
  'server/index.js': 'module.exports = {};',
});

type Descriptor = RemoteArtifact['descriptor'];

/** A route as the tests need it: public, in the store's layout. */
export function route(path: string, changes: Partial<RouteDeclaration> = {}): RouteDeclaration {
  return { path, access: 'public', layout: 'store', render: 'full', query: [], ...changes };
}

/** A small complete remote artefact that answers `/<name>`. */
export function remoteArtifact(
  name: string,
  changes: Partial<Omit<RemoteArtifact, 'descriptor'>> & { descriptor?: Partial<Descriptor> } = {},
): RemoteArtifact {
  return {
    kind: 'remote',
    name,
    version: '1.0.0-0000000a',
    files: recordsOf(filesOfRemote(name)),
    uses: { runtime: ['read'], router: ['Link'], tokens: ['--ev-ink'], slots: [] },
    singletons: [{ name: 'react', version: '^19.3.0' }],
    browser: {
      manifest: 'browser/mf-manifest.json',
      entry: 'browser/remoteEntry.js',
      exposes: {
        './routes': { js: ['browser/static/js/routes.js'], css: ['browser/static/css/routes.css'] },
      },
      lazy: {},
    },
    server: { entry: 'server/index.js' },
    ...changes,
    descriptor: {
      name,
      title: name,
      owner: 'Team',
      slots: [],
      layouts: [],
      budget: { js: 50_000, css: 10_000 },
      routes: [route(`/${name}`)],
      menu: [],
      ...changes.descriptor,
    },
  };
}

/** Writes an artefact with its files and their copies into `folder`, `artifact.json` last. */
export async function writeArtifactFolder(folder: string, artifact: Artifact, contents?: Contents) {
  const files = contents ?? (artifact.kind === 'host' ? HOST_FILES : filesOfRemote(artifact.name));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    const copied = artifact.files[path]?.br !== undefined;
    if (copied) await writeFile(join(folder, `${path}.br`), brotliCopy(text));
  }
  await writeFile(join(folder, 'artifact.json'), JSON.stringify(artifact));
}

/** Runs `work` in a temporary folder that is gone afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'evmandi-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
