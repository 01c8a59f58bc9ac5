import { join } from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { Site } from '../../scripts/lib/site.mjs';
import type { Throttling } from '../first-load/conditions.ts';
import { CONTEXT } from '../support/browser.ts';
import { NetworkLog } from '../support/network-log.ts';
import { throttle } from '../support/throttle.ts';
import type { Leg, LinkPlace } from './places.ts';

/** Nothing happens for so long: what hovering or loading has started is done. */
const SETTLED_MS = 500;
const ADMIN = { username: 'admin', password: 'evmandi-admin' };

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a browser keeps of an administrator who has signed in. */
export async function signedIn({ url, api }: Site): Promise<StorageState> {
  const answer = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}`);
  const { token, user } = (await answer.json()) as { token: string; user: object };
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

interface TabOptions {
  root: string;
  url: string;
  storageState: StorageState;
  throttling?: Throttling | undefined;
}

export interface Switched {
  /** From the click to the frame with the new heading. */
  ms: number;
  /** Frames from the last answer of the API to that one, itself included. */
  framesAfterAnswer: number;
}

/** A page with an empty cache, signed in and at rest. */
export class Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly log: NetworkLog;

  private constructor(page: Page, cdp: CDPSession, log: NetworkLog) {
    this.page = page;
    this.cdp = cdp;
    this.log = log;
  }

  static async open(browser: Browser, options: TabOptions): Promise<Tab> {
    const { root, url, storageState, throttling } = options;
    const context = await browser.newContext({ ...CONTEXT, storageState });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const tab = new Tab(page, cdp, await NetworkLog.start(cdp));
    await throttle(cdp, throttling);
    await page.addInitScript({ path: join(root, 'bench/in-page/switches.js') });
    await page.goto(url, { waitUntil: 'load' });
    await tab.settle();
    return tab;
  }

  settle(): Promise<void> {
    return this.log.idle(SETTLED_MS);
  }

  /** Moves the pointer onto a link, as before a click, and lets what that starts come to an end. */
  async hover({ selector, text }: LinkPlace): Promise<void> {
    const links = this.page.locator(selector).filter({ visible: true, hasText: text ?? '' });
    await links.first().hover();
    await this.settle();
  }

  /** Clicks without a pointer that could announce it. */
  async follow({ link, heading }: Leg): Promise<Switched> {
    const call = `benchSwitch(${JSON.stringify(link)}, ${JSON.stringify(heading)})`;
    return (await this.page.evaluate(call)) as Switched;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
