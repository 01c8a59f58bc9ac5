import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProcesses, FOR_NODE, packageName } from '../lib/bundle.mjs';
import { inRoot } from '../lib/paths.mjs';
import { asDependencies, installedVersion, manifestOf, transitiveVersion } from './manifests.mjs';

const COMMAND = 'evmandi.mjs';
/** What is bundled, by the name that it has in the package. */
const BUNDLES = {
  [COMMAND]: 'platform/cli/outside.ts',
  'remote-config.js': 'platform/build/remote-config.ts',
  'no-snapshots.js': 'platform/build/no-snapshots.ts',
  'render-worker.mjs': 'platform/edge/render/worker.ts',
  'load-worker.mjs': 'platform/cli/candidate/load-worker.ts',
  'check-worker.mjs': 'platform/cli/checks/inspection/worker.ts',
  'rehearsal-worker.mjs': 'platform/cli/rehearsal/worker.ts',
};

/** How tests run, here and at a team's. */
const JEST = ['source-transform.cjs', 'asset-transform.cjs', 'jsdom-environment.cjs'];
const OF_JEST = ['esbuild', 'jest-environment-jsdom'];

async function bundle(folder) {
  const esbuild = await import('esbuild');
  const asked = new Set();
  for (const [name, entry] of Object.entries(BUNDLES)) {
    const { metafile } = await esbuild.build({
      ...FOR_NODE,
      absWorkingDir: inRoot('.'),
      entryPoints: [entry],
      outfile: path.join(folder, name),
      sourcemap: false,
      ...(name === COMMAND && { banner: { js: '#!/usr/bin/env node' } }),
      bundle: true,
      metafile: true,
      logLevel: 'error',
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    for (const found of imports) {
      if (found.external && !isBuiltin(found.path)) asked.add(packageName(found.path));
    }
  }
  return asked;
}

/** Made in the platform's own folder, where it finds the compiler. */
const FACTS = {
  room: 'platform',
  entry: 'platform/build/packed-facts.ts',
  outfile: 'platform/dist/packed-facts.mjs',
};

/** What a host of this checkout provides and its API has, so that a release tells whether the live ones still fit. */
async function writeFacts(folder) {
  await bundleProcesses([FACTS]);
  const { packedFacts } = await import(pathToFileURL(inRoot(FACTS.outfile)).href);
  for (const [name, text] of Object.entries(await packedFacts(inRoot('.')))) {
    writeFileSync(path.join(folder, name), text);
  }
}

/** What a new remote asks for, by `npx evmandi create`. */
function ofNewRemote() {
  const outside = (names) =>
    Object.fromEntries(names.map((name) => [name, installedVersion('host', name)]));
  return {
    dependencies: outside([
      '@evmandi/contract',
      '@evmandi/runtime',
      '@evmandi/ui',
      'react',
      'react-dom',
      'react-router-dom',
    ]),
    devDependencies: {
      ...outside(['@testing-library/react', '@types/react', '@types/react-dom']),
      '@types/jest': installedVersion('.', '@types/jest'),
      '@types/node': installedVersion('.', '@types/node'),
      jest: installedVersion('.', 'jest'),
      typescript: installedVersion('.', 'typescript'),
    },
    // Asked for by a range, while what stands in for parts of the federation runtime is made for one version.
    overrides: {
      '@rspack/core': transitiveVersion('platform', '@rsbuild/core', '@rspack/core'),
    },
  };
}

/** Writes the platform as it is packed: its command line, the preset of builds and of tests, and the scaffold. */
export async function writePlatform(folder) {
  const { version } = manifestOf('platform');
  const asked = await bundle(path.join(folder, 'dist'));
  await writeFacts(path.join(folder, 'dist'));
  const { dependencies, peerDependencies } = asDependencies('platform', asked);
  const ofJest = OF_JEST.map((name) => [name, installedVersion('.', name)]);
  for (const file of JEST) cpSync(inRoot('scripts/jest', file), path.join(folder, 'jest', file));
  cpSync(inRoot('platform/create/jest-preset.cjs'), path.join(folder, 'jest-preset.cjs'));
  cpSync(inRoot('platform/create/template'), path.join(folder, 'create/template'), {
    recursive: true,
  });
  mkdirSync(folder, { recursive: true });
  const manifest = {
    name: '@evmandi/platform',
    version,
    license: 'UNLICENSED',
    type: 'module',
    bin: { evmandi: `dist/${COMMAND}` },
    exports: {
      './build': { types: './dist/remote-config.d.ts', default: './dist/remote-config.js' },
      './jest-preset': './jest-preset.cjs',
      './package.json': './package.json',
    },
    dependencies: { ...dependencies, ...Object.fromEntries(ofJest) },
    ...(Object.keys(peerDependencies).length > 0 && { peerDependencies }),
    newRemote: ofNewRemote(),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
