import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { titleOf } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import { inParallel } from './addresses.ts';
import { headerFault } from './check-header.ts';
import type { RenderedAddress } from './check-rendering.ts';
import { checkSlots } from './check-slots.ts';
import { type Opened, pagesToOpen } from './pages-to-open.ts';
import type { ServedCandidate } from './serve-candidate.ts';
import { until, watchErrors } from './watch-page.ts';

const AT_ONCE = 3;

interface PagesOptions {
  browser: Browser;
  /** Whether a page is another than the live one: the others are not opened. */
  isChanged: (page: RenderedAddress) => boolean;
  /** Remotes whose slots are to be used. */
  slotsOf: readonly RemoteArtifact[];
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
  closed: RenderedAddress[];
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

/** Waits until the page answers and nothing in it is still being loaded, or until it has failed. */
async function settled(page: Page, limitMs: number, errors: readonly string[]) {
  let seen = await page.evaluate(look);
  const settles = async () => {
    seen = await page.evaluate(look);
    return seen.ready && !seen.busy;
  };
  await until(settles, errors, limitMs);
  return page.evaluate(look);
}

async function faultOf(
  page: Page,
  { served, limitMs }: PagesOptions,
  asked: RenderedAddress,
  errors: readonly string[],
) {
  const { site, origin } = served;
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

const inStore = (page: Page, { site }: ServedCandidate) => {
  const { pathname } = new URL(page.url());
  return findOwner(site.page.remotes, pathname)?.route.layout === 'store';
};

async function openOne(
  context: BrowserContext,
  options: PagesOptions,
  { slotsOf, ...asked }: Opened,
): Promise<Refusal[]> {
  const { served, limitMs } = options;
  const page = await context.newPage();
  const errors = watchErrors(page);
  try {
    let fault = await faultOf(page, options, asked, errors);
    if (fault === undefined && inStore(page, served)) fault = await headerFault(page, context);
    if (fault === undefined) {
      return slotsOf ? await checkSlots(page, slotsOf, errors, limitMs) : [];
    }
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
  const { browser, served, demoAccounts } = options;
  const { pages, unchanged } = pagesToOpen(rendered, options);
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
    const closed = session ? [] : pages.filter(needsSession);
    const open = pages.filter((page) => !closed.includes(page));
    const found = await inParallel(open, AT_ONCE, (page) =>
      openOne(needsSession(page) ? member : visitor, options, page),
    );
    return { refusals: found.flat(), opened: open.length, unchanged, closed };
  } finally {
    await Promise.all([visitor.close(), member.close()]);
  }
}
