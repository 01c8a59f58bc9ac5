import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** The same browser without the windows of its own: a page opens in a quarter of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Arguments every browser of the tests and measurements is started with. */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const BROWSER_REMEDY =
  'apt-get install chromium, or set CHROMIUM to the path of a Chromium or Chrome';

function fromVariable() {
  return process.env.CHROMIUM;
}

function fromSystem({ shell = false }) {
  const names = shell ? [SHELL, ...NAMES] : NAMES;
  const onPath = names.flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  );
  return [...onPath, ...APPLICATIONS].find((file) => existsSync(file));
}

/**
 * The executable alone: the package's own arguments switch web security off. It unpacks into
 * TMPDIR and takes what lies there for whole, so it gets a folder that is renamed when done.
 */
async function fromSparticuz() {
  const home = inRoot('.cache/chromium');
  if (!existsSync(home)) {
    const { default: chromium } = await import('@sparticuz/chromium');
    const part = `${home}.${process.pid}`;
    mkdirSync(part, { recursive: true });
    const before = process.env.TMPDIR;
    process.env.TMPDIR = part;
    try {
      await chromium.executablePath();
      renameSync(part, home);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      rmSync(part, { recursive: true, force: true });
    }
  }
  return path.join(home, 'chromium');
}

function fromPlaywright() {
  const requireFromE2e = createRequire(inRoot('e2e/package.json'));
  return requireFromE2e('@playwright/test').chromium.executablePath();
}

/** Whether the file runs here: a package's browser may lack libraries of the system. */
function runs(executablePath) {
  if (!existsSync(executablePath)) return false;
  const probe = spawnSync(executablePath, ['--version', '--no-sandbox'], { timeout: 20_000 });
  return probe.status === 0;
}

/**
 * The browser for journeys and measurements: CHROMIUM, the system's, the one inside
 * @sparticuz/chromium, Playwright's own. Answers undefined when none of them runs here;
 * throws when CHROMIUM is set and does not. `shell` prefers the system's headless shell, for what
 * looks at pages alone; measurements are of the browser that people use.
 * @param {{ shell?: boolean }} [options]
 * @returns {Promise<{ executablePath: string, source: string } | undefined>}
 */
export async function findBrowser(options = {}) {
  for (const [source, find] of [
    ['CHROMIUM', fromVariable],
    ['system', fromSystem],
    ['@sparticuz/chromium', fromSparticuz],
    ['playwright', fromPlaywright],
  ]) {
    const executablePath = await Promise.resolve(options)
      .then(find)
      .catch(() => undefined);
    if (!executablePath) continue;
    if (runs(executablePath)) return { executablePath, source };
    if (source === 'CHROMIUM') {
      throw new Error(`CHROMIUM is ${executablePath}, which does not run: ${BROWSER_REMEDY}`);
    }
  }
  return undefined;
}
