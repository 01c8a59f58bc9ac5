import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ask } from '../../scripts/lib/ask.ts';
import { copyProject } from '../../scripts/lib/project-copy.mjs';
import { type Site, startSite } from '../../scripts/lib/site.mjs';
import { expectContact, fillCart, fillContact, placeOrder } from '../support/ordering.ts';
import { copyData, PATIENT, runCli, UNREHEARSED } from '../support/process.ts';
import { expect, test } from '../support/test.ts';

/** Visits of a canary of half of the visitors, when each goes wrong and none beside it: decision 81. */
const VISITS_UNTIL_TAKEN_BACK = 16;
const VISITS_BESIDE = 6;
/** With it a canary is promoted after twice as many. */
const CANARY_VISITS = 4;

const ROUTES = 'remotes/catalog/src/routes.tsx';
/** Says that the canary's code has run: nobody leaves before, however slow the machine. */
const RAN = "document.documentElement.dataset.canary = 'ran';";
/** What runs in the visits of this test, and in no other page. */
const inVisits = (code: string) =>
  `\nif (typeof window !== 'undefined' && location.search === '?visit') { ${code} }\n`;
const FAILS = inVisits(`setTimeout(() => { ${RAN} throw new Error('Injected'); }, 50);`);
const IS_SLOW = inVisits(
  `addEventListener('click', () => { const end = performance.now() + 500; while (performance.now() < end); }); ${RAN}`,
);

test.describe.configure({ mode: 'serial' });

// Some minutes: a site of its own, and all is built and shipped.
if (process.env.EVMANDI_FULL) {
  let project: string;
  let dataDir: string;
  let site: Site;
  let source = '';

  test.beforeAll(async () => {
    project = copyProject();
    dataDir = await copyData();
    const rule = { CANARY_VISITS: String(CANARY_VISITS), CANARY_MINUTES: '0' };
    site = await startSite(project, dataDir, { ...PATIENT, ...rule });
    source = readFileSync(join(project, ROUTES), 'utf8');
  });

  test.afterAll(async () => {
    await site?.stop();
    for (const folder of [project, dataDir]) rmSync(folder, { recursive: true, force: true });
  });

  interface Live {
    number: number;
    remotes: { name: string; version: string }[];
    withdrawn?: string[];
    canaries?: string[];
  }
  const live = async () => (await (await fetch(`${site.url}/registry.json`)).json()) as Live;
  const versionOf = ({ remotes }: Live, remote: string) =>
    remotes.find(({ name }) => name === remote)?.version ?? '';

  /** Ships the catalogue with that in it to half of the visitors. */
  async function shipCanary(addition: string): Promise<void> {
    writeFileSync(join(project, ROUTES), source);
    appendFileSync(join(project, ROUTES), addition);
    const ship = ['ship', 'catalog', '--share', '50%', ...UNREHEARSED];
    const shipped = await runCli(project, ship, site.env);
    expect(shipped.code, shipped.output).toBe(0);
    await expect.poll(async () => (await live()).canaries).toEqual([]);
  }

  /** Numbers of visitors that the edge has given away, of the canary and of what is beside it. */
  async function drawNumbers(ofCanary: number, beside: number) {
    const numbers = { canary: new Set<string>(), beside: new Set<string>() };
    while (numbers.canary.size < ofCanary || numbers.beside.size < beside) {
      const { headers, text } = await ask(`${site.url}/about`);
      const [, number = ''] = /^ev_visitor=(\d+);/.exec(String(headers['set-cookie'])) ?? [];
      expect(headers['cache-control']).toContain('private');
      const has = text.includes('"canaries":["catalog"]');
      numbers[has ? 'canary' : 'beside'].add(number);
    }
    return [...[...numbers.canary].slice(0, ofCanary), ...[...numbers.beside].slice(0, beside)];
  }

  /** A person who opens a page, presses somewhere and leaves. */
  async function visit(browser: Browser, number: string): Promise<void> {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'ev_visitor', value: number, url: site.url }]);
    const page = await context.newPage();
    const id = page.waitForResponse(/\/~vitals\?/);
    const opened = await page.goto(`${site.url}/about?visit`);
    // By then the visits before may have decided: a page without a canary reports nothing.
    const text = (await opened?.text()) ?? '';
    if (!text.includes('"canaries":')) {
      id.catch(() => {});
      return context.close();
    }
    const ran = page.locator('html[data-canary="ran"]');
    if (text.includes('"canaries":["catalog"]')) await ran.waitFor({ state: 'attached' });
    await (await id).finished();
    await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))),
    );
    await page.goto('about:blank');
    // The report is on its way then, and nothing says when it has arrived.
    await page.waitForTimeout(300);
    await context.close();
  }

  async function visitAll(browser: Browser, ofCanary: number): Promise<void> {
    const numbers = await drawNumbers(ofCanary, VISITS_BESIDE);
    const visitor = async () => {
      for (let next = numbers.pop(); next !== undefined; next = numbers.pop()) {
        await visit(browser, next);
      }
    };
    await Promise.all([visitor(), visitor()]);
  }

  for (const [name, addition, metric] of [
    [
      'with errors',
      FAILS,
      'errors in (?:9\\d|100)\\.\\d % of visits, 0.0 % beside it; most often catalog',
    ],
    ['with a slower screen', IS_SLOW, 'slow answers to presses \\(INP\\)'],
  ] as const) {
    test(`a canary ${name} is taken back within ${VISITS_UNTIL_TAKEN_BACK} of its visits`, async ({
      browser,
    }) => {
      const before = await live();
      await shipCanary(addition);
      await visitAll(browser, VISITS_UNTIL_TAKEN_BACK);
      await expect
        .poll(async () => (await live()).withdrawn?.length ?? 0)
        .toBeGreaterThan(before.withdrawn?.length ?? 0);
      const after = await live();
      expect(after.canaries).toBeUndefined();
      expect(versionOf(after, 'catalog')).toBe(versionOf(before, 'catalog'));
      expect(site.output()).toMatch(new RegExp(`is taken back after \\d+ visits: ${metric}`));
    });
  }

  test('a healthy canary is promoted', async ({ browser }) => {
    const before = await live();
    await shipCanary(inVisits(RAN));
    await visitAll(browser, 2 * CANARY_VISITS);
    await expect
      .poll(async () => versionOf(await live(), 'catalog'))
      .not.toBe(versionOf(before, 'catalog'));
    expect((await live()).canaries).toBeUndefined();
    const left = await ask(`${site.url}/about`, { headers: { cookie: 'ev_visitor=1' } });
    expect(String(left.headers['set-cookie'])).toContain('Max-Age=0');
  });

  test('ten releases during one checkout: no chunk fails, nothing typed is lost, the next load has the last', async ({
    page,
    errors: _,
  }) => {
    const url = `${site.api}/api/products?in_stock=true&facets=false&category=spare-parts&page_size=1`;
    const { products } = (await (await fetch(url)).json()) as { products: { id: string }[] };
    await page.goto(`${site.url}/about`);
    await fillCart(
      page,
      products.map(({ id }) => id),
      1,
    );
    await page.goto(`${site.url}/checkout`);
    await fillContact(page);
    await page.evaluate(() => {
      document.body.dataset.marker = 'kept';
    });
    // Loaded at the end of the journey.
    const file = join(project, 'remotes/checkout/src/confirmation/confirmation-screen.tsx');
    const text = readFileSync(file, 'utf8');
    for (let release = 1; release <= 10; release += 1) {
      const mark = `if (typeof window !== 'undefined') window.name = '${release}';`;
      writeFileSync(file, `${text}\n${mark}\n`);
      const shipped = await runCli(project, ['ship', 'checkout', ...UNREHEARSED], site.env);
      expect(shipped.code, shipped.output).toBe(0);
    }
    const version = versionOf(await live(), 'checkout');
    await expectContact(page);
    // The steps that follow are chunks of the release that the page was made of, ten releases ago.
    await placeOrder(page);
    expect(
      await page.evaluate(() => [document.body.dataset.marker, window.name]),
      'the same document, with code of the time when it was opened',
    ).toEqual(['kept', '']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    expect(await page.evaluate(() => window.name)).toBe('10');
    expect(await page.locator('#evmandi-composition').textContent()).toContain(version);
  });
}
