import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isRemoteName } from '@evmandi/contract/platform/remote-descriptor';
import { isSingle } from '../build/apps.ts';
import { UserError } from '../cli/context.ts';
import { createRemote, isTaken } from './create-remote.ts';

/** Of a remote that stands alone; the workspace has its own. */
const OF_ITS_OWN = ['.gitignore', 'README.md', 'tsconfig.json'];

type Versions = Record<string, string>;

interface Manifest {
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  /** In the packed platform: what a new remote depends on. */
  newRemote?: { dependencies: Versions; devDependencies: Versions; overrides: Versions };
}

interface CreateOptions {
  /** Root of the workspace; `undefined` outside of it. */
  root: string | undefined;
  /** Folder of this package: of the workspace's, or as packed. */
  platform: string;
  name: string;
  /** Folder with tarballs of the packages, where they are in no registry. */
  packages?: string | undefined;
  say: (line: string) => void;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const isOurs = (name: string) => name.startsWith('@evmandi/');

/** A package.json with the same entries as those of the other remotes. */
function insideOf(root: string, name: string): object {
  const { dependencies = {}, devDependencies = {} } = manifestOf(join(root, 'shared/ui'));
  const ours = (...names: string[]) =>
    names.map((one) => [`@evmandi/${one}`, 'workspace:*'] as const);
  const { '@ariakit/react': _, ...libraries } = dependencies;
  const all = { ...libraries, ...Object.fromEntries(ours('contract', 'runtime', 'ui')) };
  const { '@testing-library/user-event': __, ...tools } = devDependencies;
  return {
    name: `@evmandi/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    dependencies: all,
    devDependencies: { ...Object.fromEntries(ours('platform')), ...tools },
  };
}

/** A package.json of its own, with exact versions or the tarballs that they are in. */
function outside({ platform, name, packages }: CreateOptions): object {
  const { version, newRemote } = manifestOf(platform);
  if (!newRemote) throw new Error(`${platform} is not the packed platform`);
  const { dependencies, devDependencies, overrides } = newRemote;
  const tarball = (one: string, of: string) =>
    packages && isOurs(one)
      ? `file:${join(resolve(packages), `${one.slice(1).replace('/', '-')}-${of}.tgz`)}`
      : of;
  const from = (versions: Versions) =>
    Object.fromEntries(Object.entries(versions).map(([one, of]) => [one, tarball(one, of)]));
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    scripts: {
      dev: 'evmandi dev',
      test: 'tsc && jest',
      build: 'evmandi build',
      ship: 'evmandi ship',
    },
    jest: { preset: '@evmandi/platform' },
    dependencies: from(dependencies),
    devDependencies: from({ '@evmandi/platform': version, ...devDependencies }),
    // As npm reads it, and as pnpm does.
    overrides,
    pnpm: { overrides },
  };
}

/** `create <name>`: a new remote in a folder of that name, in the workspace below `remotes/`. */
export async function create(options: CreateOptions): Promise<void> {
  const { root, platform, name, say } = options;
  if (!isRemoteName(name)) {
    throw new UserError(
      `A remote's name is kebab-case, such as "spare-parts", of 40 characters at most, and not "host"; "${name}" is none.`,
    );
  }
  const folder = root === undefined ? resolve(name) : join(root, 'remotes', name);
  if (isSingle(process.cwd())) throw new UserError('This folder is a remote already.');
  if (await isTaken(folder)) throw new UserError(`${folder} is there, and not empty.`);
  await createRemote({
    name,
    folder,
    template: join(platform, 'create/template'),
    without: root === undefined ? [] : OF_ITS_OWN,
    packageJson: root === undefined ? outside(options) : insideOf(root, name),
  });
  say(`Made ${relative(process.cwd(), folder) || folder}: a screen at /${name}, with a test.`);
}
