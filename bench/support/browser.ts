import { type Browser, chromium } from '@playwright/test';
import { BROWSER_REMEDY, findBrowser } from '../../scripts/lib/browser.mjs';
import { atEnd } from './closers.ts';

/** What every measured page looks like. */
export const CONTEXT = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
} as const;

/**
 * Starts the browser of journeys, with further arguments if need be; it ends with the measurement. Without
 * windows, whose drawing takes the processors that the site and the measured page run on.
 */
export async function startBrowser(args: string[] = []): Promise<Browser> {
  const found = await findBrowser({ shell: true });
  if (!found) throw new Error(`No browser was found: ${BROWSER_REMEDY}`);
  const { launch } = found;
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...args] });
  atEnd(() => browser.close());
  return browser;
}
