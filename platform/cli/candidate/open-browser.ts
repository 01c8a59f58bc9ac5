import { CHROMIUM_ARGUMENTS, maySandbox } from '@evmandi/contract/platform/chromium';
import type { Browser } from 'playwright-core';
import { inTime } from '../../edge/render/in-time.ts';

const ARGS = [...CHROMIUM_ARGUMENTS, '--blink-settings=imagesEnabled=false'];
const START_LIMIT_MS = 60_000;
const CLOSE_LIMIT_MS = 10_000;

export interface TrialBrowser {
  /** `undefined` where there is none, or none that starts. */
  browser: Browser | undefined;
  /** Why there is none, as the rest of a sentence. */
  missing: string;
  /** What an operator should know of how it runs. */
  warning?: string;
}

/** A page that breaks out of its process has the rights of the process that started the browser. */
const UNCONFINED =
  'WARNING: Chromium runs without its sandbox, so that code of a release could leave its page. Run releases as a user other than root, where user namespaces are allowed: docs/security.md, "The browser of the release service".';

type Launch = (executablePath: string, chromiumSandbox: boolean) => Promise<Browser>;

const launchChromium: Launch = async (executablePath, chromiumSandbox) => {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    ...{ executablePath, args: ARGS, chromiumSandbox, timeout: START_LIMIT_MS },
    // Signals are for the command, which ends what it started.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
};

/**
 * Starts the browser at a path; without its sandbox only where it does not start with it, and with a warning. It ends
 * with this process. Never rejects.
 */
export async function openBrowser(
  executablePath: string | undefined,
  launch: Launch = launchChromium,
  user = process.getuid?.(),
): Promise<TrialBrowser> {
  if (!executablePath) {
    return { browser: undefined, missing: 'no browser was found to open a page in' };
  }
  try {
    // In containers of a CI too: what they allow shows by itself.
    const sandboxed = maySandbox({}, user)
      ? await launch(executablePath, true).catch(() => undefined)
      : undefined;
    if (sandboxed) return { browser: sandboxed, missing: '' };
    return { browser: await launch(executablePath, false), missing: '', warning: UNCONFINED };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n', 1);
    return { browser: undefined, missing: `${executablePath} does not start (${reason})` };
  }
}

/** Closes it; one that does not answer ends with this process. Never rejects. */
export const closeBrowser = (browser: Browser): Promise<void> =>
  inTime(browser.close(), CLOSE_LIMIT_MS).catch(() => undefined);
