import { createHash } from 'node:crypto';
import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { openRegistry, type Registry } from '../registry/registry.ts';
import {
  hostArtifact,
  inTemporaryFolder,
  recordsOf,
  remoteArtifact,
  route,
  writeArtifactFolder,
} from '../testing/artifacts.ts';
import { ask } from '../testing/http.ts';
import { makeLive } from '../testing/releases.ts';
import { createEdge } from './edge.ts';
import { listen } from './server.ts';

const CONFIG = { apiUrl: 'http://api.test:8000' } as Parameters<typeof createEdge>[0]['config'];
const HOST = hostArtifact();
const ROUTES = ['/', '/*'].map((path) => route(path));

const digestOf = (text: string) => createHash('sha256').update(text).digest();
const named = (text: string, path: string) =>
  `browser/${path.replace('*', digestOf(text).toString('base64url'))}`;

interface Content {
  routes: string;
  screen: string;
}

/** A catalogue whose scripts are named by their content, with its files. */
function catalog(version: string, { routes, screen }: Content) {
  const paths = {
    routes: named(routes, 'static/js/3.*.js'),
    screen: named(screen, 'static/js/c.*.js'),
  };
  const entryText = `load(${JSON.stringify(paths)})`;
  const entry = named(entryText, 'remoteEntry.*.js');
  const contents = {
    [entry]: entryText,
    [paths.routes]: routes,
    [paths.screen]: screen,
    'browser/mf-manifest.json': '{}',
    'server/index.js': '',
  };
  const artifact: RemoteArtifact = remoteArtifact('catalog', {
    version,
    files: recordsOf(contents),
    descriptor: { routes: ROUTES },
    browser: {
      manifest: 'browser/mf-manifest.json',
      entry,
      exposes: { './routes': { js: [paths.routes], css: [] } },
      lazy: {},
    },
  });
  const address = (path: string) => path.replace('browser/', '/artifacts/catalog/files/');
  return {
    artifact,
    contents,
    entry: address(entry),
    routes: address(paths.routes),
    screen: address(paths.screen),
  };
}

async function release(registry: Registry, { artifact, contents }: ReturnType<typeof catalog>) {
  const staged = await registry.stage();
  await writeArtifactFolder(staged, artifact, contents);
  await registry.putArtifact(staged);
  await makeLive(registry, [HOST, artifact]);
}

const FIRST = catalog('1.0.0-0000000a', { routes: 'routes', screen: 'screen 1' });
const SECOND = catalog('1.0.0-0000000b', { routes: 'routes', screen: 'screen 2' });

/** Runs `work` against an edge on which both versions were live, the second last. */
function withBoth(work: (port: number, registry: Registry) => Promise<void>) {
  return inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    const stagedHost = await registry.stage();
    await writeArtifactFolder(stagedHost, HOST);
    await registry.putArtifact(stagedHost);
    for (const version of [FIRST, SECOND]) await release(registry, version);
    const edge = createEdge({ registry, config: CONFIG, report: () => {} });
    const server = await listen(edge, 0, 'localhost');
    try {
      await work(server.port, registry);
    } finally {
      await server.close();
    }
  });
}

test('what a release leaves as it was keeps its address, and what it changes gets another', () => {
  expect(SECOND.routes).toBe(FIRST.routes);
  expect(SECOND.screen).not.toBe(FIRST.screen);
  expect(SECOND.entry).not.toBe(FIRST.entry);
  return withBoth(async (port) => {
    const { body } = await ask(port, '/');
    expect(body).toContain(`"entry":"${SECOND.entry}"`);
    expect(body).not.toContain(FIRST.entry);
    for (const address of [SECOND.entry, SECOND.routes])
      expect(body).toContain(`href="${address}"`);
  });
});

test('pages that are open go on with the files of their version, at addresses of both kinds', () =>
  withBoth(async (port) => {
    for (const { contents, artifact, ...addresses } of [FIRST, SECOND]) {
      for (const address of Object.values(addresses)) {
        const { status, headers, body } = await ask(port, address);
        const file = address.replace('/artifacts/catalog/files/', 'browser/');
        expect([address, status, body]).toEqual([address, 200, contents[file]]);
        expect(headers['cache-control']).toMatch(/immutable/);
        const before = `/artifacts/catalog/${artifact.version}/${file}`;
        expect([before, (await ask(port, before)).status]).toEqual([before, 200]);
      }
    }
  }));

test('no file without a hash of its content has an address for all versions', () =>
  withBoth(async (port) => {
    const other = FIRST.screen.replace(/[\w-]{43}/, 'x'.repeat(43));
    for (const address of [
      '/artifacts/catalog/files/mf-manifest.json',
      '/artifacts/catalog/files/../server/index.js',
      '/artifacts/checkout/files/static/js/c.697ee011ce.js',
      '/artifacts/host/files/static/js/index.js',
      other,
    ]) {
      const { status, headers } = await ask(port, address);
      expect([address, status, headers['cache-control']]).toEqual([address, 404, 'no-store']);
    }
  }));

test('the document names what each script must hold, in its hint as in its tag', () =>
  withBoth(async (port) => {
    const { body } = await ask(port, '/');
    for (const [path, text] of Object.entries(SECOND.contents).slice(0, 2)) {
      const address = path.replace('browser/', '/artifacts/catalog/files/');
      const integrity = `sha256-${digestOf(text).toString('base64')}`;
      expect(body).toContain(`as="script" href="${address}" integrity="${integrity}">`);
    }
    // Of a release whose files are named by the bundler's hash nothing is known.
    expect(body).toContain('index.js" crossorigin="anonymous">');
  }));
