import { join } from 'node:path';
import type { BrowserContext, CDPSession, ConsoleMessage, Page } from '@playwright/test';
import { type LoggedRequest, NetworkLog } from '../support/network-log.ts';
import { bytesOf, duplicates, isData, scriptBytes, steps } from '../support/request-figures.ts';
import { throttle } from '../support/throttle.ts';
import type { Throttling } from './conditions.ts';
import type { Control } from './pages.ts';

/** Bytes count until the control works and nothing happened for so long. */
export const QUIET_MS = 2_000;
const READY_LIMIT_MS = 60_000;
const WATCH = 'bench/in-page/watch.js';
/** Numbers of React's messages about markup that does not fit. */
const HYDRATION = /hydrat|Minified React error #(?:418|419|421|422|423|425)\b/i;
const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

/** Times in milliseconds since the navigation began, bytes as sent. */
export interface Figures {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time from the first paint on, without the operation itself. */
  tbt: number;
  /** When the main control was operated with effect. */
  works: number;
  jsBytes: number;
  bytes: number;
  requests: number;
  hydrationErrors: number;
  /** Data asked for by scripts until the control worked. */
  loaderCalls: number;
  duplicates: number;
}

/** Found by a load of its own, since looking for them slows the page down. */
export interface Inspection {
  steps: number;
  unusedPreloads: number;
  lcpElement: string;
  /** Addresses that came twice. */
  duplicated: string[];
  /** Bytes of every script. */
  scripts: Record<string, number>;
}

export interface LoadOptions {
  url: string;
  control: Control;
  root: string;
  throttling?: Throttling | undefined;
  /** How long nothing must happen at the end. */
  quietMs: number;
  /** Follow calls across `await`, to know which script asked for what. */
  inspect?: boolean;
}

interface PageFigures extends Pick<Figures, 'fcp' | 'lcp' | 'cls' | 'tbt' | 'works'> {
  lcpElement: string;
  /** When the operation that had an effect began. */
  operated: number;
}

function watchMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message: ConsoleMessage) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

const matching = (messages: string[], pattern: RegExp) =>
  messages.filter((message) => pattern.test(message)).length;

/** Resolves when the page says that its control works. */
async function untilReady(
  page: Page,
  { root, control, url }: LoadOptions,
  messages: string[],
): Promise<void> {
  let ready: () => void = () => undefined;
  const works = new Promise<void>((resolve) => {
    ready = resolve;
  });
  await page.exposeFunction('benchReady', () => ready());
  await page.addInitScript(`window.benchControl = ${JSON.stringify(control)};`);
  await page.addInitScript({ path: join(root, WATCH) });
  const late = new Promise<never>((_, reject) => {
    const fail = () => {
      const said = ['The page said:', ...messages].join('\n  ');
      reject(new Error(`${url}: the control "${control}" does not work. ${said}`));
    };
    setTimeout(fail, READY_LIMIT_MS).unref();
  });
  await page.goto(url, { waitUntil: 'commit', timeout: READY_LIMIT_MS });
  await Promise.race([works, late]);
}

/** What was asked for within so many milliseconds of the document. */
function within(requests: LoggedRequest[], ms: number): LoggedRequest[] {
  const [document] = requests;
  return requests.filter(({ startedAt }) => startedAt < (document?.startedAt ?? 0) + ms / 1000);
}

async function followAwait(cdp: CDPSession): Promise<void> {
  await cdp.send('Debugger.enable');
  await cdp.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
}

/** Loads a page in a new tab of `context` and operates its control; everything is measured. */
export async function load(context: BrowserContext, options: LoadOptions) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const log = await NetworkLog.start(cdp);
  const messages = watchMessages(page);
  await throttle(cdp, options.throttling);
  if (options.inspect) await followAwait(cdp);
  await untilReady(page, options, messages);
  await log.idle(options.quietMs);
  const { lcpElement, operated, ...shown } = (await page.evaluate('benchFigures()')) as PageFigures;
  const { requests } = log;
  const untilThen = within(requests, operated);
  const duplicated = duplicates(requests);
  // A cart that the next visit finds would change its badge without being operated.
  await page.evaluate('localStorage.clear()');
  await page.close();
  const figures: Figures = {
    ...shown,
    ...bytesOf(requests),
    requests: requests.length,
    hydrationErrors: matching(messages, HYDRATION),
    loaderCalls: untilThen.filter(isData).length,
    duplicates: duplicated.length,
  };
  const inspection: Inspection = {
    steps: steps(untilThen),
    unusedPreloads: matching(messages, UNUSED_PRELOAD),
    lcpElement,
    duplicated,
    scripts: scriptBytes(requests),
  };
  return { figures, inspection, requests, untilThen };
}
