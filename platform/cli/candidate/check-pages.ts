import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inTime, Late } from '../../edge/render/in-time.ts';
import { titleOf } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import { type Address, inParallel } from './addresses.ts';
import { headerFault } from './check-header.ts';
import type { LostAddress, RenderedAddress } from './check-rendering.ts';
import { checkSlots } from './check-slots.ts';
import { isGood } from './dead-end.ts';
import { alteredGlobal } from './page-globals.ts';
import { type Opened, pagesToOpen } from './pages-to-open.ts';
import type { ServedCandidate } from './serve-candidate.ts';
import { until, watchErrors } from './watch-page.ts';

const AT_ONCE = 3;
/** For its coming, its settling, and what is looked at then. */
const LIMITS_OF_A_PAGE = 3;
/** The same for its settling, which has a limit of its own as long as the page answers. */
const BUSY = 1.2;
/** How the browser's driver says that the page went while it was asked. */
const LEAVES = /context was destroyed/;

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
  /** Pages whose loader, which the browser runs, has found nothing. */
  lost: LostAddress[];
}

/** Asked again and again, so it looks at little. */
const isSettled = () =>
  document.documentElement.dataset.ready === '' &&
  !document.querySelector('main [aria-busy="true"]');

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
    /** What the loader of the screen answered; a host of before says none. */
    status: Number(document.documentElement.dataset.status ?? 200),
  };
};

/** A page that does not show what its route promises: broken, or of something that is not there. */
interface Fault {
  fault?: string | undefined;
  deadEnd?: string;
}

/** Waits until the page answers and nothing in it is still being loaded, or until it has failed. */
export async function settled(page: Page, limitMs: number, errors: readonly string[]) {
  const settling = until(() => page.evaluate(isSettled), errors, limitMs);
  // A page that is busy for ever does not answer what it is asked.
  await inTime(settling, BUSY * limitMs);
  return page.evaluate(look);
}

async function faultOf(
  page: Page,
  { served, limitMs }: PagesOptions,
  asked: RenderedAddress,
  errors: readonly string[],
): Promise<Fault> {
  const { site, origin } = served;
  await page.goto(origin + asked.address, { waitUntil: 'commit', timeout: limitMs });
  const seen = await settled(page, limitMs, errors);
  const [error] = errors;
  if (error) return { fault: error.split('\n', 1)[0] };
  if (!seen.ready) return { fault: `does not answer within ${limitMs / 1000} s` };
  if (seen.busy) return { fault: 'stays on its skeleton' };
  if (!isGood(seen.status, asked.route)) return { deadEnd: `answers ${seen.status} in a browser` };
  if (!seen.main) return { fault: 'shows nothing in its main region' };
  const altered = await page.evaluate(alteredGlobal);
  if (altered) return { fault: `replaces ${altered}, which all of the site uses` };
  const layout = findOwner(site.page.remotes, seen.pathname)?.route.layout;
  return layout === 'store' && !seen.header ? { fault: 'shows no header' } : {};
}

const refusalOf = ({ remote, route, address }: Address, fault: string): Refusal => ({
  rule: 'browser',
  place: `${titleOf(remote)}, route ${route.path}, ${address}`,
  message: `in a browser, the page ${fault}`,
  remedy: 'Mend the screen, its styles or the host; npm run dev shows the page.',
});

const inStore = (page: Page, { site }: ServedCandidate) => {
  const { pathname } = new URL(page.url());
  return findOwner(site.page.remotes, pathname)?.route.layout === 'store';
};

async function lookAt(
  page: Page,
  context: BrowserContext,
  options: PagesOptions,
  { slotsOf, ...asked }: Opened,
): Promise<(Refusal | LostAddress)[]> {
  const { served, limitMs } = options;
  const errors = watchErrors(page);
  const found = await faultOf(page, options, asked, errors);
  const { deadEnd } = found;
  if (deadEnd !== undefined) return [{ ...asked, deadEnd }];
  let { fault } = found;
  if (fault === undefined && inStore(page, served)) fault = await headerFault(page, context);
  if (fault === undefined) {
    return slotsOf ? await checkSlots(page, slotsOf, errors, limitMs) : [];
  }
  return [refusalOf(asked, fault)];
}

async function openOne(
  context: BrowserContext,
  options: PagesOptions,
  asked: Opened,
): Promise<(Refusal | LostAddress)[]> {
  const { limitMs } = options;
  const page = await context.newPage();
  try {
    const looking = lookAt(page, context, options, asked);
    // Whatever the browser waits for: some of what it is asked has no limit of its own.
    return await inTime(looking, LIMITS_OF_A_PAGE * limitMs);
  } catch (error) {
    if (error instanceof Late) return [refusalOf(asked, 'keeps the browser from answering')];
    const [message = ''] = (error as Error).message.split('\n', 1);
    const fault = LEAVES.test(message)
      ? 'leads elsewhere by itself'
      : `cannot be looked at: ${message}`;
    return [refusalOf(asked, fault)];
  } finally {
    await inTime(page.close(), limitMs).catch(() => undefined);
  }
}

type Account = keyof typeof ACCOUNTS;
/** The demo account that may see everything, and one of a person who orders. */
const ACCOUNTS = { staff: DEMO_ACCOUNTS[0], customer: DEMO_ACCOUNTS[3] } as const;

/** Who a page is opened by: what needs nothing but a session is a customer's. */
function accountFor({ route: { access } }: Address): Account | undefined {
  if (access === 'public') return undefined;
  return access === 'session' ? 'customer' : 'staff';
}

/** Signs in with a demo account; `undefined` when there is none. */
async function signIn(origin: string, account: Account) {
  const [username, password] = ACCOUNTS[account];
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { token: string; user: object }) : undefined;
}

/** A place of its own for each that opens pages; `undefined` where the session cannot be had. */
function createContexts({ browser, served, demoAccounts, limitMs }: PagesOptions) {
  const contexts = new Map<Account | undefined, Promise<BrowserContext | undefined>>();
  const open = async (account: Account | undefined) => {
    const session = account && demoAccounts ? await signIn(served.origin, account) : undefined;
    if (account && !session) return undefined;
    const context = await browser.newContext({
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      // The worker for pages without a network is the edge's own; a candidate has none.
      serviceWorkers: 'block',
    });
    await context.addInitScript((answer) => {
      if (!answer) return;
      localStorage.setItem('token', answer.token);
      localStorage.setItem('user', JSON.stringify(answer.user));
    }, session);
    return context;
  };
  return {
    of(account: Account | undefined): Promise<BrowserContext | undefined> {
      const context = contexts.get(account) ?? open(account);
      contexts.set(account, context);
      return context;
    },
    async close(): Promise<void> {
      const opened = await Promise.allSettled(contexts.values());
      const closing = opened.map((one) => one.status === 'fulfilled' && one.value?.close());
      await inTime(Promise.all(closing), limitMs).catch(() => undefined);
    },
  };
}

/** Opens pages in a browser, one for each screen that changed, and says which do not answer or show nothing. */
export async function checkPages(
  rendered: readonly RenderedAddress[],
  options: PagesOptions,
): Promise<Opening> {
  const { pages, unchanged } = pagesToOpen(rendered, options);
  const contexts = createContexts(options);
  try {
    const closed: RenderedAddress[] = [];
    const found = await inParallel(pages, AT_ONCE, async (page) => {
      const context = await contexts.of(accountFor(page));
      if (context) return openOne(context, options, page);
      closed.push(page);
      return [];
    });
    const told = found.flat();
    return {
      refusals: told.filter((one) => 'rule' in one),
      lost: told.filter((one) => 'deadEnd' in one),
      opened: pages.length - closed.length,
      unchanged,
      closed,
    };
  } finally {
    await contexts.close();
  }
}
