import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CHROMIUM_ARGUMENTS,
  maySandbox,
  systemChromium,
} from '../../shared/contract/src/platform/chromium.js';
import { inRoot } from './paths.mjs';

export const BROWSER_REMEDY =
  'apt-get install chromium, or set CHROMIUM to the path of a Chromium or Chrome';

function fromVariable() {
  return process.env.CHROMIUM;
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

/** Whether the browser opens a page inside its sandbox, which some systems forbid. */
function startsSandboxed(executablePath) {
  if (!maySandbox()) return false;
  const profile = mkdtempSync(path.join(tmpdir(), 'evmandi-browser-'));
  const page = ['--headless', `--user-data-dir=${profile}`, '--dump-dom', 'about:blank'];
  const probe = spawnSync(executablePath, [...CHROMIUM_ARGUMENTS, ...page], { timeout: 20_000 });
  rmSync(profile, { recursive: true, force: true });
  return probe.status === 0;
}

/**
 * The browser for journeys and measurements: CHROMIUM, the system's, the one inside
 * @sparticuz/chromium, Playwright's own. Answers undefined when none of them runs here;
 * throws when CHROMIUM is set and does not. `shell` prefers the system's headless shell. `launch` is for
 * Playwright: without the sandbox only where that cannot work.
 * @param {{ shell?: boolean }} [options]
 * @returns {Promise<import('./browser.mjs').FoundBrowser | undefined>}
 */
export async function findBrowser(options = {}) {
  for (const [source, find] of [
    ['CHROMIUM', fromVariable],
    ['system', systemChromium],
    ['@sparticuz/chromium', fromSparticuz],
    ['playwright', fromPlaywright],
  ]) {
    const executablePath = await Promise.resolve(options)
      .then(find)
      .catch(() => undefined);
    if (!executablePath) continue;
    if (runs(executablePath)) {
      const chromiumSandbox = startsSandboxed(executablePath);
      const launch = { executablePath, args: CHROMIUM_ARGUMENTS, chromiumSandbox };
      return { executablePath, source, launch };
    }
    if (source === 'CHROMIUM') {
      throw new Error(`CHROMIUM is ${executablePath}, which does not run: ${BROWSER_REMEDY}`);
    }
  }
  return undefined;
}
