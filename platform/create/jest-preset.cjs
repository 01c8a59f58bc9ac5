const MODULES = 'ts|tsx|js|mjs';

/** How a remote that stands outside of the workspace is tested: as those inside of it. */
module.exports = {
  testEnvironment: require.resolve('./jest/jsdom-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    [`\\.(?:${MODULES})$`]: require.resolve('./jest/source-transform.cjs'),
    '\\.(?:css|woff2|svg|png|webp)$': require.resolve('./jest/asset-transform.cjs'),
  },
  // Packages of the site are ES modules; Jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!.*@evmandi/)'],
  restoreMocks: true,
};
