import type { Browser, BrowserContext } from 'playwright-core';
import { inTime } from '../../edge/render/in-time.ts';
import { settled } from '../candidate/check-pages.ts';
import type { ServedCandidate } from '../candidate/serve-candidate.ts';
import { watchErrors } from '../candidate/watch-page.ts';
import type { Refusal } from '../checks/refusal.ts';
import { CHANGED_SHARE, changedShare } from './pictures.ts';
import { listed } from './report.ts';

const VIEW = { width: 1280, height: 900 };
const PAGE_LIMIT_MS = 15_000;

interface Seen {
  errors: string[];
  /** Something stands in its main region. */
  main: boolean;
  picture: Buffer | undefined;
}

/** Opens a page and looks at its first view. Never rejects. */
async function see(context: BrowserContext, origin: string, address: string): Promise<Seen> {
  const page = await context.newPage();
  const errors = watchErrors(page);
  const look = async (): Promise<Seen> => {
    await page.goto(origin + address, { waitUntil: 'load', timeout: PAGE_LIMIT_MS });
    const { main, ready } = await settled(page, PAGE_LIMIT_MS, []);
    if (!ready) errors.push('does not answer in time');
    const picture = await page.screenshot({ animations: 'disabled', scale: 'css' });
    return { errors, main, picture };
  };
  try {
    return await inTime(look(), 2 * PAGE_LIMIT_MS);
  } catch (error) {
    const [words = ''] = String((error as Error).message).split('\n', 1);
    return {
      errors: [...errors, `cannot be looked at: ${words}`],
      main: false,
      picture: undefined,
    };
  } finally {
    await inTime(page.close(), PAGE_LIMIT_MS).catch(() => undefined);
  }
}

interface Difference {
  rule: string;
  address: string;
  message: string;
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** How one page is worse in a browser than the live one. */
function differences(address: string, live: Seen, next: Seen): Difference[] {
  const found: Difference[] = [];
  const known = new Set(live.errors.map(firstLine));
  const error = next.errors.map(firstLine).find((one) => !known.has(one));
  if (error !== undefined) {
    found.push({ rule: 'rehearsal-browser', address, message: `in a browser, the page ${error}` });
  } else if (live.main && !next.main) {
    const message = 'in a browser, the page shows nothing in its main region';
    found.push({ rule: 'rehearsal-empty', address, message });
  }
  if (found.length > 0 || !live.picture || !next.picture) return found;
  const share = changedShare(live.picture, next.picture);
  if (share <= CHANGED_SHARE) return [];
  const message = `${Math.round(share * 100)} % of its first view differ from the live one, more than ${CHANGED_SHARE * 100} %`;
  return [{ rule: 'rehearsal-picture', address, message }];
}

const REMEDIES: Record<string, string> = {
  'rehearsal-browser': 'Mend the screen: npm run dev shows the page.',
  'rehearsal-empty': 'Mend the screen: npm run dev shows the page.',
  'rehearsal-picture':
    'Look at these pages: npm run dev. Where they are to look so: npm run ship -- <name> --force "<why>".',
};

/** Opens addresses with both compositions, one after the other; returns what is worse and how many were opened. */
export async function openPages(
  browser: Browser,
  { live, next }: Record<'live' | 'next', ServedCandidate>,
  addresses: readonly string[],
  { title, until }: { title: string; until: number },
): Promise<{ refusals: Refusal[]; opened: number }> {
  const open = () =>
    browser.newContext({
      viewport: VIEW,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
  const [liveContext, nextContext] = [await open(), await open()];
  const found: Difference[] = [];
  let opened = 0;
  for (const address of addresses) {
    if (performance.now() > until) break;
    const [before, after] = await Promise.all([
      see(liveContext, live.origin, address),
      see(nextContext, next.origin, address),
    ]);
    found.push(...differences(address, before, after));
    opened += 1;
  }
  const rules = [...new Set(found.map(({ rule }) => rule))];
  const refusals = rules.map((rule) => {
    const same = found.filter((one) => one.rule === rule);
    return {
      rule,
      place: `${title}, ${listed(same.map(({ address }) => address))}`,
      message: same[0]?.message ?? '',
      remedy: REMEDIES[rule] ?? '',
    };
  });
  return { refusals, opened };
}
