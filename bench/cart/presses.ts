import type { Browser, Page } from '@playwright/test';
import { CONTEXT } from '../support/browser.ts';
import { throttle } from '../support/throttle.ts';

const CPU_SLOWDOWN = 4;
/** A quantity rests for 400 ms before its price is asked for. */
const REST_MS = 700;
const PAGE_SIZE = 100;
const STORED = 'evmandi-cart';

/** What is pressed, by its accessible name; the last takes a line away. */
export const PRESSES = {
  'tick a line': { role: 'checkbox', name: /^Select (?!all)/ },
  'tick a supplier': { role: 'checkbox', name: /^Select all from / },
  'one more': { role: 'button', name: /^One more: / },
  'remove a line': { role: 'button', name: /^Remove / },
} as const;
export type Press = keyof typeof PRESSES;

interface Products {
  products: { id: string }[];
}

/** Ids of so many products. Throws when the site has fewer. */
export async function productIds(api: string, count: number): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(count / PAGE_SIZE) }, (_, index) => index + 1);
  const lists = await Promise.all(
    pages.map(async (page) => {
      const query = `in_stock=true&facets=false&page_size=${PAGE_SIZE}&page=${page}`;
      return (await (await fetch(`${api}/api/products?${query}`)).json()) as Products;
    }),
  );
  const ids = lists.flatMap(({ products }) => products.map(({ id }) => id)).slice(0, count);
  if (ids.length < count) throw new Error(`There are ${ids.length} products, not ${count}`);
  return ids;
}

/** From the press to the frame that shows it, in milliseconds of a page four times slower. */
async function pressed(page: Page, press: Press): Promise<number> {
  const { role, name } = PRESSES[press];
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
  if (!box) throw new Error(`There is nothing to press for "${press}"`);
  // Through the browser's input alone: what a locator does besides would be measured, too.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return shown;
}

/** Every press once in a cart of these products, in a tab of its own. */
export async function pressAll(
  browser: Browser,
  url: string,
  ids: readonly string[],
): Promise<Record<Press, number>> {
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  const localStorage = [
    { name: STORED, value: JSON.stringify({ state: { lines, selected: null }, version: 1 }) },
  ];
  const storageState = { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] };
  const context = await browser.newContext({ ...CONTEXT, storageState });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/cart`, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /^Remove / })
      .nth(ids.length - 1)
      .waitFor();
    await throttle(await context.newCDPSession(page), { cpuSlowdown: CPU_SLOWDOWN });
    const times = {} as Record<Press, number>;
    for (const press of Object.keys(PRESSES) as Press[]) {
      await page.waitForTimeout(REST_MS);
      times[press] = await pressed(page, press);
    }
    return times;
  } finally {
    await context.close();
  }
}
