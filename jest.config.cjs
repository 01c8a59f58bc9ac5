const os = require('node:os');
const path = require('node:path');

/** Packages that ship ES modules only, or whose deep imports are: Jest runs CommonJS. */
const ES_MODULES = ['@tabler/icons-react', 'hucre', 'pixelmatch'];

const IGNORED = [
  '/node_modules/',
  '/dist/',
  '<rootDir>/.cache/(?!suites/|$)',
  '<rootDir>/.data/',
  '<rootDir>/e2e/',
];

/** `npm test` runs groups of suites (scripts/testing/suite-groups.mjs); a developer runs single ones. */
const grouped = Boolean(process.env.EVMANDI_SUITE_GROUPS);

const SECOND_TRY = '<rootDir>/scripts/jest/second-try.cjs';

const common = {
  rootDir: __dirname,
  cacheDirectory: path.join(__dirname, '.cache/jest'),
  transform: {
    '\\.test\\.tsx?$': [
      require.resolve('ts-jest'),
      { tsconfig: path.join(__dirname, 'tsconfig.jest.json') },
    ],
    '\\.(?:ts|tsx|js|jsx|mjs)$': '<rootDir>/scripts/jest/source-transform.cjs',
    '\\.(?:css|woff2|svg|png|webp)$': '<rootDir>/scripts/jest/asset-transform.cjs',
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:${ES_MODULES.join('|')})/)`,
  ],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
  testPathIgnorePatterns: IGNORED,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/(?!suites/|$)', '<rootDir>/.data/'],
  restoreMocks: true,
  // The sandbox looks up each global slowly: drawings and simulations use this one in their innermost loops.
  sandboxInjectedGlobals: ['Math'],
};

module.exports = {
  // One more than cores: suites that start processes wait for them.
  maxWorkers: os.availableParallelism() + 1,
  // For a test that hangs: how fast one is depends on the machine.
  // Of the slowest test on the slowest machine: four times as long as on two quiet cores.
  testTimeout: 600_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [grouped ? '<rootDir>/.suites/*.test.js' : '<rootDir>/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/set-up.mjs',
      globalTeardown: '<rootDir>/scripts/jest/tear-down.mjs',
      setupFilesAfterEnv: [SECOND_TRY],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/scripts/jest/jsdom-environment.cjs',
      testMatch: [grouped ? '<rootDir>/.suites/*.test.jsx' : '<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [SECOND_TRY, '<rootDir>/scripts/jest/dom-set-up.cjs'],
    },
  ],
};
