import { test as base, expect, type Page } from '@playwright/test';
import { treeCpuSeconds } from '../../scripts/lib/cpu-time.mjs';
import { attachEvidence, watchEvidence } from './evidence.ts';

export const siteUrl = () => process.env.SITE_URL ?? '';

/** Messages that a page may never print: errors, and anything the CSP refused. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

const answers = () =>
  !document.getElementById('root') || document.documentElement.dataset.ready === '';

/** Lets `goto` return only when the page answers; a rendered page is there to be read long before. */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') {
      // Asked from outside: a test may have stopped the page's clock.
      await expect.poll(() => page.evaluate(answers), { intervals: [50] }).toBe(true);
    }
    return response;
  };
}

/** The time limits of reads count for users, not for a busy machine that runs the journeys. */
function slowDownTimeouts(): void {
  const limit = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => limit(6 * ms);
}

/** A page whose console must stay free of errors, on the shared site. */
export const test = base.extend<{ errors: string[]; cpuCost: undefined }>({
  // CPU seconds of the journey's browser and of what it started: the run names the most expensive ones.
  cpuCost: [
    async ({}, use, { annotations }) => {
      const before = treeCpuSeconds(process.pid);
      await use(undefined);
      const seconds = treeCpuSeconds(process.pid) - before;
      annotations.push({ type: 'cpu', description: seconds.toFixed(2) });
    },
    { auto: true },
  ],
  baseURL: async ({}, use) => use(siteUrl()),
  context: async ({ context, javaScriptEnabled }, use, testInfo) => {
    if (javaScriptEnabled !== false) context.on('page', waitForScript);
    await context.addInitScript(slowDownTimeouts);
    const evidence = watchEvidence(context);
    await use(context);
    await attachEvidence(evidence, testInfo);
    // A changed answer may still be on its way when a test ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  errors: async ({ page }, use) => {
    const errors = watchConsole(page);
    await use(errors);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export { expect };

/** Wide and narrow, the widths of the drawings. */
export const WIDTHS = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '390', viewport: { width: 390, height: 844 } },
] as const;

const leftOut = (() => {}) as unknown as typeof test;

/**
 * For a loop over both widths: gives each journey in it one of them, by turns, beginning with number `first`; both
 * in `npm run test:full`. What it returns declares the next one.
 */
export function turnsAt(at: number, first = 0): () => typeof test {
  let turn = first;
  return () => {
    const own = Boolean(process.env.EVMANDI_FULL) || turn % WIDTHS.length === at;
    turn += 1;
    return own ? test : leftOut;
  };
}

/** Signs in through the form and waits for the landing screen. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(`evmandi-${username}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
