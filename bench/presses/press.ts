import type { Locator, Page } from '@playwright/test';

/** A control by its role and its accessible name, or the one that heads each row. */
export type Control =
  | { role: 'button' | 'checkbox' | 'link'; name: RegExp }
  | { role: 'link'; heads: 'row' };

/** All such controls of a page. */
export const controls = (page: Page, control: Control): Locator =>
  'heads' in control
    ? page.getByRole('rowheader').getByRole(control.role)
    : page.getByRole(control.role, { name: control.name });

/** The shortest that the browser tells of: less than one frame of a page that is slowed down. */
const SHORTEST_MS = 16;
/** A page that is still scrolling takes no press. */
const STILL_MS = 300;
/** It is told once nothing more urgent is left to do. */
const TOLD_WITHIN_MS = 5_000;

/** Not in TypeScript's library yet. */
type Told = PerformanceEventTiming & { interactionId: number };

/**
 * From the press of the second such control until the frame that shows its effect was on screen, in milliseconds:
 * the longest event of the interaction as the browser's Event Timing tells it, in steps of 8. NaN when it tells of none, which meets no goal.
 */
export async function pressed(page: Page, wanted: Control): Promise<number> {
  const control = controls(page, wanted).nth(1);
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(STILL_MS);
  const shown = page.evaluate(
    ([shortest, within]) =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Told[]) {
            if (entry.interactionId) longest = Math.max(longest, entry.duration);
            if (entry.name === 'click') resolve(longest);
          }
        });
        observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
        setTimeout(() => resolve(longest || Number.NaN), within);
      }),
    [SHORTEST_MS, TOLD_WITHIN_MS] as const,
  );
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${control}`);
  // Through the browser's input alone: what a locator does besides would be measured, too.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return shown;
}
