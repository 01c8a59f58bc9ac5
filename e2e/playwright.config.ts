import { defineConfig } from '@playwright/test';
import { BROWSER_REMEDY, findBrowser } from '../scripts/lib/browser.mjs';

export default (async () => {
  const browser = await findBrowser({ shell: true });
  if (!browser) throw new Error(`No browser was found: ${BROWSER_REMEDY}`);
  return defineConfig({
    testDir: 'tests',
    globalSetup: './support/global-setup.ts',
    outputDir: '../.cache/e2e-results',
    workers: 2,
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
