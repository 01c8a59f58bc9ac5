import type { Locator, Page } from '@playwright/test';

export const quickOrder = (page: Page) => page.getByRole('dialog', { name: 'Quick order form' });
export const QUICK_ORDER = 'dialog[open]';

/** What a spreadsheet puts on the clipboard, pasted into a field. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

/** The cart as this browser keeps it. */
export const cartOf = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('evmandi-cart') ?? '{}').state as {
        lines: { id: string; quantity: number }[];
        selected: string[];
      },
  );
