import { setTimeout as wait } from 'node:timers/promises';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { titleOf } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import { inParallel } from './addresses.ts';
import type { RenderedAddress } from './check-rendering.ts';
import type { ServedCandidate } from './serve-candidate.ts';

const AT_ONCE = 3;
const EVERY_MS = 30;
/** What a page starts once it answers may still throw. */
const AFTER_MS = 100;

interface PagesOptions {
  browser: Browser;
  /** Whether a page is another than the live one: the others are not opened. */
  isChanged: (page: RenderedAddress) => boolean;
  served: ServedCandidate;
  /** Whether the demo accounts may be signed in with. */
  demoAccounts: boolean;
  /** A page that does not answer by then has failed. */
  limitMs: number;
}

interface Opening {
  refusals: Refusal[];
  /** How many pages were hydrated, and how many were not, since they are as they were. */
  opened: number;
  unchanged: number;
  /** Pages that need a session, which could not be had. */
  closed: number;
}

/** Of pages that share the code of their screen one is opened; one that leads elsewhere has none of its own. */
function onePerScreen(rendered: readonly RenderedAddress[]): RenderedAddress[] {
  const screens = new Map<string, RenderedAddress>();
  for (const page of rendered) {
    const { remote, route, files, status } = page;
    if (status >= 300 && status < 400) continue;
    const key = [remote.name, route.layout, ...files].join(' ');
    if (!screens.has(key)) screens.set(key, page);
  }
  return [...screens.values()];
}

/** What a person would see of the page at this moment. */
const look = () => {
  const main = document.querySelector('main');
  const header = document.querySelector('header');
  const copy = main?.cloneNode(true) as HTMLElement | undefined;
  for (const hidden of copy?.querySelectorAll('noscript, script, style') ?? []) hidden.remove();
  const filled = Boolean(copy?.textContent?.trim() || copy?.querySelector('img, svg, canvas'));
  const options = { checkOpacity: true, checkVisibilityCSS: true } as const;
  return {
    ready: document.documentElement.dataset.ready === '',
    busy: Boolean(main?.querySelector('[aria-busy="true"]')),
    main: Boolean(main?.checkVisibility(options)) && (main?.offsetHeight ?? 0) > 0 && filled,
    header: Boolean(header?.checkVisibility(options)) && (header?.offsetHeight ?? 0) > 0,
    pathname: location.pathname,
  };
};

/**
 * Waits until the page answers and nothing in it is still being loaded, or until it has failed; returns what it
 * looks like then.
 */
async function settled(page: Page, limitMs: number, errors: readonly string[]) {
  const end = performance.now() + limitMs;
  let seen = await page.evaluate(look);
  const waits = () => (!seen.ready || seen.busy) && errors.length === 0;
  while (waits() && performance.now() < end) {
    await wait(EVERY_MS);
    seen = await page.evaluate(look);
  }
  if (seen.ready && !seen.busy) await wait(AFTER_MS);
  return page.evaluate(look);
}

/** Errors of a page: thrown, printed, and what the policy blocked. A call that the API refuses is the screen's. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`throws: ${message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const refusedCall = message.text().startsWith('Failed to load') && /\/api\//.test(url);
    if (message.type() === 'error' && !refusedCall) errors.push(`prints: ${message.text()}`);
  });
  return errors;
}

async function faultOf(page: Page, { served, limitMs }: PagesOptions, asked: RenderedAddress) {
  const { site, origin } = served;
  const errors = watchErrors(page);
  await page.goto(origin + asked.address, { waitUntil: 'commit', timeout: limitMs });
  const seen = await settled(page, limitMs, errors);
  const [error] = errors;
  if (error) return error.split('\n', 1)[0];
  if (!seen.ready) return `does not answer within ${limitMs / 1000} s`;
  if (seen.busy) return 'stays on its skeleton';
  if (!seen.main) return 'shows nothing in its main region';
  const layout = findOwner(site.page.remotes, seen.pathname)?.route.layout;
  return layout === 'store' && !seen.header ? 'shows no header' : undefined;
}

async function openOne(context: BrowserContext, options: PagesOptions, asked: RenderedAddress) {
  const page = await context.newPage();
  try {
    const fault = await faultOf(page, options, asked);
    if (fault === undefined) return [];
    return [
      {
        rule: 'browser',
        place: `${titleOf(asked.remote)}, route ${asked.route.path}, ${asked.address}`,
        message: `in a browser, the page ${fault}`,
        remedy: 'Mend the screen, its styles or the host; npm run dev shows the page.',
      },
    ];
  } catch (error) {
    const place = `${titleOf(asked.remote)}, ${asked.address}`;
    const [message = ''] = (error as Error).message.split('\n', 1);
    return [{ rule: 'browser', place, message, remedy: 'Look at the page with npm run dev.' }];
  } finally {
    await page.close();
  }
}

/** Signs in with the demo account that may see everything; `undefined` when there is none. */
async function signIn(origin: string): Promise<{ token: string; user: object } | undefined> {
  const [username, password] = DEMO_ACCOUNTS[0];
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { token: string; user: object }) : undefined;
}

/** Opens pages in a browser, one for each screen that changed, and says which do not answer or show nothing. */
export async function checkPages(
  rendered: readonly RenderedAddress[],
  options: PagesOptions,
): Promise<Opening> {
  const { browser, served, demoAccounts, isChanged } = options;
  const all = onePerScreen(rendered);
  const changed = all.filter(isChanged);
  // One in any case: the entry is another.
  const pages = changed.length > 0 ? changed : all.slice(0, 1);
  const needsSession = ({ route }: RenderedAddress) => route.access !== 'public';
  const session =
    demoAccounts && pages.some(needsSession) ? await signIn(served.origin) : undefined;
  const region = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
  const visitor = await browser.newContext(region);
  const member = await browser.newContext(region);
  try {
    await member.addInitScript((answer) => {
      if (!answer) return;
      localStorage.setItem('token', answer.token);
      localStorage.setItem('user', JSON.stringify(answer.user));
    }, session);
    const open = pages.filter((page) => session || !needsSession(page));
    const found = await inParallel(open, AT_ONCE, (page) =>
      openOne(needsSession(page) ? member : visitor, options, page),
    );
    return {
      refusals: found.flat(),
      opened: open.length,
      unchanged: all.length - pages.length,
      closed: pages.length - open.length,
    };
  } finally {
    await Promise.all([visitor.close(), member.close()]);
  }
}
