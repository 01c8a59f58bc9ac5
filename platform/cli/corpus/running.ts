import type { Mistake } from '../../testing/mistakes-bench.ts';
import { routesSource } from '../../testing/runnable.ts';
import { host, shop } from './shop.ts';

const server = (source: string) => ({ files: { 'server/index.js': source } });
const screen = (source: string) => shop({ files: { 'server/screen.js': source } });
const GOOD = { 'shop.home': '/shop', 'shop.one': '/shop/:id', 'shop.desk': '/desk' };
const ONE_ID = `${routesSource({ 'shop.home': '/shop', 'shop.desk': '/desk' })}
  exports.default.push({ ...exports.default[0], path: '/shop/:id' });`;
const EMPTY = `exports.createRenderer = () => async () => ({ kind: 'page', status: 200, html: '',
  links: '', head: { title: '' }, page: { kind: 'screen', loaderData: {} }, routeIds: [] });`;
const api = (asked: { calls?: string[]; fields?: string[] }) =>
  shop({
    fields: {
      uses: {
        ...{ runtime: [], router: [], tokens: [], slots: [] },
        api: { calls: [], fields: [], ...asked },
      },
    },
  });

/** Seen when the composition runs on the server. */
export const WHILE_RUNNING: Mistake[] = [
  [
    'a host whose server build throws while it loads',
    'server-load',
    /host 1\.1\.0.*server\/index\.js(.|\n)*no window here/,
    host(server("throw new Error('no window here')")),
  ],
  [
    'a module that needs window',
    'server-load',
    /screen of \/shop(.|\n)*window is not defined \(server\/screen\.js:1/,
    screen('window.started = true;'),
  ],
  [
    'a module that ends the process',
    'server-load',
    /shop(.|\n)*process\.exit is not a function/,
    shop(server('process.exit(0)')),
  ],
  [
    'code with a million routes',
    'server-load',
    /shop .*server\/index\.js\n.*exports 1000000 routes of at most 1000/,
    shop(server("exports.default = Array(1_000_000).fill({ id: 'shop.home', path: '/shop' });")),
  ],
  [
    'a module that throws a text of 100 MB',
    'server-load',
    /screen of \/shop\n {2}found {3}x{2000}\n/,
    screen("throw new Error('x'.repeat(100_000_000));"),
  ],
  [
    'a screen that throws',
    'server-render',
    /route \/shop, \/shop\n(.|\n)*Cannot read properties of undefined/,
    screen('exports.Component = () => undefined.price();'),
  ],
  [
    'a screen with nothing in it',
    'server-render',
    /nothing stands in the page/,
    host(server(EMPTY)),
  ],
  [
    'two routes with one id',
    'route-ids',
    /has the id shop\.home of \/shop of shop/,
    shop(server(ONE_ID)),
  ],
  [
    'a route with the id of another remote',
    'route-ids',
    /has the id other\.screen-0 of \/other of other/,
    shop(
      server(
        routesSource({ 'other.screen-0': '/shop', 'shop.one': '/shop/:id', 'shop.desk': '/desk' }),
      ),
    ),
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
    shop(server(routesSource({ 'shop.home': '/shop', 'shop.desk': '/desk' }))),
  ],
  [
    'a route in the code that is not declared',
    'route-code',
    /route \/shop\/more(.|\n)*is exported/,
    shop(server(routesSource({ ...GOOD, 'shop.more': '/shop/more' }))),
  ],
  [
    'an example that answers 404',
    'dead-end',
    /route \/shop\/:id, \/shop\/7\n.*answers 404/,
    screen("exports.Component = () => 'A screen'; exports.status = 404;"),
  ],
  [
    'a field that the live API does not answer',
    'api',
    /shop .*, the field warrantyMonths\n/,
    api({ calls: ['GET /products/x'], fields: ['price', 'warrantyMonths'] }),
  ],
  [
    'a call that the live API does not answer',
    'api',
    /shop .*, GET \/products\/x\/warranty\n/,
    api({ calls: ['GET /products/x/warranty'] }),
  ],
];
