import type { Page } from '@playwright/test';

/** A control by its role and accessible name. */
export interface Control {
  role: 'button' | 'checkbox' | 'link';
  name: RegExp;
}

/** What the browser does not tell of, since it was on screen sooner. */
const SHORTEST_MS = 16;
const TOLD_WITHIN_MS = 1_200;

/** Not in TypeScript's library yet. */
type Told = PerformanceEventTiming & { interactionId: number };

/**
 * From the press of the second such control until the frame that shows its effect was on screen, in milliseconds:
 * the longest event of the interaction as the browser's Event Timing tells it, in steps of 8.
 */
export async function pressed(page: Page, { role, name }: Control): Promise<number> {
  const control = page.getByRole(role, { name }).nth(1);
  await control.scrollIntoViewIfNeeded();
  const shown = page.evaluate(
    ([shortest, within]) =>
      new Promise<number>((resolve) => {
        let longest: number = shortest;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Told[]) {
            if (entry.interactionId) longest = Math.max(longest, entry.duration);
          }
        });
        observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
        setTimeout(() => resolve(longest), within);
      }),
    [SHORTEST_MS, TOLD_WITHIN_MS] as const,
  );
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is nothing to press for ${name}`);
  // Through the browser's input alone: what a locator does besides would be measured, too.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return shown;
}
