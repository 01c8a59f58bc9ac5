import { type Contents, route } from '../../testing/artifacts.ts';
import {
  type Bench,
  BROWSER,
  LIMIT_MS,
  type Mistake,
  meets,
  openBench,
  runs,
  version,
} from '../../testing/mistakes-bench.ts';
import { routesSource, runnableHost, runnableRemote } from '../../testing/runnable.ts';
import { sampled } from '../../testing/sampled.ts';

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

test.each(sampled(MISTAKES, 9))(
  '%s is refused, and taken back once forced in',
  (...mistake) => meets(bench, mistake, bench.unseen),
  LIMIT_MS,
);

test(
  'a good release goes live, and the history says what was run of it',
  () =>
    runs(
      bench,
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
    /the page (?:prints|throws): .*(?:Content Security Policy|requires 'TrustedScript')/,
    browserHost(`${READY} window['ev' + 'al']('1');`),
  ],
  [
    'an alert',
    'browser',
    /the page opens a box of the browser's own \(alert\): Sale!/,
    browserHost(`${READY} alert('Sale!');`),
  ],
  [
    'a function of the browser that is taken away',
    'browser',
    /the page replaces fetch, which all of the site uses/,
    browserHost(`${READY} globalThis.fetch = undefined;`),
  ],
  [
    'a method of all lists that is replaced',
    'browser',
    /the page replaces Array\.prototype\.at, which/,
    browserHost(`${READY} Array.prototype.at = function () { return this[0]; };`),
  ],
];

const WITHOUT_END: Mistake[] = [
  [
    'a host that never answers',
    'browser',
    /the page does not answer within/,
    browserHost('setTimeout(() => {}, 1);'),
  ],
  [
    'a host that keeps the browser busy for ever',
    'browser',
    /the page keeps the browser from answering/,
    browserHost('for (;;);'),
  ],
];

withBrowser.each(sampled(IN_A_BROWSER, 4))(
  '%s is refused where there is a browser, and taken back once forced in',
  (...mistake) => meets(bench, mistake, bench.seen),
  LIMIT_MS,
);

withBrowser.each(WITHOUT_END)(
  '%s is refused where there is a browser, and taken back once forced in',
  (...mistake) => meets(bench, mistake, bench.hurried),
  LIMIT_MS,
);

withBrowser(
  'a good release is opened in a browser, once for each screen',
  () =>
    runs(
      bench,
      runnableHost(version('1.1.0')),
      bench.seen,
      /^4 addresses were rendered .*; 2 pages were opened/,
    ),
  LIMIT_MS,
);
