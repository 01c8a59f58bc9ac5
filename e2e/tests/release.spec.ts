import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../../scripts/lib/project-copy.mjs';
import { type Site, startSite } from '../../scripts/lib/site.mjs';
import { copyData, PATIENT, runCli, UNREHEARSED } from '../support/process.ts';
import { descendantsOf } from '../support/processes.ts';
import { watchFiles } from '../support/received-files.ts';
import { expect, test } from '../support/test.ts';

const CATALOG_TEXT = { file: 'remotes/catalog/src/home/bikes.tsx', text: 'Bikes in Spotlight' };
const HOST_TEXT = { file: 'host/src/chrome/footer.tsx', text: 'All rights reserved' };

test.describe.configure({ mode: 'serial' });

let project: string;
/** The host and every remote. */
const apps = () => ['host', ...readdirSync(join(project, 'remotes')).sort()];
let dataDir: string;
let site: Site;
/** The version of the catalogue that was shipped first, and rolled back. */
let first = '';

test.beforeAll(async () => {
  project = copyProject();
  dataDir = await copyData();
  site = await startSite(project, dataDir, PATIENT);
});

test.afterAll(async () => {
  await site?.stop();
  for (const folder of [project, dataDir]) rmSync(folder, { recursive: true, force: true });
});

function change({ file, text }: { file: string; text: string }, to: string) {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  expect(before, `${file} holds the text`).toContain(text);
  writeFileSync(path, before.replaceAll(text, to));
}

const live = async () =>
  (await (await fetch(`${site.url}/registry.json`)).json()) as {
    number: number;
    host: { version: string };
    remotes: { name: string; version: string }[];
  };

/** Ships, and waits for a slow machine: the command waits for the edge only so long. */
async function shipLive(...names: string[]) {
  const { number } = await live();
  const shipped = await runCli(project, ['ship', ...names, ...UNREHEARSED], site.env);
  expect(shipped.code, shipped.output).toBe(0);
  const later = async () => (await live()).number;
  await expect.poll(later).toBeGreaterThan(number);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Marks the document that is open, which a navigation within it keeps. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.marker = 'kept';
  });

const isAnother = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.body.dataset.marker ?? 'another').catch(() => ''))
    .toBe('another');

/**
 * Points at a link until the page knows what is live: it asks at most once in three seconds (host/src/withdrawal.ts),
 * and a navigation itself waits only 300 ms for the answer.
 */
async function learnWhatIsLive(page: Page) {
  let isKnown = false;
  const learned = page.waitForResponse(/\/registry\.json$/).then(async (answer) => {
    await answer.finished();
    isKnown = true;
  });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await footerLink(page, 'Portable chargers').hover();
    expect(isKnown).toBe(true);
  }).toPass({ intervals: [250] });
  await learned;
}

test('a shipped remote is on the next load, an open page goes on, rollback takes it back', async ({
  page,
  context,
}) => {
  await page.goto(site.url);
  await expect(heading(page, 'Bikes in Spotlight')).toBeVisible();
  const before = await live();

  change(CATALOG_TEXT, 'Bikes of the Week');
  const started = performance.now();
  const shipped = await runCli(project, ['ship', 'catalog', ...UNREHEARSED], site.env);
  expect(shipped.code, shipped.output).toBe(0);
  const description = `${Math.round(performance.now() - started)} ms`;
  test.info().annotations.push({ type: 'ship of the catalogue', description });
  expect(shipped.output).toMatch(
    /\d+ addresses were rendered with the API at .* opened in a browser/,
  );
  const after = await live();
  expect(after.number).toBe(before.number + 1);
  first = after.remotes.find(({ name }) => name === 'catalog')?.version ?? '';
  expect(after.host).toEqual(before.host);
  const unchanged = (list: typeof before) => list.remotes.filter(({ name }) => name !== 'catalog');
  expect(unchanged(after)).toEqual(unchanged(before));

  const next = await context.newPage();
  await next.goto(site.url);
  await expect(heading(next, 'Bikes of the Week')).toBeVisible();

  // The page opened before goes on with the composition it was made of.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Spare parts/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeVisible();

  // Others with the same release: one that has moved within it, and one that searches.
  const [moved, searching] = [await context.newPage(), await context.newPage()];
  for (const other of [moved, searching]) await other.goto(site.url);
  await footerLink(moved, 'Engine parts').click();
  await expect(moved.getByRole('heading', { level: 1, name: 'Engine parts' })).toBeVisible();
  for (const other of [next, moved, searching]) await mark(other);

  const back = await runCli(project, ['rollback', 'catalog'], site.env);
  expect(back.code, back.output).toBe(0);

  // The pages with what was taken back keep what is typed, and leave with the next navigation, whichever it is.
  const search = next.getByRole('banner').locator('input[name=q]');
  await search.fill('brake');
  await learnWhatIsLive(next);
  const link = footerLink(next, 'Engine parts');
  await link.focus();
  await expect(search).toHaveValue('brake');
  await link.press('Enter');
  await expect(next.getByRole('heading', { level: 1, name: 'Engine parts' })).toBeVisible();
  await isAnother(next);
  await next.goto(site.url);
  await expect(heading(next, 'Bikes in Spotlight')).toBeVisible();

  await learnWhatIsLive(moved);
  await moved.goBack();
  await expect(heading(moved, 'Bikes in Spotlight')).toBeVisible();
  await isAnother(moved);

  const field = searching.getByRole('banner').locator('input[name=q]');
  await field.fill('brake');
  await learnWhatIsLive(searching);
  await field.press('Enter');
  await expect(searching).toHaveURL(/[?&]q=brake/);
  await isAnother(searching);

  // The other one is made of nothing that was taken back.
  await mark(page);
  await footerLink(page, 'Engine parts').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Engine parts' })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.marker)).toBe('kept');
});

// Another process is stopped from outside: as Linux shows it.
if (process.platform === 'linux') {
  test('while the API is away a rollback over the release service moves the site, and its entry of the audit log follows once', {
    tag: '@full',
  }, async () => {
    const made = await runCli(project, ['tokens', 'make', 'catalog'], site.env);
    const env = {
      ...site.env,
      RELEASE_URL: `http://localhost:${site.env.RELEASE_PORT}`,
      RELEASE_TOKEN: /^evt_\S+$/m.exec(made.output)?.[0] ?? '',
    };
    const before = await live();
    const api = () =>
      descendantsOf(site.pid).find(({ command }) => command.includes('api/dist/server.mjs'));
    const away = api()?.pid ?? Number.NaN;
    // It takes calls and answers none, and dies before it has answered one.
    process.kill(away, 'SIGSTOP');
    const words = ['rollback', 'catalog', '--to', first, '--reason', 'The API is away'];
    const started = performance.now();
    const moved = await runCli(project, words, env);
    const description = `${Math.round(performance.now() - started)} ms`;
    test.info().annotations.push({ type: 'rollback while the API is away', description });
    expect(moved.code, moved.output).toBe(0);
    const after = await live();
    expect(after.number).toBe(before.number + 1);
    expect(after.remotes).toContainEqual(expect.objectContaining({ version: first }));
    // A page that needs nothing of the API: others are the last good ones.
    const page = await (await fetch(`${site.url}/about`)).text();
    expect(page).toContain(`"name":"catalog","version":"${first}"`);
    process.kill(away, 'SIGKILL');

    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ username: 'admin', password: 'evmandi-admin' });
    const login = () =>
      fetch(`${site.api}/api/auth/login`, { method: 'POST', headers, body }).catch(() => undefined);
    await expect.poll(async () => (await login())?.status).toBe(200);
    const { token = undefined } = (await (await login())?.json()) ?? {};
    const entries = async () => {
      const url = `${site.api}/api/admin/audit?group=releases`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const { entries } = (await answer.json()) as { entries: { kind: string; text: string }[] };
      return entries.filter(({ text }) => text.includes('The API is away'));
    };
    const once = [expect.objectContaining({ kind: 'rolled_back' })];
    await expect.poll(entries).toEqual(once);
    // The outbox looks every second, and every 15 s while it finds nobody.
    await new Promise((passed) => setTimeout(passed, 5_000));
    expect(await entries()).toEqual(once);
    const back = await runCli(project, ['rollback', 'catalog'], site.env);
    expect(back.code, back.output).toBe(0);
  });
}

test('a second start leaves the rollback alone and builds nothing', { tag: '@full' }, async () => {
  const before = await live();
  expect(await site.stop()).toBe(0);
  const started = Date.now();
  site = await startSite(project, dataDir, PATIENT);
  expect(await live()).toEqual(before);
  expect(site.output()).not.toMatch(/building/i);
  test.info().annotations.push({ type: 'warm start', description: `${Date.now() - started} ms` });
});

test('a shipped host is on the next load, and an open page goes on with the old one', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.goto(site.url);
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
  change(HOST_TEXT, 'All rights kept');
  const shipped = await runCli(project, ['ship', 'host', ...UNREHEARSED], site.env);
  expect(shipped.code, shipped.output).toBe(0);

  const next = await context.newPage();
  await next.goto(site.url);
  await expect(next.getByRole('contentinfo')).toContainText('All rights kept');
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');

  const back = await runCli(project, ['rollback', 'host'], site.env);
  expect(back.code, back.output).toBe(0);
  await next.reload();
  await expect(next.getByRole('contentinfo')).toContainText('All rights reserved');
});

test('a release that changes one screen brings its entry and that screen alone', {
  tag: '@full',
}, async ({ page, context }) => {
  // Made of this copy as the next: the bundler names modules by where packages lie.
  const again = await runCli(project, ['rollback', 'catalog', '--to', first], site.env);
  expect(again.code, again.output).toBe(0);
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  change({ file: CATALOG_TEXT.file, text: 'Bikes of the Week' }, 'Bikes of Today');
  await shipLive('catalog');

  const next = await context.newPage();
  const files = await watchFiles(next);
  await next.goto(site.url);
  await expect(heading(next, 'Bikes of Today')).toBeVisible();
  await next.waitForLoadState('networkidle');
  const all = JSON.stringify(files, null, 1);
  const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  expect(scripts.sort(), all).toEqual([
    'catalog/remoteEntry.js',
    expect.stringMatching(/^catalog\/static\/js\/async\/\w+\.js$/),
  ]);
  expect(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    all,
  ).toBeLessThan(25_000);
});

// A minute: all parts are built.
if (process.env.EVMANDI_FULL) {
  test('a new major version of the runtime is one release of all parts, by the command that the refusal names', async ({
    page,
  }) => {
    const versions = async () => {
      const { host, remotes } = await live();
      return [host, ...remotes].map(({ version }) => version);
    };
    const before = await versions();
    const file = 'shared/runtime/package.json';
    change({ file, text: '"version": "1.0.0"' }, '"version": "2.0.0"');
    const refused = await runCli(project, ['ship', 'host'], site.env);
    expect(refused.code, refused.output).toBe(1);
    const [, command = ''] = /npm run ship -- ((?:[a-z]+ ?)+)\./.exec(refused.output) ?? [];
    const parts = command.split(' ');
    expect(parts).toEqual(apps());
    expect(await versions()).toEqual(before);

    await shipLive(...parts);
    const after = await versions();
    expect(after.filter((version) => before.includes(version))).toEqual([]);
    await page.goto(`${site.url}/cart`);
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
  });
}

test('status lists what is live, and a refused release says why and changes nothing', {
  tag: '@full',
}, async () => {
  const status = await runCli(project, ['status'], site.env);
  expect(status.code).toBe(0);
  for (const name of apps()) {
    expect(status.output).toContain(name);
  }
  const before = await live();
  change({ file: 'remotes/auth/remote.json', text: '"/login"' }, '"/cart"');
  const refused = await runCli(project, ['ship', 'auth'], site.env);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/\/cart/);
  expect(refused.output).toMatch(/checkout/);
  expect(await live()).toEqual(before);
});

test('a refused release and a remote that does not compile do not keep the site from starting', {
  tag: '@full',
}, async () => {
  const before = await live();
  expect(await site.stop()).toBe(0);
  change({ file: CATALOG_TEXT.file, text: 'export function Bikes(' }, 'export function (');
  site = await startSite(project, dataDir, PATIENT, { older: true });
  expect(await live()).toEqual(before);
  expect(site.output()).toContain('Building catalog failed');
  expect(site.output()).toMatch(/place {3}remotes\/auth\/remote\.json, route \/cart/);
  for (const name of ['auth', 'catalog']) {
    expect(site.output()).toMatch(new RegExp(`Not released.*: ${name}; ${name} .* stays live`));
  }
});
