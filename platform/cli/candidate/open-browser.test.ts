import type { Browser } from 'playwright-core';
import { openBrowser } from './open-browser.ts';

/** Starts that were tried, each with or without the sandbox. */
function launcher(...works: boolean[]) {
  const tried: boolean[] = [];
  const launch = async (_path: string, sandbox: boolean) => {
    tried.push(sandbox);
    if (!works.includes(sandbox)) throw new Error('no usable sandbox\nmore');
    return { sandbox } as unknown as Browser;
  };
  return { tried, launch };
}

test('the sandbox is used wherever it works, without a word', async () => {
  const { tried, launch } = launcher(true, false);
  const opened = await openBrowser('/chromium', launch, 1000);
  expect(opened).toEqual({ browser: { sandbox: true }, missing: '' });
  expect(tried).toEqual([true]);
});

test.each([
  ['where it does not work', 1000, [true, false]],
  ['for root, whom Chromium refuses it', 0, [false]],
])('%s, the browser runs without it and a warning says so', async (_, user, starts) => {
  const { tried, launch } = launcher(false);
  const { browser, warning } = await openBrowser('/chromium', launch, user);
  expect(browser).toEqual({ sandbox: false });
  expect(warning).toMatch(/^WARNING: Chromium runs without its sandbox.*docs\/security\.md/);
  expect(tried).toEqual(starts);
});

test('a browser that does not start at all is said', async () => {
  const { launch } = launcher();
  expect(await openBrowser('/chromium', launch, 1000)).toEqual({
    browser: undefined,
    missing: '/chromium does not start (no usable sandbox)',
  });
});
