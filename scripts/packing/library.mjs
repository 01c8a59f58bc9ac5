import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { asDependencies, manifestOf } from './manifests.mjs';

/** Rooms of `shared/` that teams build with. */
export const LIBRARIES = ['contract', 'runtime', 'ui'];

const LEFT_OUT = /(?:\.test\.tsx?$|^testing\/)/;
const SOURCE = /(?<!\.d)\.tsx?$/;

/** Files of a library's `src`, without its tests and what only tests need. */
export function sourcesOf(name) {
  return readdirSync(inRoot('shared', name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(inRoot('shared', name, 'src'), path.join(entry.parentPath, entry.name)),
    )
    .filter((file) => !LEFT_OUT.test(file));
}

/** Names a module beside the importing one by the file that is made of it. */
export const namedAsBuilt = (code) =>
  code.replaceAll(/(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g, '$1$2.js$1');

async function compile(source, esbuild) {
  const { code } = await esbuild.transform(readFileSync(source, 'utf8'), {
    loader: source.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'es2022',
    sourcefile: path.basename(source),
  });
  return namedAsBuilt(code);
}

/** Every module by its name; other files by theirs. */
function exportsOf(name) {
  const all = { './*': { types: './dist/*.d.ts', default: './dist/*.js' } };
  if (name === 'runtime')
    return { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  if (name === 'ui')
    return { './*.css': './dist/*.css', './css-modules': './dist/css-modules.d.ts', ...all };
  return all;
}

/** Writes a library as it is packed: a module for each of its sources, and style sheets and fonts as they are. */
export async function writeLibrary(name, folder) {
  const esbuild = await import('esbuild');
  for (const file of sourcesOf(name)) {
    const source = inRoot('shared', name, 'src', file);
    const target = path.join(folder, 'dist', file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (SOURCE.test(file)) {
      writeFileSync(target.replace(/\.tsx?$/, '.js'), await compile(source, esbuild));
    } else cpSync(source, target);
  }
  const { version, type, sideEffects, dependencies } = manifestOf(`shared/${name}`);
  const manifest = {
    name: `@evmandi/${name}`,
    version,
    license: 'UNLICENSED',
    type,
    ...(sideEffects && { sideEffects }),
    exports: exportsOf(name),
    ...asDependencies(`shared/${name}`, Object.keys(dependencies)),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
