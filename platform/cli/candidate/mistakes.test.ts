import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@evmandi/contract/platform/composition';
import { findRoot } from '../../build/apps.ts';
import { readEnvironment } from '../../edge/environment.ts';
import { openRegistry } from '../../registry/registry.ts';
import { type Contents, route } from '../../testing/artifacts.ts';
import { fakeBuild, type Sources } from '../../testing/build.ts';
import {
  type Runnable,
  routesSource,
  runnableHost,
  runnableRemote,
  trialBundles,
} from '../../testing/runnable.ts';
import { untried } from '../../testing/trials.ts';
import { type Refusal, ReleaseRefused } from '../checks/refusal.ts';
import { rollback } from '../rollback.ts';
import { ship, shipNew } from '../ship.ts';
import { createTrial } from './create-trial.ts';
import { findBrowser } from './find-browser.ts';
import type { Trial } from './trial.ts';

const ROOT = findRoot(process.cwd());
const BROWSER = findBrowser(ROOT, process.env);
const LIMIT_MS = 180_000;
/** Of a page that never answers. */
const SHORT_MS = 2_000;

let versions = 9;
/** Each mistake is a version of its own: all are released into one shop. */
const version = (kept = '1.0.0') => {
  versions += 1;
  return `${kept}-${versions.toString(16).padStart(8, '0')}`;
};

interface Bench {
  /** Ships what `take` gave; resolves with the error. */
  ship: (trial: Trial) => Promise<unknown>;
  take: (change: Runnable) => void;
  rollback: () => Promise<void>;
  live: () => Promise<Record<string, string>>;
  composition: () => Promise<Composition | undefined>;
  /** Nothing of it is opened in a browser. */
  unseen: Trial;
  seen: Trial;
  /** Gives a page less time. */
  hurried: Trial;
  /** Ships it all the same; a run has found this already. */
  force: (found: readonly Refusal[]) => Promise<void>;
  close: () => Promise<void>;
}

/** A shop of host, `shop` and `other`, live. */
async function openBench(): Promise<Bench> {
  const root = await mkdtemp(join(tmpdir(), 'evmandi-trial-'));
  const dist = join(root, 'dist');
  const bundled = trialBundles(ROOT, dist);
  const api = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const registry = openRegistry(join(root, '.data'));
  const environment = readEnvironment({ API_INTERNAL_URL: apiUrl }, root);
  const say = () => undefined;
  const sources: Sources = {};
  const contents: Record<string, Contents> = {};
  let name = '';
  const take = ({ artifact, contents: files }: Runnable) => {
    name = artifact.name;
    sources[name] = artifact;
    contents[name] = files;
  };
  take(runnableHost('1.0.0-00000001'));
  for (const remote of ['other', 'shop']) take(runnableRemote(remote, '1.0.0-0000000a'));
  const { build } = await fakeBuild(root, sources, contents);
  const trials: Trial[] = [];
  /** Its browser is kept from one release to the next. */
  const trialWith = (browser: string | undefined, pageLimitMs = LIMIT_MS): Trial => {
    const options = { root, registry, environment, say, dist, pageLimitMs };
    const trial = createTrial({ ...options, browser: () => browser });
    trials.push(trial);
    return { ...trial, end: async () => undefined };
  };
  const context = (trial: Trial) => ({ root, registry, build, trial, say });
  await shipNew(context(untried()));
  await bundled;
  const composition = async () =>
    registry.readComposition((await registry.readChannel())?.composition ?? 0);
  return {
    take,
    composition,
    unseen: trialWith(undefined),
    seen: trialWith(BROWSER),
    hurried: trialWith(BROWSER, SHORT_MS),
    ship: (trial) => ship(context(trial), [name]).catch((error: unknown) => error),
    force: (found) => ship(context(untried(found)), [name], { force: 'a test' }),
    rollback: () => rollback(context(untried()), { name }),
    live: async () => {
      const { host = '', remotes } = (await composition()) ?? {};
      return { host, ...remotes };
    },
    close: async () => {
      await Promise.all(trials.map((trial) => trial.end()));
      await new Promise((resolve) => api.close(resolve));
      await rm(root, { recursive: true, force: true });
    },
  };
}

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
}, LIMIT_MS);
afterAll(() => bench.close(), LIMIT_MS);

const shop = (changes: Contents, descriptor?: Parameters<typeof runnableRemote>[3]) =>
  runnableRemote('shop', version(), changes, descriptor);
const server = (source: string) => ({ 'server/index.js': source });
const screen = (source: string) => ({ 'server/screen.js': source });
const GOOD = { 'shop.home': '/shop', 'shop.one': '/shop/:id' };
const PLACE = [route('/shop'), route('/other/new')];

type Mistake = [what: string, rule: string, words: RegExp, change: Runnable];

/** Each shipped without a word before candidates were run. */
const MISTAKES: Mistake[] = [
  [
    'a host whose server build throws while it loads',
    'server-load',
    /host 1\.1\.0.*server\/index\.js(.|\n)*no window here/,
    runnableHost(version('1.1.0'), server("throw new Error('no window here')")),
  ],
  [
    'a module that needs window',
    'server-load',
    /screen of \/shop(.|\n)*window is not defined \(server\/screen\.js:1/,
    shop(screen('window.started = true;')),
  ],
  [
    'a module that ends the process',
    'server-load',
    /shop(.|\n)*process\.exit is not a function/,
    shop(server('process.exit(0)')),
  ],
  [
    'a screen that throws',
    'server-render',
    /route \/shop, \/shop\n(.|\n)*Cannot read properties of undefined/,
    shop(screen('exports.Component = () => undefined.price();')),
  ],
  [
    'a screen with nothing in it',
    'server-render',
    /nothing stands in the page/,
    runnableHost(
      '1.1.0-00000002',
      server(`exports.createRenderer = () => async () => ({ kind: 'page', status: 200, html: '',
        links: '', head: { title: '' }, page: { kind: 'screen', loaderData: {} }, routeIds: [] });`),
    ),
  ],
  [
    'two routes with one id',
    'route-ids',
    /has the id shop\.home of \/shop of shop/,
    shop(
      server(
        `${routesSource({ 'shop.home': '/shop' })}
        exports.default.push({ ...exports.default[0], path: '/shop/:id' });`,
      ),
    ),
  ],
  [
    'a route with the id of another remote',
    'route-ids',
    /has the id other\.home of \/other of other/,
    shop(server(routesSource({ 'other.home': '/shop', 'shop.one': '/shop/:id' }))),
  ],
  [
    'a default export that is no list',
    'routes-export',
    /no list of routes/,
    shop(server('exports.default = { home: true };')),
  ],
  [
    'a route that is declared and not in the code',
    'route-code',
    /route \/shop\/:id(.|\n)*is declared/,
    shop(server(routesSource({ 'shop.home': '/shop' }))),
  ],
  [
    'a route in the code that is not declared',
    'route-code',
    /route \/shop\/more(.|\n)*is exported/,
    shop(server(routesSource({ ...GOOD, 'shop.more': '/shop/more' }))),
  ],
  [
    'an address inside a place of another remote',
    'places',
    /takes addresses away from \/other\/:id of other/,
    shop(server(routesSource({ 'shop.home': '/shop', 'shop.new': '/other/new' })), {
      routes: PLACE,
    }),
  ],
  [
    'a style of the whole page',
    'style',
    /routes\.css, body/,
    shop({ 'browser/static/css/routes.css': 'body{display:none}' }),
  ],
  ['eval', 'eval', /routes\.js/, shop({ 'browser/static/js/routes.js': 'eval("1")' })],
  [
    'a foreign script',
    'foreign-script',
    /routes\.js/,
    shop({ 'browser/static/js/routes.js': 'import("https://cdn.example/x")' }),
  ],
  [
    'a budget of 3 MB',
    'budget-raised',
    /from 50000 to 3000000 bytes(.|\n)*--raise-budget/,
    shop({}, { budget: { js: 3_000_000, css: 10_000 } }),
  ],
];

/** Refused with rule, place and remedy; forced in, it is taken away by one command. */
async function meets([, rule, words, change]: Mistake, trial: Trial) {
  const before = await bench.live();
  bench.take(change);
  const refused = await bench.ship(trial);
  if (!(refused instanceof ReleaseRefused)) throw refused;
  expect(refused.message).toMatch(words);
  for (const refusal of refused.refusals) {
    expect(refusal).toMatchObject({ rule, remedy: expect.stringMatching(/\.$/) });
  }
  expect(await bench.live()).toEqual(before);

  await bench.force(refused.refusals);
  const { name, version } = change.artifact;
  expect(await bench.live()).toEqual({ ...before, [name]: version });
  expect((await bench.composition())?.reason).toContain(`forced past ${rule}: "a test"`);
  await bench.rollback();
  expect(await bench.live()).toEqual(before);
}

/** A good release is live, and the history says what was run of it. */
async function runs(change: Runnable, trial: Trial, ran: RegExp) {
  bench.take(change);
  expect(await bench.ship(trial)).toBeUndefined();
  const { name, version } = change.artifact;
  expect(await bench.live()).toMatchObject({ [name]: version });
  expect((await bench.composition())?.ran).toMatch(ran);
  await bench.rollback();
}

test.each(MISTAKES)(
  '%s is refused, and taken back once forced in',
  (...mistake) => meets(mistake, bench.unseen),
  LIMIT_MS,
);

test(
  'a good release goes live, and the history says what was run of it',
  () =>
    runs(
      shop({}),
      bench.unseen,
      /^2 addresses were rendered with the API at http:\/\/127\.0\.0\.1:\d+; no browser was found/,
    ),
  LIMIT_MS,
);

const withBrowser = BROWSER ? test : test.skip;
const browserHost = (source: string, css = 'body { margin: 0 }') =>
  runnableHost(version('1.1.0'), {
    'browser/static/js/index.js': source,
    'browser/static/css/index.css': css,
  });
const READY = "document.documentElement.dataset.ready = '';";

const IN_A_BROWSER: Mistake[] = [
  [
    'a host that throws in the browser',
    'browser',
    /the page throws: no storage/,
    browserHost("throw new Error('no storage');"),
  ],
  [
    'a header that cannot be seen',
    'browser',
    /the page shows no header/,
    browserHost(READY, 'header { display: none }'),
  ],
  [
    'a screen that empties itself',
    'browser',
    /shows nothing in its main region/,
    browserHost(`document.querySelector('main').textContent = ''; ${READY}`),
  ],
  [
    'a script that the policy blocks',
    'browser',
    /the page (?:prints|throws): .*Content Security Policy/,
    browserHost(`${READY} window['ev' + 'al']('1');`),
  ],
];

const NEVER_ANSWERS: Mistake = [
  'a host that never answers',
  'browser',
  /the page does not answer within/,
  browserHost('setTimeout(() => {}, 1);'),
];

withBrowser.each(IN_A_BROWSER)(
  '%s is refused where there is a browser, and taken back once forced in',
  (...mistake) => meets(mistake, bench.seen),
  LIMIT_MS,
);

withBrowser(
  'a host that never answers is refused where there is a browser, and taken back once forced in',
  () => meets(NEVER_ANSWERS, bench.hurried),
  LIMIT_MS,
);

withBrowser(
  'a good release is opened in a browser, once for each screen',
  () =>
    runs(
      runnableHost(version('1.1.0')),
      bench.seen,
      /^4 addresses were rendered .*; 2 pages were opened/,
    ),
  LIMIT_MS,
);
