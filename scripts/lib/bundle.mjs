import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { bold, dim, say, since } from './say.mjs';

/** The processes of the product that are not built by the platform itself. @public */
export const BUNDLES = [
  { room: 'api', entry: 'api/server.ts', outfile: 'api/dist/server.mjs' },
  { room: 'platform', entry: 'platform/cli/main.ts', outfile: 'platform/dist/cli.mjs' },
  { room: 'platform', entry: 'platform/edge/main.ts', outfile: 'platform/dist/edge.mjs' },
  { room: 'platform', entry: 'platform/release/main.ts', outfile: 'platform/dist/release.mjs' },
  {
    room: 'platform',
    entry: 'platform/edge/render/worker.ts',
    outfile: 'platform/dist/render-worker.mjs',
  },
  {
    room: 'platform',
    entry: 'platform/cli/candidate/load-worker.ts',
    outfile: 'platform/dist/load-worker.mjs',
  },
  {
    room: 'platform',
    entry: 'platform/cli/checks/inspection/worker.ts',
    outfile: 'platform/dist/check-worker.mjs',
  },
  {
    room: 'platform',
    entry: 'platform/cli/rehearsal/worker.ts',
    outfile: 'platform/dist/rehearsal-worker.mjs',
  },
  // For browsers: with its packages, as small as it can be.
  {
    room: 'platform',
    entry: 'platform/offline/worker.ts',
    outfile: 'platform/dist/service-worker.js',
    browser: true,
  },
];

/** The command line of teams outside of this repository, of which `npm run create` is a part here. */
export const OUTSIDE = {
  room: 'platform',
  entry: 'platform/cli/outside.ts',
  outfile: 'platform/dist/evmandi.mjs',
};

const stampOf = (bundle) => inRoot(`${bundle.outfile}.inputs.json`);

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Settings, tool and manifest count as inputs beside the sources that esbuild read. */
const ALWAYS = ['scripts/lib/bundle.mjs', 'pnpm-lock.yaml'];

function isFresh(bundle) {
  if (!existsSync(inRoot(bundle.outfile)) || !existsSync(stampOf(bundle))) return false;
  const inputs = JSON.parse(readFileSync(stampOf(bundle), 'utf8'));
  return Object.entries(inputs).every(
    ([file, hash]) => existsSync(inRoot(file)) && hashOf(inRoot(file)) === hash,
  );
}

/** Packages stay outside, found in the room's own node_modules; the workspace's sources go in. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@evmandi/')
        ? undefined
        : { path: name, external: true },
    );
  },
};

export function packageName(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** A bundle may only ask for packages that its room's package.json names: nothing else is there in production. */
function checkPackages(bundle, metafile) {
  const { dependencies = {} } = JSON.parse(
    readFileSync(inRoot(bundle.room, 'package.json'), 'utf8'),
  );
  const asked = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const missing = asked
    .filter((found) => found.external && !isBuiltin(found.path))
    .map((found) => packageName(found.path))
    .filter((name) => !(name in dependencies));
  if (missing.length > 0) {
    throw new Problem(
      `${bundle.entry} needs ${[...new Set(missing)].join(', ')}: add it to "dependencies" in ${bundle.room}/package.json.`,
    );
  }
}

function writeWhole(file, contents) {
  const part = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(part, contents);
  renameSync(part, file);
}

export const FOR_NODE = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  plugins: [packagesOutside],
};

const FOR_BROWSERS = {
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
};

async function build(bundle, esbuild) {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [bundle.entry],
    outfile: bundle.outfile,
    bundle: true,
    ...(bundle.browser ? FOR_BROWSERS : FOR_NODE),
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  checkPackages(bundle, result.metafile);
  const inputs = [...Object.keys(result.metafile.inputs), ...ALWAYS];
  for (const file of result.outputFiles) writeWhole(file.path, file.contents);
  writeWhole(
    stampOf(bundle),
    JSON.stringify(Object.fromEntries(inputs.map((file) => [file, hashOf(inRoot(file))]))),
  );
}

/** Bundles API, CLI and edge for Node, or others that are named, each only when one of its inputs changed. */
export async function bundleProcesses(bundles = BUNDLES) {
  const stale = bundles.filter((bundle) => !isFresh(bundle));
  if (stale.length === 0) {
    say(dim('Bundles of API and platform: up to date.'));
    return;
  }
  const started = performance.now();
  say(bold(`Bundling ${stale.map((bundle) => bundle.outfile).join(', ')} ...`));
  const esbuild = await import('esbuild');
  try {
    await Promise.all(stale.map((bundle) => build(bundle, esbuild)));
  } catch (error) {
    if (!error.errors) throw error;
    throw new Problem('Bundling failed: mend what the lines above name, then run it again.');
  } finally {
    // Its own process would otherwise stay for as long as the site runs.
    await esbuild.stop();
  }
  say(`Bundled in ${since(started)}.`);
}
