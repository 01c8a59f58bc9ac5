import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { filesBelow, root } from './imports.ts';

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

interface Lockfile {
  importers: Record<string, Record<string, Record<string, { version: string }>>>;
  packages: Record<string, { resolution: Record<string, string> }>;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifests = ['package.json', ...filesBelow('.', ['package.json'])];
const lockfile = parse(read('pnpm-lock.yaml')) as Lockfile;

test.each(['pnpm-lock.yaml', '.npmrc', 'pnpm-workspace.yaml', ...manifests])(
  '%s names no address of a registry',
  (file) => {
    const lines = existsSync(path.join(root, file)) ? read(file).split('\n') : [];
    expect(lines.filter((line) => /https?:\/\/|\bregistry\s*[:=]|tarball:/.test(line))).toEqual([]);
  },
);

test('every package of the lock file is one exact version with its hash', () => {
  const loose = Object.entries(lockfile.packages).filter(([key, { resolution }]) => {
    const version = key.slice(key.lastIndexOf('@') + 1);
    return !EXACT.test(version) || !resolution.integrity?.startsWith('sha512-');
  });
  expect(loose.map(([key]) => key)).toEqual([]);
});

test('every dependency of the workspace is locked to an exact version or to a folder of it', () => {
  const locked = Object.values(lockfile.importers)
    .flatMap((importer) => Object.values(importer))
    .flatMap((dependencies) => Object.values(dependencies))
    .map(({ version }) => version.replace(/\(.*$/, ''));
  // An alias is locked as the package behind it: `typescript@7.0.2`.
  const versions = locked.map((version) => version.slice(version.lastIndexOf('@') + 1));
  const loose = versions.filter((one) => !one.startsWith('link:') && !EXACT.test(one));
  expect(loose).toEqual([]);
});

test.each(manifests)('%s asks for no package manager and runs nothing at installation', (file) => {
  const { packageManager, scripts = {} } = JSON.parse(read(file));
  expect(packageManager).toBeUndefined();
  expect(
    Object.keys(scripts).filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name)),
  ).toEqual([]);
});

test('no dependency may run a script at installation: none can download a browser', () => {
  const { onlyBuiltDependencies, neverBuiltDependencies } = parse(read('pnpm-workspace.yaml'));
  expect({ onlyBuiltDependencies, neverBuiltDependencies }).toEqual({});
});
