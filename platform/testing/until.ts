import { setTimeout as wait } from 'node:timers/promises';

/** Limit for work of a second on a quiet machine; a busy one may take sixty times as long. */
const LIMIT_MS = 60_000;

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
