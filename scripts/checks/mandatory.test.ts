import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, importedPackages, root } from './imports.ts';

const REMOTES = readdirSync(path.join(root, 'remotes'));
const SOURCES = ['.ts', '.tsx', '.mjs', '.cjs'];

/** Every mandatory package, and the places whose product code must import it. */
const WHERE: Record<string, string[]> = {
  '@module-federation/enhanced': ['platform/build', 'host/src/federation'],
  '@rsbuild/core': ['platform/build'],
  '@rsbuild/plugin-react': ['platform/build'],
  react: ['host/src', 'shared/ui/src', 'remotes/catalog/src'],
  'react-dom': ['host/src'],
  'react-router-dom': ['host/src', ...REMOTES.map((name) => `remotes/${name}/src`)],
  axios: ['shared/runtime/src'],
  zustand: ['shared/runtime/src'],
  'react-toastify': ['shared/runtime/src', 'host/src'],
  echarts: ['remotes/dashboard/src'],
  'echarts-for-react': ['remotes/dashboard/src'],
};

const TOP_LEVEL = [
  '.ci/run',
  'CONTRIBUTING.md',
  'README.md',
  'api',
  'bench',
  'docker-compose.yml',
  'docs',
  'e2e',
  'host',
  'package.json',
  'platform',
  'pnpm-workspace.yaml',
  ...REMOTES.map((name) => `remotes/${name}`),
  'shared/contract',
  'shared/runtime',
  'shared/ui',
];

function roomOf(place: string): string {
  const parts = place.split('/');
  return parts.slice(0, ['remotes', 'shared'].includes(parts[0] ?? '') ? 2 : 1).join('/');
}

function manifest(room: string): { dependencies?: object; devDependencies?: object } {
  return JSON.parse(readFileSync(path.join(root, room, 'package.json'), 'utf8'));
}

const places = Object.entries(WHERE).flatMap(([name, folders]) =>
  folders.map((folder) => [name, folder] as const),
);

test.each(places)('%s is imported in %s and named in its package.json', (name, folder) => {
  const user = filesBelow(folder, SOURCES).find(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      // Parsing is slow, and most files do not even hold the name.
      readFileSync(path.join(root, file), 'utf8').includes(name) &&
      importedPackages(file).has(name),
  );
  expect(user).toBeDefined();
  expect(Object.keys(manifest(roomOf(folder)).dependencies ?? {})).toContain(name);
});

test('jest runs the tests, through ts-jest', () => {
  expect(importedPackages('scripts/testing/tools.mjs')).toContain('jest');
  expect(importedPackages('jest.config.cjs')).toContain('ts-jest');
  expect(Object.keys(manifest('').devDependencies ?? {})).toEqual(
    expect.arrayContaining(['jest', 'ts-jest']),
  );
});

test.each(TOP_LEVEL)('%s exists', (name) => {
  expect(existsSync(path.join(root, name))).toBe(true);
});
