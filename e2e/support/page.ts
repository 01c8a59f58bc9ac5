import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { WIDTHS } from './test.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Opens a page and waits until its script answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready=""]').waitFor({ state: 'attached' });
}

/**
 * Waits until the header stands still. Its strip moves it when the page passes 100 px (HEADER-2): a press on its
 * way hits what stands beside the target.
 */
export async function expectHeaderAtRest(page: Page): Promise<void> {
  const isAtRest = (header: HTMLElement | SVGElement) => {
    const strip = header.querySelector('[href^="tel:"]');
    const isHidden = strip !== null && getComputedStyle(strip).visibility === 'hidden';
    const isMoving = header.getAnimations({ subtree: true }).length > 0;
    return !isMoving && isHidden === scrollY > 100;
  };
  await expect.poll(() => page.getByRole('banner').evaluate(isAtRest)).toBe(true);
}

/**
 * Nothing that axe finds fault with, on the whole page or inside one element. No page has a frame, for which axe
 * would open another one each time, and only what is wrong is described: half of the time.
 */
export async function expectAccessible(page: Page, inside?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (inside ? builder.include(inside) : builder).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`),
  ).toEqual([]);
}

/** By how much the page is wider than its window, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function atBothWidths(page: Page, look: (isOwn: boolean) => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  for (const { name, viewport } of WIDTHS) {
    await page.setViewportSize(viewport);
    expect(await sidewaysScroll(page), `sideways scroll at ${name}`).toBe(0);
    await look(own?.width === viewport.width);
  }
  if (own) await page.setViewportSize(own);
}

/**
 * At both widths of the drawings nothing scrolls sideways; axe finds no fault at the page's own, in the full run
 * at both.
 */
export const expectSound = (page: Page): Promise<void> =>
  atBothWidths(page, async (isOwn) => {
    if (process.env.EVMANDI_FULL || isOwn) await expectAccessible(page);
  });

/** As `expectSound`, with axe in the full run alone: for a state that axe sees in another journey. */
export const expectFits = (page: Page): Promise<void> =>
  atBothWidths(page, async () => {
    if (process.env.EVMANDI_FULL) await expectAccessible(page);
  });

/** Adds up from the first paint on how far things move by themselves. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** After `watchLayoutShift`: nothing has moved, and nothing is wider than the screen. */
export async function expectStill(page: Page): Promise<void> {
  expect(await sidewaysScroll(page), 'sideways scroll').toBe(0);
  expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.01);
}

/** Presses Tab until what has the focus, or its label, reads so. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent;
      return label ?? element?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}
