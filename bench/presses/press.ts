import type { Page } from '@playwright/test';

/** A control by its role and accessible name. */
export interface Control {
  role: 'button' | 'checkbox' | 'link';
  name: RegExp;
}

/** From the press of the second such control to the frame that shows its effect, in milliseconds. */
export async function pressed(page: Page, { role, name }: Control): Promise<number> {
  const control = page.getByRole(role, { name }).nth(1);
  await control.scrollIntoViewIfNeeded();
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Not named: tsx would mark a name with a helper that the page does not have.
        addEventListener(
          'click',
          ({ timeStamp }) =>
            requestAnimationFrame(() => {
              // Handled once the frame has been handed to the compositor.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            }),
          { capture: true, once: true },
        );
      }),
  );
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is nothing to press for ${name}`);
  // Through the browser's input alone: what a locator does besides would be measured, too.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return shown;
}
