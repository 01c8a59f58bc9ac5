import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { layoutModule } from '@evmandi/contract/platform/layouts';
import { appDirectory, HOST, isSingle, packageVersion, readProvided } from './apps.ts';
import { importedFiles, readPackage } from './imported-files.ts';
import { installedPackages } from './installed-packages.ts';
import { type LockFile, lockedKey, lockedPackages, readLockFile } from './locked-packages.ts';
import { acceptedRanges, providedRuntime, RUNTIME, SHARED_PACKAGES } from './singletons.ts';

/** What turns a bundle into an artefact. The dev server and the measuring bundle import it, and not the reverse. */
const BUILD = 'platform/build/bundle-app.ts';

/** Files that the build names by their path instead of importing them. */
const NAMED = ['platform/build/no-snapshots.ts'];
const NAMED_BY_HOST = [
  'platform/build/router-facade.ts',
  'shared/contract/src/platform/layouts.ts',
  'shared/contract/src/platform/slots.ts',
  'shared/ui/src/styles/tokens.css',
];

const SKIPPED_FOLDERS = /^(?:node_modules|dist|\..+)$/;
/** Code, which the bundler looks at itself. */
const CODE = /\.(?:[jt]sx?|css)$/;
/** Code counts where it is imported, a package.json by what resolves imports. */
const NOT_DATA = /\.(?:[jt]sx?|css|md)$|^package\.json$/;

interface AppReference {
  /** The project's root folder. */
  root: string;
  /** `host` or a remote's name. */
  app: string;
}

function dataBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.test(entry.name) ? [] : dataBelow(root, path);
    return NOT_DATA.test(entry.name) ? [] : [path];
  });
}

function folderOf({ root, app }: AppReference): string {
  if (isSingle(root)) return '';
  return app === HOST ? HOST : posix.join('remotes', app);
}

const configOf = (reference: AppReference) => posix.join(folderOf(reference), 'rsbuild.config.ts');

/** Where the builds of an app begin. */
function entriesOf(reference: AppReference): string[] {
  const { root, app } = reference;
  const directory = appDirectory(root, app);
  const folder = folderOf(reference);
  const described = existsSync(join(directory, 'remote.json'));
  const { slots, layouts } = described ? readProvided(directory) : { slots: [], layouts: [] };
  const modules = [...slots.map((id) => `slots/${id}`), ...layouts.map(layoutModule)];
  const code =
    app === HOST
      ? ['index.ts', 'server.tsx']
      : ['routes.tsx', ...modules.map((name) => `${name}.tsx`)];
  return [
    configOf(reference),
    ...code.map((file) => posix.join(folder, 'src', file)),
    ...dataBelow(root, folder),
    ...(isSingle(root) ? [] : NAMED),
    ...(app === HOST ? NAMED_BY_HOST : []),
  ];
}

/** What a remote that stands alone has in place of the workspace's lock file. */
const NO_WORKSPACE: LockFile = { importers: {} };

/** Style sheets of CSS modules that the code of an app reaches in the project, sorted, as absolute paths. */
export function styleModules(reference: AppReference): string[] {
  const { root } = reference;
  const lock = isSingle(root) ? NO_WORKSPACE : readLockFile(root);
  const { files } = importedFiles({
    ...{ root, lock, entries: entriesOf(reference), provided: new Set(SHARED_PACKAGES) },
  });
  return [...files]
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(root, file));
}

/** Fields of a package.json that decide what its imports resolve to. */
function resolution(root: string, folder: string): string {
  const { type, exports, imports, main, module, browser, sideEffects } = readPackage(
    root,
    folder,
  ) as Record<string, unknown>;
  return JSON.stringify({ type, exports, imports, main, module, browser, sideEffects });
}

interface Inputs {
  /** Contents by name. */
  all: Map<string, string | Buffer>;
  /** Names of those that are the app's code, without what its build or its settings import. */
  code: Set<string>;
}

/**
 * All that an artefact is made of, as named texts: the files that its code imports, here and in other workspace
 * packages; the locked versions of its dependencies, where a remote stands alone those that are installed; the
 * files and packages of the build; and which versions of the shared singletons it brings (host) or accepts
 * (remote), which are no other part of a remote.
 */
function inputs(reference: AppReference): Inputs {
  const { root, app } = reference;
  const single = isSingle(root);
  const lock = single ? NO_WORKSPACE : readLockFile(root);
  const provided = new Set(app === HOST ? [] : [...SHARED_PACKAGES, RUNTIME]);
  const builders = [...(single ? [] : [BUILD]), configOf(reference)];
  const own = importedFiles({ root, lock, entries: entriesOf(reference), provided });
  const build = importedFiles({ root, lock, entries: builders, provided });
  const packages = [...own.packages.values(), ...build.packages.values()];
  const found = new Map<string, string | Buffer>();
  for (const file of [...own.files, ...build.files])
    found.set(file, readFileSync(join(root, file)));
  for (const folder of [...own.folders, ...build.folders, ...(single ? [''] : [])]) {
    found.set(posix.join(folder, 'package.json'), resolution(root, folder));
  }
  const needed = single
    ? installedPackages(
        root,
        packages.map(({ name }) => name),
        provided,
      )
    : lockedPackages(
        lock,
        packages.flatMap(({ folder, name }) => lockedKey(lock, folder, name) ?? []),
        provided,
      );
  found.set('locked packages', needed.join('\n'));
  found.set('accepted ranges', JSON.stringify(acceptedRanges(root)));
  if (app === HOST) found.set(RUNTIME, providedRuntime(root));
  const code = [...own.files].filter((file) => CODE.test(file) && !build.files.has(file));
  return { all: found, code: new Set(code) };
}

/** 8 hex digits of a hash over named texts. */
function hashOf(texts: Iterable<[string, string | Buffer]>): string {
  const hash = createHash('sha256');
  const named = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, content] of named) {
    hash.update(`${name}\0${Buffer.byteLength(content)}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}

/** What identifies a build. */
interface BuildIdentity {
  /** `<package version>-<input hash>`: the same inputs always have the same version. */
  version: string;
  /** The same as long as nothing but the app's code changes. */
  setting: string;
}

/** Returns what identifies the build that an app's present sources would have. */
export function buildIdentity(reference: AppReference): BuildIdentity {
  const { root, app } = reference;
  const { all, code } = inputs(reference);
  const setting = hashOf([...all].filter(([name]) => !code.has(name)));
  return { version: `${packageVersion(appDirectory(root, app))}-${hashOf(all)}`, setting };
}

/** The version that the app's present sources have. */
export const appVersion = (reference: AppReference): string => buildIdentity(reference).version;
