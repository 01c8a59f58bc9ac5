import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';

const require = createRequire(import.meta.url);
const bin = (tool) => inRoot('node_modules/.bin', tool);

const ROOMS = [
  ...['host', 'remotes', 'shared', 'api', 'platform'],
  ...['artwork', 'e2e', 'bench', 'scripts'],
];

/**
 * The native compiler checks in a quarter of the time. ts-jest and `platform` need the API of TypeScript 5.9.
 * One thread: more of them take as long on two cores and cost twice the CPU time.
 */
export const TYPES = [
  process.execPath,
  [
    inRoot('node_modules/typescript-native/bin/tsc'),
    ...['-p', '.', '--singleThreaded', '--pretty', String(Boolean(process.stdout.isTTY))],
  ],
];

/** Those with `takes` can check single files: the ones whose names match. */
export const LINTERS = [
  {
    name: 'format and lint (biome)',
    takes: /\.(?:[cm]?[jt]sx?|jsonc?|css)$/,
    tool: (files = ['.']) => [
      bin('biome'),
      ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
    ],
  },
  {
    name: 'styles (stylelint)',
    takes: /\.css$/,
    tool: (files = ['**/*.css']) => [bin('stylelint'), ['--max-warnings=0', ...files]],
  },
  {
    name: 'imports (dependency-cruiser)',
    tool: () => [bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...ROOMS]],
  },
  {
    name: 'dead code (knip)',
    tool: () => [bin('knip'), ['--no-progress', '--no-config-hints']],
  },
];

export const FORMAT = [bin('biome'), ['check', '--write', '.']];

/** Room for young objects, in MB: suites make many of them, and collecting them is a tenth of their CPU time. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** Jest with further arguments: suites or options. Its workers are started with the same options of Node. */
export const JEST = (args) => [
  process.execPath,
  [YOUNG_SPACE, require.resolve('jest/bin/jest'), ...args],
];

/** Playwright with further arguments, from the folder `e2e`. */
export function PLAYWRIGHT(args) {
  const cli = createRequire(inRoot('e2e/package.json')).resolve('@playwright/test/cli');
  return [process.execPath, [cli, 'test', ...args]];
}
