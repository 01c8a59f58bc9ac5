import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const EVERY_MS = 30;
/** What a page starts once it answers may still throw. */
const AFTER_MS = 100;

/**
 * Errors of a page: thrown, printed, what the policy blocked, and a box of the browser's own, which stops all
 * of the site until it is answered. A call that the API refuses is the screen's.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`throws: ${message}`));
  page.on('dialog', (dialog) => {
    errors.push(`opens a box of the browser's own (${dialog.type()}): ${dialog.message()}`);
    // Whoever listens has to answer; a page that is gone needs none.
    dialog.dismiss().catch(() => undefined);
  });
  page.on('console', (message) => {
    const { url } = message.location();
    const refusedCall = message.text().startsWith('Failed to load') && /\/api\//.test(url);
    if (message.type() === 'error' && !refusedCall) errors.push(`prints: ${message.text()}`);
  });
  return errors;
}

/** Waits until something holds, or the page has failed; returns whether it holds, a moment later. */
export async function until(
  holds: () => Promise<boolean>,
  errors: readonly string[],
  limitMs: number,
): Promise<boolean> {
  const end = performance.now() + limitMs;
  let held = await holds();
  while (!held && errors.length === 0 && performance.now() < end) {
    await wait(EVERY_MS);
    held = await holds();
  }
  if (held) await wait(AFTER_MS);
  return held;
}
