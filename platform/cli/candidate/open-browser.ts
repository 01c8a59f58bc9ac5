import type { Browser } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--blink-settings=imagesEnabled=false',
];
const START_LIMIT_MS = 60_000;

export interface TrialBrowser {
  /** `undefined` where there is none, or none that starts. */
  browser: Browser | undefined;
  /** Why there is none, as the rest of a sentence. */
  missing: string;
}

/** Starts the browser at a path. It ends with this process. Never rejects. */
export async function openBrowser(executablePath: string | undefined): Promise<TrialBrowser> {
  if (!executablePath) {
    return { browser: undefined, missing: 'no browser was found to open a page in' };
  }
  try {
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      ...{ executablePath, args: ARGS, timeout: START_LIMIT_MS },
      // Signals are for the command, which ends what it started.
      ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    });
    return { browser, missing: '' };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n', 1);
    return { browser: undefined, missing: `${executablePath} does not start (${reason})` };
  }
}
