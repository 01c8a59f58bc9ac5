import { existsSync, readFileSync, rmSync } from 'node:fs';
import { BROWSER_REMEDY, findBrowser } from '../lib/browser.mjs';
import { ENGINE_REMEDIES, findEngines } from '../lib/engines.mjs';
import { inRoot } from '../lib/paths.mjs';
import { journeysOf, tellJourneys } from './journey-report.mjs';
import { missingNginx } from './nginx.mjs';
import { runStep } from './step.mjs';
import { PLAYWRIGHT } from './tools.mjs';

const REPORT = inRoot('.cache/playwright-report.json');
/** For what hangs: some machines take three times as long as others. */
const LIMIT_MS = 3_000_000;
/** What e2e/support/global-setup.ts says then. */
const SITE_READY = 'The site of the journeys is ready.';

/** What journeys name as needed, by the name under which CI_REQUIRE may demand it. */
function missingOf() {
  const { firefox, webkit } = findEngines();
  return [
    { kind: 'nginx', mark: 'nginx', what: 'through the front', reason: missingNginx() },
    {
      kind: 'firefox',
      mark: 'needs Firefox',
      what: 'in Firefox',
      reason: !firefox && ENGINE_REMEDIES.firefox,
    },
    {
      kind: 'webkit',
      mark: 'needs WebKit',
      what: 'in WebKit',
      reason: !webkit && ENGINE_REMEDIES.webkit,
    },
  ].filter(({ reason }) => reason);
}

/**
 * The journeys of e2e/ in a real browser, against the production build. `onBuilt` is called once their site has
 * released all parts. Resolves with the journeys of the report.
 */
export async function journeys(tally, { full, postgres, onBuilt }) {
  const browser = await findBrowser({ shell: true });
  if (!browser) {
    const reason = `no Chromium that runs here; ${BROWSER_REMEDY}`;
    tally.skip('journeys in a browser', reason, { kind: 'browser' });
    return undefined;
  }
  const done = tally.start(`journeys (playwright, ${browser.source}: ${browser.executablePath})`);
  rmSync(REPORT, { force: true });
  const { code, late, cpuSeconds } = await runStep(...PLAYWRIGHT(['--reporter=list,json']), {
    cwd: inRoot('e2e'),
    show: 'journeys',
    onLine: (line) => line.includes(SITE_READY) && onBuilt(),
    limitMs: full ? 3 * LIMIT_MS : LIMIT_MS,
    env: {
      CHROMIUM: browser.executablePath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      ...(postgres.url && { TEST_DATABASE_URL: postgres.url }),
    },
  });
  if (!existsSync(REPORT)) {
    done({ failed: 1, note: late ? 'it took too long and was ended' : `exit code ${code}` });
    return undefined;
  }
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  tellJourneys(tally, done, report, { code, full, missing: missingOf(), cpuSeconds });
  return journeysOf(report.suites);
}
