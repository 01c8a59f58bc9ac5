import { readdir, readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { runtimeCore } from '../testing/runtime-core.ts';
import { findRoot } from './apps.ts';
import { leanPackages } from './lean-packages.ts';

interface Rule {
  test: RegExp;
  change: (module: { code: string; environment: { name: string } }) => string;
}

/** What the plugin changes. */
async function rules(): Promise<[router: Rule, react: Rule, start: Rule, ...federation: Rule[]]> {
  const found: Rule[] = [];
  const transform = ({ test }: { test: RegExp }, change: Rule['change']) =>
    found.push({ test, change });
  await leanPackages.setup({ transform } as unknown as RsbuildPluginAPI);
  return found as [Rule, Rule, Rule, ...Rule[]];
}

const environment = { name: 'browser' };

const production = join(findRoot(__dirname), 'platform/node_modules/react-router/dist/production');

const reactDom = join(findRoot(__dirname), 'host/node_modules/react-dom');

/** Folder of the installed bundler's code. */
function rspack(): string {
  const rsbuild = createRequire(join(findRoot(__dirname), 'platform/package.json'));
  return dirname(createRequire(rsbuild.resolve('@rsbuild/core')).resolve('@rspack/core'));
}

/** The file of the installed router that holds its functions. */
async function routerCode(test: RegExp): Promise<string> {
  const files = (await readdir(production)).map((name) => join(production, name));
  const codes = await Promise.all(
    files.filter((file) => test.test(file)).map((file) => readFile(file, 'utf8')),
  );
  const [code, ...others] = codes.filter((text) => text.includes('function createRouter('));
  if (!code || others.length > 0) throw new Error('One file should hold the router');
  return code;
}

test('functions of the installed router are stubbed under their names', async () => {
  const [{ test: matches, change }] = await rules();
  const lean = change({ code: await routerCode(matches), environment });
  expect(lean).toContain('function parseHydrationData() { return undefined; }');
  expect(lean).toContain('function parseHydrationDataUnused(');
});

test('React names the components that an error came through, and calls none again', async () => {
  const [, { test: matches, change }] = await rules();
  const file = join(await realpath(reactDom), 'cjs/react-dom-client.production.js');
  expect(file).toMatch(matches);
  const lean = change({ code: await readFile(file, 'utf8'), environment });
  expect(lean).toMatch(
    /function describeNativeComponentFrame\(\) \{ const \{ displayName, name \}/,
  );
  expect(lean).toContain('function describeBuiltInComponentFrame(');
});

test('no route is discovered, and its warnings may be left out', async () => {
  const [{ test: matches, change }] = await rules();
  const lean = change({ code: await routerCode(matches), environment });
  expect(lean).toMatch(/if \(false\) \{\s+let discoverResult/);
  expect(lean).not.toMatch(/if \(!?(?:isFogOfWar|fogOfWar\.active)\b/);
  expect(lean).not.toMatch(/^ +warning\(/m);
  expect(lean).toMatch(/invariant\(\s*typeof \w+ !== "undefined"\s*\);|invariant\([^,;]+\);/);
  expect(lean).not.toContain('No route found in');
});

test('links carry nothing for framework mode, on the server neither', async () => {
  const [{ test: matches, change }] = await rules();
  const code = await routerCode(matches);
  for (const name of ['browser', 'server']) {
    const lean = change({ code, environment: { name } });
    expect([name, lean.includes('"data-discover":')]).toEqual([name, false]);
    expect([name, lean.includes('Unused(')]).toEqual([name, name === 'browser']);
  }
});

test('a router that renames one of them breaks the build', async () => {
  const [{ test: matches, change }] = await rules();
  const renamed = (await routerCode(matches)).replace(
    /^function parseHydrationData\(/m,
    'function readHydrationData(',
  );
  expect(() => change({ code: renamed, environment })).toThrow(
    'The router has no function parseHydrationData to leave out',
  );
  expect(change({ code: 'function other() {}', environment })).toBe('function other() {}');
});

test('each file of the federation packages that is replaced is there', async () => {
  const [, , , ...federation] = await rules();
  const enhanced = join(findRoot(__dirname), 'platform/node_modules/@module-federation/enhanced');
  const packages = dirname(await realpath(enhanced));
  const folders = ['error-codes', 'inject-external-runtime-core-plugin', 'sdk'];
  folders.push('webpack-bundler-runtime');
  const dist = folders.map((name) => join(packages, name, 'dist'));
  const files = await Promise.all(
    [...dist, runtimeCore()].map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => join(folder, file)),
    ),
  );
  for (const { test: matches } of federation) {
    expect([matches, files.flat().filter((file) => matches.test(file))]).toEqual([
      matches,
      [expect.any(String)],
    ]);
  }
});

test('leanStart > code of the installed bundler > is replaced by a call with its constants', async () => {
  const [, , { test: matches, change }] = await rules();
  expect('@module-federation/runtime/rspack.js').toMatch(matches);
  const constants = ['bundler_runtime', 'runtime_plugins', 'container_name', 'share_strategy']
    .map((name) => `const __module_federation_${name}__ = 1;`)
    .join('');
  const start = await readFile(join(rspack(), 'moduleFederationDefaultRuntime.js'), 'utf8');
  const [, body = ''] = start.split('export default function(){');
  const lean = change({ code: constants + body, environment });
  expect(lean.startsWith(`${constants}\n__module_federation_bundler_runtime__(`)).toBe(true);
  expect(lean).not.toContain('consumesLoadingData');
  expect(() => change({ code: body, environment })).toThrow('starts federation in another way');
});
