import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { CONTEXT } from '../support/browser.ts';
import { NetworkLog } from '../support/network-log.ts';
import { throttle } from '../support/throttle.ts';
import type { Throttling } from './conditions.ts';
import type { Press } from './pages.ts';

const WATCH = 'bench/in-page/press.js';
/** After a press that was lost, and for what comes after one that was not. */
const QUIET_MS = 500;
const READY_LIMIT_MS = 60_000;

/** What a load shows of a press that the page takes for a person's. Milliseconds since the navigation. */
export interface Pressed {
  /** When the document was there and the button could be seen. */
  parsed: number;
  /** When all code had been evaluated, and the page began to be hydrated. */
  heard: number;
  /** When all of the page answered. */
  ready: number;
  /** Whether it counted as a person's; false without a press. */
  trusted: boolean;
  pressed: number;
  /** When the scripts that were under way at the press had arrived. */
  code: number;
  /** When the page showed it; 0 when it did not. */
  effect: number;
  /** The parts beyond 50 ms of all long tasks since the first paint, those of the press included. */
  blocking: number;
  longest: number;
}

interface PressOptions {
  url: string;
  root: string;
  press: Press;
  throttling?: Throttling | undefined;
  /** When to press, in milliseconds after the document was there; not at all where left out. */
  after?: number | undefined;
}

/** Two messages without a wait between them: the page's main thread may be busy. */
async function press(cdp: CDPSession, x: number, y: number): Promise<void> {
  const event = (type: 'mousePressed' | 'mouseReleased') =>
    cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  await Promise.all([event('mousePressed'), event('mouseReleased')]);
}

/** Gives the page a function to call; the answer waits for the first call and returns its values. */
async function callable(page: Page, name: string): Promise<() => Promise<number[]>> {
  let call: (values: number[]) => void = () => undefined;
  const called = new Promise<number[]>((resolve) => {
    call = resolve;
  });
  await page.exposeFunction(name, (...values: number[]) => call(values));
  return () => {
    const late = new Promise<never>((_, reject) => {
      const fail = () => reject(new Error(`${page.url()} never called ${name}`));
      setTimeout(fail, READY_LIMIT_MS).unref();
    });
    return Promise.race([called, late]);
  };
}

/** Loads a page in a fresh context and presses its control through the browser's own input. */
export async function loadAndPress(browser: Browser, options: PressOptions): Promise<Pressed> {
  const { url, throttling, after } = options;
  const context = await browser.newContext(CONTEXT);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const log = await NetworkLog.start(cdp);
  await throttle(cdp, throttling);
  const place = await callable(page, 'benchPress');
  const answers = await callable(page, 'benchAnswers');
  await page.addInitScript(`window.benchControl = ${JSON.stringify(options.press)};`);
  await page.addInitScript({ path: join(options.root, WATCH) });
  await page.goto(url, { waitUntil: 'commit' });
  const [x = 0, y = 0] = await place();
  if (after !== undefined) {
    await new Promise((wake) => setTimeout(wake, after));
    await press(cdp, x, y);
  }
  await answers();
  await log.idle(QUIET_MS);
  const pressed = (await page.evaluate('benchPressed()')) as Pressed;
  await context.close();
  return pressed;
}
