import { existsSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_REMEDY, findBrowser } from '../lib/browser.mjs';
import { inRoot } from '../lib/paths.mjs';
import { copyRegistry } from '../lib/project-copy.mjs';
import { copySampleDatabase } from '../lib/sample-database.mjs';
import { say } from '../lib/say.mjs';
import { runStep } from './step.mjs';

/** For what hangs: they run beside all tests. */
const LIMIT_MS = 1_800_000;

const BUILT = inRoot('.cache/e2e-data');
const OWN = inRoot('.cache/bench-data');

const DATABASES = 'databases';
const PAGES = 'pages';

/** Measurements of bench/ once each: they have to work, no time is judged. */
async function smoke(done, benches, env = {}) {
  const command = ['--import', 'tsx', inRoot('bench/main.ts'), benches, '--smoke'];
  const { code, output, late, cpuSeconds } = await runStep(process.execPath, command, {
    limitMs: LIMIT_MS,
    env,
  });
  if (code === 0) return done({ passed: 1, cpuSeconds });
  say(output.trimEnd());
  done({ failed: 1, note: late ? 'it took too long and was ended' : '' });
}

/** Those that ask databases alone, with a server of their own. */
export async function databaseMeasurements(tally) {
  const done = tally.start(`measurements work (bench ${DATABASES} --smoke)`, { quiet: true });
  await smoke(done, DATABASES);
}

/** Those of pages and of the edge, on what the journeys have built. */
export async function siteMeasurements(tally) {
  const name = `measurements work (bench ${PAGES} --smoke)`;
  const browser = await findBrowser();
  if (!browser) {
    tally.skip(name, `no Chromium that runs here; ${BROWSER_REMEDY}`, { kind: 'browser' });
    return;
  }
  const done = tally.start(name, { quiet: true });
  // What the journeys have built is not built again.
  if (existsSync(path.join(BUILT, 'registry')) && !existsSync(OWN)) {
    copyRegistry(BUILT, OWN);
    await copySampleDatabase(OWN);
  }
  await smoke(done, PAGES, { CHROMIUM: browser.executablePath });
}
