import { join } from 'node:path';
import { isExecutable, systemChromium } from '@evmandi/contract/platform/chromium';

/** Where the tests unpack the one of @sparticuz/chromium. */
const UNPACKED = '.cache/chromium/chromium';

/** Path of a Chromium or Chrome: `CHROMIUM`, the system's, or the one of the tests; `undefined` without any. */
export function findBrowser(root: string, variables: NodeJS.ProcessEnv): string | undefined {
  const { CHROMIUM } = variables;
  if (CHROMIUM) return CHROMIUM;
  return systemChromium({ shell: true }, variables) ?? [join(root, UNPACKED)].find(isExecutable);
}
