import { defineConfig } from '@playwright/test';
import { BROWSER_REMEDY, findBrowser } from '../scripts/lib/browser.mjs';

/** Journeys that build and ship, or run browsers and sites of their own: together as long as all others. */
const BUILDING = /\/(?:canary|candidate|dev|fifth-remote|platform|release)\.spec\.ts$/;
const OWN_SITES = /\/(?:engines|front|kill|orphans|storage|two-hosts)\.spec\.ts$/;

export default (async () => {
  const browser = await findBrowser({ shell: true });
  if (!browser) throw new Error(`No browser was found: ${BROWSER_REMEDY}`);
  return defineConfig({
    testDir: 'tests',
    globalSetup: './support/global-setup.ts',
    outputDir: '../.cache/e2e-results',
    // More than cores: many wait for a time to pass.
    workers: 4,
    projects: [
      // From the start, one after the other: two that build would have the others wait for both.
      { name: 'building', testMatch: BUILDING, workers: 1 },
      { name: 'own sites', testMatch: OWN_SITES, workers: 1 },
      { name: 'site', testIgnore: [BUILDING, OWN_SITES] },
    ],
    // On a busy machine; what needed it is named at the end (scripts/testing/journeys.mjs).
    retries: process.env.CI ? 1 : 0,
    // What others show in part, or what takes long: in `npm run test:full` alone.
    grepInvert: process.env.EVMANDI_FULL ? undefined : /@full/,
    forbidOnly: Boolean(process.env.CI),
    // For what hangs: how fast a page is depends on what else runs, such as the tests of `npm test`.
    timeout: 900_000,
    expect: { timeout: 90_000, toPass: { timeout: 300_000 } },
    reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
    use: {
      launchOptions: browser.launch,
      // A press that cannot be made fails here, with its cause, and not at the limit of its journey.
      actionTimeout: 180_000,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      viewport: { width: 1440, height: 900 },
      // Its calls are not the page's, whose answers journeys change.
      serviceWorkers: 'block',
      screenshot: 'only-on-failure',
    },
  });
})();
