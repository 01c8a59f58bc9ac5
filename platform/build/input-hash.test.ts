import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { findRoot } from './apps.ts';
import { appVersion, buildIdentity } from './input-hash.ts';

const LOCK = `
lockfileVersion: '9.0'
importers:
  host:
    dependencies:
      '@evmandi/ui': { specifier: 'workspace:*', version: 'link:../shared/ui' }
      react: { specifier: 19.3.1, version: 19.3.1 }
  remotes/catalog:
    dependencies:
      '@evmandi/ui': { specifier: 'workspace:*', version: 'link:../../shared/ui' }
      charts: { specifier: 1.0.0, version: 1.0.0(react@19.3.1) }
    devDependencies:
      testing: { specifier: 5.0.0, version: 5.0.0 }
  platform:
    dependencies:
      bundler: { specifier: 2.0.0, version: 2.0.0 }
      server: { specifier: 3.0.0, version: 3.0.0 }
  shared/contract: {}
  shared/runtime:
    dependencies:
      stores: { specifier: 6.0.0, version: 6.0.0 }
  shared/ui:
    dependencies:
      popups: { specifier: 4.0.0, version: 4.0.0 }
packages:
  bundler@2.0.0: { resolution: { integrity: sha512-bundler } }
  charts@1.0.0: { resolution: { integrity: sha512-charts } }
  lines@1.1.0: { resolution: { integrity: sha512-lines } }
  parser@2.1.0: { resolution: { integrity: sha512-parser } }
  popups@4.0.0: { resolution: { integrity: sha512-popups } }
  react@19.3.1: { resolution: { integrity: sha512-react } }
  server@3.0.0: { resolution: { integrity: sha512-server } }
  stores@6.0.0: { resolution: { integrity: sha512-stores } }
  testing@5.0.0: { resolution: { integrity: sha512-testing } }
snapshots:
  bundler@2.0.0: { optionalDependencies: { parser: 2.1.0 } }
  charts@1.0.0(react@19.3.1): { dependencies: { curves: lines@1.1.0, react: 19.3.1 } }
  lines@1.1.0: {}
  parser@2.1.0: {}
  popups@4.0.0: {}
  react@19.3.1: {}
  server@3.0.0: {}
  stores@6.0.0: {}
  testing@5.0.0: {}
`;

const exported = (name: string, exports: Record<string, string>, version = '1.0.0') =>
  JSON.stringify({ name: `@evmandi/${name}`, version, exports });

const PROJECT = {
  'pnpm-lock.yaml': LOCK,
  'host/package.json': '{"version":"2.0.0"}',
  'host/rsbuild.config.ts': "import { hostConfig } from '@evmandi/platform/build';",
  'host/src/index.ts': 'import("./boot.tsx");',
  'host/src/server.tsx': '',
  'host/src/boot.tsx':
    "import 'react';\nimport { cart } from '@evmandi/runtime';\nimport { Icon } from '@evmandi/ui/icon';",
  'host/src/assets/favicon.svg': '<svg/>',
  'remotes/catalog/package.json': '{"version":"1.4.0"}',
  'remotes/catalog/remote.json': '{"slots":["header.search"]}',
  'remotes/catalog/rsbuild.config.ts': "import { remoteConfig } from '@evmandi/platform/build';",
  'remotes/catalog/src/routes.tsx': [
    "import 'react';",
    "import { cart } from '@evmandi/runtime';",
    'import type { Wish } from "./wish.ts";',
    "import { Card, type CardProps } from '@evmandi/ui/card';",
    'export const screen = () => import(/* webpackChunkName: "screen" */ \'./screen.tsx\');',
  ].join('\n'),
  'remotes/catalog/src/screen.tsx': "import { draw } from 'charts';",
  'remotes/catalog/src/wish.ts': 'export interface Wish { id: string }',
  'remotes/catalog/src/slots/header.search.tsx': '',
  'remotes/catalog/src/screen.test.tsx': "import 'testing';",
  'remotes/catalog/src/alone.tsx': '',
  'remotes/auth/package.json': '{"version":"1.0.0"}',
  'remotes/auth/src/routes.tsx': '',
  'shared/ui/package.json': exported('ui', { './*.css': './src/*.css', './*': './src/*.tsx' }),
  'shared/ui/src/icon.tsx': "import styles from './icon.module.css';",
  'shared/ui/src/icon.module.css': '.icon { background: url(dots.svg) }',
  'shared/ui/src/dots.svg': '<svg/>',
  'shared/ui/src/card.tsx':
    "import { paise } from '@evmandi/contract/domain/money';\nimport 'popups';",
  'shared/ui/src/menu.tsx': '',
  'shared/ui/src/styles/tokens.css': ':root { --ev-ink: #000 }',
  'shared/contract/package.json': exported('contract', { './*': './src/*.ts' }),
  'shared/contract/src/domain/money.ts': 'export const paise = 100;',
  'shared/contract/src/domain/orders.ts': '',
  'shared/contract/src/platform/composition.ts': '',
  'shared/runtime/package.json': exported('runtime', { '.': './src/index.ts' }, '1.2.3'),
  'shared/runtime/src/index.ts': "import 'stores';",
  'platform/package.json': exported('platform', { './build': './build/config.ts' }),
  'platform/build/config.ts': "export { hostConfig } from './preset.ts';",
  'platform/build/preset.ts': "import 'bundler';",
  'platform/build/bundle-app.ts': "import { write } from './artifact.ts';",
  'platform/build/artifact.ts': "import '@evmandi/contract/platform/composition';",
  'platform/build/no-snapshots.ts': '',
  'platform/build/router-facade.ts': '',
  'platform/build/monolith.ts': "import './preset.ts';",
  'platform/build/dev-server.ts': '',
  'platform/edge/edge.ts': "import 'server';",
  'api/src/app.ts': '',
};

type Files = Record<string, string>;

function inProject<T>(files: Files, ask: (root: string) => T) {
  return inTemporaryFolder(async (root) => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    return ask(root);
  });
}

/** Versions of host and catalogue of a project with these files. */
const versions = (files: Files) =>
  inProject(files, (root) => {
    const [host, catalog] = ['host', 'catalog'].map((app) => appVersion({ root, app }));
    return { host, catalog };
  });

/** Which of the two have another version in a project that differs from PROJECT in these files. */
async function affected(files: Files): Promise<string[]> {
  const [before, after] = [await versions(PROJECT), await versions({ ...PROJECT, ...files })];
  return (['host', 'catalog'] as const).filter((app) => before[app] !== after[app]);
}

const BOTH = ['host', 'catalog'];

test("a version is the package's and 8 hex digits, the same wherever the project lies", async () => {
  const { host, catalog } = await versions(PROJECT);
  expect(host).toMatch(/^2\.0\.0-[0-9a-f]{8}$/);
  expect(catalog).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
  expect(await versions(PROJECT)).toEqual({ host, catalog });
});

test.each([
  ['remotes/catalog/src/routes.tsx', ['catalog']],
  ['remotes/catalog/src/screen.tsx', ['catalog']],
  ['remotes/catalog/remote.json', ['catalog']],
  ['remotes/catalog/src/slots/header.search.tsx', ['catalog']],
  ['remotes/catalog/rsbuild.config.ts', ['catalog']],
  ['host/src/index.ts', ['host']],
  ['host/src/assets/favicon.svg', ['host']],
  ['shared/ui/src/card.tsx', ['catalog']],
  ['shared/ui/src/icon.tsx', ['host']],
  ['shared/ui/src/icon.module.css', ['host']],
  ['shared/ui/src/dots.svg', ['host']],
  ['shared/ui/src/styles/tokens.css', ['host']],
  ['shared/contract/src/domain/money.ts', ['catalog']],
  ['shared/contract/src/platform/composition.ts', BOTH],
  // Remotes get runtime and router from the host.
  ['shared/runtime/src/index.ts', ['host']],
  ['platform/build/router-facade.ts', ['host']],
  ['platform/build/preset.ts', BOTH],
  ['platform/build/artifact.ts', BOTH],
  ['platform/build/no-snapshots.ts', BOTH],
  // No artefact holds anything of these.
  ['remotes/catalog/src/wish.ts', []],
  ['remotes/catalog/src/screen.test.tsx', []],
  ['remotes/catalog/src/alone.tsx', []],
  ['remotes/catalog/README.md', []],
  ['remotes/catalog/dist/browser/index.js', []],
  ['remotes/catalog/node_modules/react/index.js', []],
  ['remotes/auth/src/routes.tsx', []],
  ['shared/ui/src/menu.tsx', []],
  ['shared/contract/src/domain/orders.ts', []],
  ['platform/build/monolith.ts', []],
  ['platform/build/dev-server.ts', []],
  ['platform/build/preset.test.ts', []],
  ['platform/edge/edge.ts', []],
  ['api/src/app.ts', []],
])('a change of %s is one of %j', async (file, apps) => {
  expect(await affected({ [file]: `${PROJECT[file as never] ?? ''} ` })).toEqual(apps);
});

test.each([
  ['charts', ['catalog']],
  ['lines', ['catalog']],
  ['popups', ['catalog']],
  ['stores', ['host']],
  ['react', ['host']],
  ['bundler', BOTH],
  ['parser', BOTH],
  ['server', []],
  ['testing', []],
])('another content of the locked package %s is one of %j', async (name, apps) => {
  const lock = LOCK.replace(`sha512-${name} }`, 'sha512-other }');
  expect(lock).not.toBe(LOCK);
  expect(await affected({ 'pnpm-lock.yaml': lock })).toEqual(apps);
});

test('another version of a package that a remote only gets from the host is none of the remote', async () => {
  const lock = LOCK.replaceAll('19.3.1', '19.4.0');
  expect(await affected({ 'pnpm-lock.yaml': lock })).toEqual(['host']);
});

test('text, order and other parts of the lock file are of no one', async () => {
  const lock = `# A comment\n${LOCK}  unused@1.0.0: {}\n`;
  expect(await affected({ 'pnpm-lock.yaml': lock })).toEqual([]);
});

test("a new version of the runtime is the host's, and a new major one of all that accept it", async () => {
  const runtime = (version: string) => ({
    'shared/runtime/package.json': exported('runtime', { '.': './src/index.ts' }, version),
  });
  expect(await affected(runtime('1.3.0'))).toEqual(['host']);
  expect(await affected(runtime('2.0.0'))).toEqual(BOTH);
});

test('of a package.json counts what resolves imports', async () => {
  const withField = (file: 'shared/ui/package.json' | 'platform/package.json', field: string) => ({
    [file]: PROJECT[file].replace('{', `{${field},`),
  });
  expect(await affected(withField('platform/package.json', '"dependencies":{"x":"1"}'))).toEqual(
    [],
  );
  expect(await affected(withField('shared/ui/package.json', '"scripts":{}'))).toEqual([]);
  expect(await affected(withField('shared/ui/package.json', '"sideEffects":false'))).toEqual(BOTH);
});

test.each([
  ['remotes/catalog/src/screen.tsx', true],
  ['shared/ui/src/card.tsx', true],
  ['remotes/catalog/remote.json', false],
  ['remotes/catalog/rsbuild.config.ts', false],
  ['platform/build/preset.ts', false],
])('after a change of %s alone the cache of a build serves again: %j', async (file, serves) => {
  const settingOf = (files: Files) =>
    inProject(files, (root) => buildIdentity({ root, app: 'catalog' }).setting);
  const after = await settingOf({ ...PROJECT, [file]: `${PROJECT[file as never]} ` });
  expect(after === (await settingOf(PROJECT))).toBe(serves);
});

test('text cannot move from one file to its neighbour unseen', async () => {
  const files = (a: string, b: string) => ({
    ...PROJECT,
    'host/src/index.ts': `import './a.ts';import './b.ts';`,
    'host/src/a.ts': a,
    'host/src/b.ts': b,
  });
  expect((await versions(files('12', '3'))).host).not.toBe((await versions(files('1', '23'))).host);
});

test('what the build names by its path is among the inputs', async () => {
  const folder = join(findRoot(__dirname), 'platform/build');
  const files = (await readdir(folder)).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/^(?:input-hash|monolith|dev-server)/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/'((?:platform|shared|host)\/(?!.*node_modules)[\w./-]+\.\w+)'/g)].map(
      ([, path]) => path,
    ),
  );
  expect([...new Set(named)].sort()).toEqual([
    'platform/build/no-snapshots.ts',
    'platform/build/router-facade.ts',
    'shared/contract/src/platform/layouts.ts',
    'shared/contract/src/platform/slots.ts',
    // The host imports it.
    'shared/runtime/src/index.ts',
    'shared/ui/src/styles/tokens.css',
  ]);
});
