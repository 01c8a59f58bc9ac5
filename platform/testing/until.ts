import { setTimeout as wait } from 'node:timers/promises';

/** What a slow machine may take for what is a matter of a second. */
const LIMIT_MS = 20_000;

/** Waits until something holds; rejects, with `what`, when it does not within the limit. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  limitMs = LIMIT_MS,
): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > limit) throw new Error(`Not within ${limitMs} ms: ${what}`);
    await wait(10);
  }
}
