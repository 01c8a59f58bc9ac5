import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// Plain JavaScript: the commands of scripts/ run it before anything is installed.

/** The same browser without the windows of its own: a page opens in a quarter of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

export const CHROMIUM_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function maySandbox(variables = process.env, user = process.getuid?.()) {
  return user !== 0 && !variables.CI;
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function systemChromium({ shell = false } = {}, { PATH = '' } = process.env) {
  const names = shell ? [SHELL, ...NAMES] : NAMES;
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...APPLICATIONS].find(isExecutable);
}
