import { notify } from '@evmandi/runtime';
import { report } from '../errors/report.ts';
import { addressOf } from './addresses.ts';
import { ARRIVAL_LIMIT_MS, askElsewhere, fileOf, refresh } from './arrivals.ts';

const LIMIT_MS = 12_000;
const PAUSES_MS = [0, 1_000, 3_000, 6_000];

const MISSING = 'A part of this page is shown without its style.';

async function arrival(link: HTMLLinkElement, limitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrived = await new Promise<boolean>((resolve) => {
    link.onload = () => resolve(link.sheet?.cssRules.length !== 0);
    link.onerror = () => resolve(false);
    timer = setTimeout(resolve, limitMs, false);
  });
  clearTimeout(timer);
  return arrived;
}

/** Returns the sheet that is still missing at the limit, or nothing. */
async function healStyle(lost: HTMLLinkElement): Promise<HTMLLinkElement | undefined> {
  const address = fileOf(lost.href);
  const limit = performance.now() + LIMIT_MS;
  let link = lost;
  for (const pause of PAUSES_MS) {
    const left = limit - performance.now() - pause;
    if (left <= 0) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    askElsewhere(address);
    refresh(address);
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = addressOf(address);
    const arrived = arrival(next, Math.min(left, ARRIVAL_LIMIT_MS));
    link.replaceWith(next);
    link = next;
    if (await arrived) {
      refresh(address);
      return undefined;
    }
  }
  return link;
}

/**
 * Brings the style sheets of the document that could not be had: what is painted first stands without them. What
 * is still missing after 12 seconds is reported, and a toast offers Retry.
 */
export async function healStyles(lost: readonly HTMLLinkElement[]): Promise<void> {
  const missing = (await Promise.all(lost.map(healStyle))).filter((link) => link !== undefined);
  if (missing.length === 0) return;
  for (const { href } of missing)
    report(new Error(`The style sheet ${href} cannot be had`), { phase: 'load' });
  const onPress = () => void healStyles(missing);
  notify.error(MISSING, { action: { label: 'Retry', onPress } });
}
