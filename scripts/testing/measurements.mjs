import { existsSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_REMEDY, findBrowser } from '../lib/browser.mjs';
import { inRoot } from '../lib/paths.mjs';
import { copyRegistry } from '../lib/project-copy.mjs';
import { copySampleDatabase } from '../lib/sample-database.mjs';
import { say } from '../lib/say.mjs';
import { runStep } from './step.mjs';

const LIMIT_MS = 600_000;

const BUILT = inRoot('.cache/e2e-data');
const OWN = inRoot('.cache/bench-data');

/** Every measurement of bench/ once: it has to work, no time is judged. */
export async function measurements(tally) {
  const name = 'measurements work (bench --smoke)';
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
  const command = ['--import', 'tsx', inRoot('bench/main.ts'), 'all', '--smoke'];
  const { code, output, late } = await runStep(process.execPath, command, {
    limitMs: LIMIT_MS,
    env: { CHROMIUM: browser.executablePath },
  });
  if (code === 0) return done({ passed: 1 });
  say(output.trimEnd());
  done({ failed: 1, note: late ? 'it took too long and was ended' : '' });
}
