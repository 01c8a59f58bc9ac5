import type { Locator, Page, Route } from '@playwright/test';
import { type Account, enterAs } from '../support/api.ts';
import {
  CASES,
  type FaultCase,
  nameOf,
  type Outcome,
  SHORT_CASES,
} from '../support/fault-cases.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { expect, siteUrl, test, watchConsole } from '../support/test.ts';

/** Within it a page says what it does without, and within it Retry brings that. */
const LIMIT_MS = 12_000;
/** What a slow machine adds. */
const TIMEOUT = LIMIT_MS + 6_000;

const cases = process.env.EVMANDI_FULL ? CASES : SHORT_CASES;

interface Place {
  path: string;
  heading: RegExp;
  /** For a navigation: where it comes from, the link that it takes, and what it leads to. */
  from?: string;
  link?: RegExp;
  leadsTo?: RegExp;
  /** Who sees it. */
  account?: Account;
}

const PLACES: Record<string, Place> = {
  catalog: {
    path: '/listing/spare-parts',
    heading: /^Spare parts/,
    from: '/login',
    link: /^Engine parts$/,
    leadsTo: /^Engine parts/,
  },
  checkout: {
    path: '/cart',
    heading: /^(Shopping cart|Cart)$/,
    from: '/about',
    link: /^Cart/,
    leadsTo: /^Shopping cart$/,
  },
  auth: {
    path: '/login',
    heading: /^(Sign in|.*Login)/,
    from: '/about',
    link: /^Dealer Login$/,
    leadsTo: /^(Sign in|.*Login)/,
  },
  dashboard: { path: '/dashboard', heading: /^Dashboard$/ },
  platform: { path: '/platform', heading: /^Platform/, account: 'platform' },
};
/** Their layout has another header. */
const IN_DASHBOARD = new Set(['dashboard', 'platform']);
const placeOf = ({ remote }: FaultCase): Place => PLACES[remote] as Place;

test.describe.configure({ mode: 'parallel' });

let proxy: FaultProxy;
test.beforeAll(async ({}, { parallelIndex }) => {
  const ports = (process.env.PROXY_PORTS ?? '').split(',');
  proxy = await startFaultProxy(siteUrl(), Number(ports[parallelIndex]));
});
test.afterAll(() => proxy?.stop());

const h1 = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const retries = (page: Page) => page.getByRole('button', { name: 'Retry' });

const banner = (page: Page) => page.getByRole('banner');
const searchField = (page: Page) => banner(page).locator('input[name=q]');

/** How a visitor comes to the slot of a remote, what is there then, and what a toast calls it. */
interface SlotUse {
  use(page: Page): Promise<void>;
  shown(page: Page): Locator;
  name: string;
  /** Pressing Retry leaves it. */
  closes?: boolean;
}
const SLOTS: Record<string, SlotUse> = {
  checkout: {
    use: (page) => banner(page).getByRole('button', { name: 'Quick order' }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Quick order form' }),
    name: 'Quick order',
  },
  catalog: {
    use: async (page) => {
      await searchField(page).fill('');
      await searchField(page).pressSequentially('brake', { delay: 30 });
    },
    shown: (page) => page.getByRole('listbox').getByRole('option').first(),
    name: 'Search',
    closes: true,
  },
};
const slotOf = ({ remote }: FaultCase) => SLOTS[remote] as (typeof SLOTS)[string];

const SAID: Partial<Record<Outcome, (page: Page, one: FaultCase) => Locator>> = {
  line: (page) => page.getByRole('status').filter({ hasText: /do not work yet|menu is missing/ }),
  notice: (page) => page.getByRole('alert').filter({ hasText: 'This page did not start.' }),
  reload: (page) => page.getByRole('alert').filter({ hasText: 'This page did not start.' }),
  failure: (page) => page.getByRole('heading', { name: 'Unexpected Application Error!' }),
  toast: (page, one) => page.getByRole('alert').filter({ hasText: slotOf(one).name }),
};

const answer = (route: Route, status: number, body: string) =>
  route.fulfill({
    ...{ status, body, contentType: 'application/json' },
    headers: { 'access-control-allow-origin': '*' },
  });
const API_FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  down: (route) => route.abort('connectionrefused'),
  missing: (route) => answer(route, 404, '{}'),
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await route.continue();
  },
  hangs: () => {},
  truncated: (route) => answer(route, 200, '{"items":[{"id":'),
  corrupt: (route) => answer(route, 200, '<!doctype html><p>A captive portal'),
};

/** Each part that failed has its own; what one brings may miss a part in its turn, and toasts move. */
async function pressRetries(page: Page): Promise<void> {
  await expect(async () => {
    for (const retry of await retries(page).all()) await retry.click({ timeout: 2_000 });
    await expect(retries(page)).toHaveCount(0, { timeout: 4_000 });
    await page.waitForTimeout(1_500);
    expect(await retries(page).count()).toBe(0);
  }).toPass({ timeout: TIMEOUT });
}

/** Brings about what the case is about; the page is left as a visitor finds it. */
async function meet(page: Page, one: FaultCase): Promise<void> {
  const { path, from = '', link = '', account } = placeOf(one);
  if (account) {
    await page.goto(`${proxy.url}/about`);
    await enterAs(page, account);
  }
  if (one.way === 'visit') {
    proxy.fail(one.rule);
    await page.goto(proxy.url + path, { waitUntil: 'commit' });
    return;
  }
  await page.goto(proxy.url + from);
  const ofApi = one.phase === 'loader' ? API_FAULTS[one.fault] : undefined;
  if (ofApi) await page.route(one.rule.matches, ofApi);
  else proxy.fail(one.rule);
  if (one.way === 'press') {
    await slotOf(one).use(page);
  } else {
    await page.getByRole('link', { name: link }).last().click();
  }
}

/** The shell answers although the screen cannot. */
async function expectHeaderWorks(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Electric Zone' });
  await expect(async () => {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
}

async function expectWorks(page: Page, one: FaultCase): Promise<void> {
  const { heading, leadsTo = heading } = placeOf(one);
  if (one.way === 'press') {
    const { use, shown, closes } = slotOf(one);
    if (closes && SAID[one.outcome]) await use(page);
    await expect(shown(page)).toBeVisible({ timeout: TIMEOUT });
  } else {
    await expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: TIMEOUT });
    const shown = one.way === 'visit' ? heading : leadsTo;
    await expect(h1(page, shown)).toBeVisible({ timeout: TIMEOUT });
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  }
  // The screen that a Retry brought may miss a drawing of its own.
  if (SAID[one.outcome]) await pressRetries(page);
  await expect(retries(page)).toHaveCount(0, { timeout: TIMEOUT });
}

/** No remote's code exists twice. */
const containers = () => {
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: { __INSTANCES__: { name: string }[] };
  };
  return federation.__INSTANCES__.map(({ name }) => name);
};

const lostSheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => {
    try {
      return !sheet?.cssRules.length;
    } catch {
      return true;
    }
  }).length;

for (const one of cases) {
  const { phase, remote, way, outcome } = one;
  test(`${nameOf(one)}: ${outcome}`, async ({ page, context }) => {
    await meet(page, one);
    if (way === 'visit' && phase !== 'server render') {
      await expect(h1(page, placeOf(one).heading)).toBeVisible();
    }
    const line = SAID[outcome];
    if (line) {
      await expect(line(page, one).first()).toBeVisible({ timeout: TIMEOUT });
      await expect(page.getByText(/chunk|Federation|undefined|JSON|#RUNTIME/)).toHaveCount(0);
      if (way === 'visit') await expect(h1(page, /./).first()).toBeVisible();
      if (['line', 'failure'].includes(outcome) && !IN_DASHBOARD.has(remote))
        await expectHeaderWorks(page);
      await page.evaluate(() => {
        document.body.dataset.marker = 'kept';
      });
      proxy.heal();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (outcome === 'reload') await page.getByRole('link', { name: 'Reload' }).click();
      else await pressRetries(page);
    }
    await expectWorks(page, one);
    const kept = await page.evaluate(() => document.body.dataset.marker);
    expect(kept, 'without a reload').toBe(line && outcome !== 'reload' ? 'kept' : undefined);
    const names = await page.evaluate(containers);
    expect(names, 'each container once').toEqual([...new Set(names)]);

    proxy.heal();
    if (phase.startsWith('style of')) {
      await expect(async () => {
        // After 12 seconds a toast asks whether to try again.
        for (const retry of await retries(page).all()) await retry.click({ timeout: 2_000 });
        expect(await page.evaluate(lostSheets)).toBe(0);
      }).toPass({ timeout: TIMEOUT });
    }
    // What failed is fetched once more when it has come.
    await page.waitForTimeout(500);
    // Its requests that still hang would keep the next page's waiting.
    const next = await context.newPage();
    await page.close();
    const errors = watchConsole(next);
    await next.goto(proxy.url + placeOf(one).path);
    await expect(h1(next, placeOf(one).heading)).toBeVisible();
    if (way === 'press') await slotOf(one).use(next);
    await expect(retries(next)).toHaveCount(0);
    expect(errors, 'errors of the next visit').toEqual([]);
  });
}
