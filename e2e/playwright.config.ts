import { defineConfig } from '@playwright/test';
import { BROWSER_REMEDY, findBrowser } from '../scripts/lib/browser.mjs';

/** Journeys with sites, builds or browsers of their own: as long as all others together. */
const OWN_SITES =
  /\/(?:candidate|dev|engines|fifth-remote|front|kill|orphans|release|storage)\.spec\.ts$/;

export default (async () => {
  const browser = await findBrowser({ shell: true });
  if (!browser) throw new Error(`No browser was found: ${BROWSER_REMEDY}`);
  return defineConfig({
    testDir: 'tests',
    globalSetup: './support/global-setup.ts',
    outputDir: '../.cache/e2e-results',
    // One more than cores: many wait for a time to pass.
    workers: 3,
    projects: [
      // From the start, one after the other: two that build would have the others wait for both.
      { name: 'own sites', testMatch: OWN_SITES, workers: 1 },
      { name: 'site', testIgnore: OWN_SITES },
    ],
    // On a busy machine; what needed it is named at the end (scripts/testing/journeys.mjs).
    retries: process.env.CI ? 1 : 0,
    forbidOnly: Boolean(process.env.CI),
    timeout: 45_000,
    expect: { timeout: 10_000 },
    reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
    use: {
      launchOptions: browser.launch,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      viewport: { width: 1440, height: 900 },
      screenshot: 'only-on-failure',
    },
  });
})();
