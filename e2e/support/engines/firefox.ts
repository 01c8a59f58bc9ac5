import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { startChild, untilSaid } from './child.ts';
import type { Tab } from './tab.ts';

const LIMIT_MS = 10_000;
const GOTO_LIMIT_MS = 60_000;

/** Firefox with a profile of its own, driven over WebDriver BiDi. */
export async function openFirefox(executable: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'evmandi-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = startChild(executable, args, {
    says: 'stderr',
    folder: profile,
    // Its own home: as root it refuses one of another user.
    env: { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const stop = async () => {
    await child.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const endpoint = await untilSaid(child, /WebDriver BiDi listening on (ws:\S+)/);
    const browser = await puppeteer.connect({
      browserWSEndpoint: `${endpoint}/session`,
      protocol: 'webDriverBiDi',
      defaultViewport: null,
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    // Waiting until it is enabled would compile code in the page, which its policy refuses; the visitor waits.
    const press = (css: string) => page.locator(css).setWaitForEnabled(false).click();
    return {
      resize: async (width, height) => {
        // Before Firefox 144 there is no orientation to set beside it, which nothing here asks for.
        await page.setViewport({ width, height }).catch((error: Error) => {
          if (!error.message.includes('setScreenOrientationOverride')) throw error;
        });
        const size = () => page.evaluate('[innerWidth, innerHeight]');
        await expect.poll(size, { timeout: LIMIT_MS }).toEqual([width, height]);
      },
      goto: async (url) =>
        void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: GOTO_LIMIT_MS })),
      evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
      press,
      async type(css, text) {
        await press(css);
        await page.keyboard.type(text.trimEnd());
        if (text.endsWith('\n')) await page.keyboard.press('Enter');
      },
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
