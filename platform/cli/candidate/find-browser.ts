import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell opens a page in a quarter of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
/** Where the tests unpack the one of @sparticuz/chromium. */
const UNPACKED = '.cache/chromium/chromium';

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium or Chrome: `CHROMIUM`, the system's, or the one of the tests; `undefined` without any. */
export function findBrowser(
  root: string,
  { CHROMIUM, PATH = '' }: NodeJS.ProcessEnv,
): string | undefined {
  if (CHROMIUM) return CHROMIUM;
  const onPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...APPLICATIONS, join(root, UNPACKED)].find(runs);
}
