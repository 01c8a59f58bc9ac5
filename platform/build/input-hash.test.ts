import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { appVersion } from './input-hash.ts';

const PROJECT = {
  'pnpm-lock.yaml': 'lockfileVersion: 9',
  'host/package.json': '{"version":"2.0.0"}',
  'host/src/index.ts': 'import("./boot.tsx");',
  'remotes/catalog/package.json': '{"version":"1.4.0"}',
  'remotes/catalog/src/routes.tsx': 'export default [];',
  'remotes/auth/package.json': '{"version":"1.0.0"}',
  'shared/ui/src/card.tsx': 'export const card = 1;',
  'shared/contract/src/money.ts': 'export const paise = 100;',
  'shared/runtime/src/index.ts': 'export const cart = 1;',
  'platform/build/preset.ts': 'export const preset = 1;',
  'platform/edge/edge.ts': 'export const edge = 1;',
  'api/src/app.ts': 'export const app = 1;',
};

type Files = Record<string, string>;

/** Versions of host and catalogue of a project with these files. */
function versions(files: Files) {
  return inTemporaryFolder(async (root) => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    const [host, catalog] = ['host', 'catalog'].map((app) => appVersion({ root, app }));
    return { host, catalog };
  });
}

const changed = (file: string) => ({ ...PROJECT, [file]: `${PROJECT[file as never] ?? ''} ` });

/** Which of the two have another version once a file is changed or added. */
async function affected(file: string): Promise<string[]> {
  const [before, after] = [await versions(PROJECT), await versions(changed(file))];
  return (['host', 'catalog'] as const).filter((app) => before[app] !== after[app]);
}

test("a version is the package's and 8 hex digits, the same wherever the project lies", async () => {
  const { host, catalog } = await versions(PROJECT);
  expect(host).toMatch(/^2\.0\.0-[0-9a-f]{8}$/);
  expect(catalog).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
  expect(await versions(PROJECT)).toEqual({ host, catalog });
});

test.each([
  ['remotes/catalog/src/routes.tsx', ['catalog']],
  ['remotes/catalog/remote.json', ['catalog']],
  ['remotes/catalog/src/slots/header.search.tsx', ['catalog']],
  ['host/src/index.ts', ['host']],
  ['shared/ui/src/card.tsx', ['host', 'catalog']],
  ['shared/ui/src/card.module.css', ['host', 'catalog']],
  ['shared/contract/src/money.ts', ['host', 'catalog']],
  ['platform/build/preset.ts', ['host', 'catalog']],
  ['pnpm-lock.yaml', ['host', 'catalog']],
  // Remotes get the runtime from the host.
  ['shared/runtime/src/index.ts', ['host']],
])('a change of %s is one of %j', async (file, apps) => {
  expect(await affected(file)).toEqual(apps);
});

test.each([
  'remotes/auth/src/routes.tsx',
  'remotes/catalog/src/routes.test.tsx',
  'remotes/catalog/README.md',
  'remotes/catalog/dist/browser/index.js',
  'remotes/catalog/node_modules/react/index.js',
  'platform/build/preset.test.ts',
  'platform/edge/edge.ts',
  'api/src/app.ts',
])('a change of %s is none of host or catalogue', async (file) => {
  expect(await affected(file)).toEqual([]);
});

test('a file that is moved or renamed counts, also with the same content', async () => {
  const { 'remotes/catalog/src/routes.tsx': text, ...rest } = PROJECT;
  const moved = await versions({ ...rest, 'remotes/catalog/src/paths.tsx': text });
  expect(moved.catalog).not.toBe((await versions(PROJECT)).catalog);
});

test('text cannot move from one file to its neighbour unseen', async () => {
  const files = (a: string, b: string) => ({ ...PROJECT, 'host/a.ts': a, 'host/b.ts': b });
  expect((await versions(files('12', '3'))).host).not.toBe((await versions(files('1', '23'))).host);
});
