import type { MenuEntry } from '@evmandi/contract/platform/menu';
import { hostArtifact, route } from '../../testing/artifacts.ts';
import type { Mistake } from '../../testing/mistakes-bench.ts';
import { DESK, declared, FALLBACK, HOME, host, ONE, OTHER, other, shop } from './shop.ts';

const { provides } = hostArtifact();
const link = (path: string): MenuEntry => ({ area: 'footer', group: 'Shop', title: 'A', path });
const search: MenuEntry = { area: 'search', title: 'Search', path: '/shop' };
const uses = (changes: object) => ({
  fields: { uses: { runtime: [], router: [], tokens: [], slots: [], ...changes } },
});
const needs = (name: string, range: string) => ({
  fields: { singletons: [{ name, version: range }] },
});
const with20 = { fields: { singletons: [{ name: 'react', version: '20.0.0' }] } };

/** Seen in documents: what parts of a composition say of themselves does not fit together. */
export const IN_DOCUMENTS: Mistake[] = [
  [
    'a remote.json with a slot that no host has',
    'descriptor',
    /remote\.json, slots\[0\]/,
    { ...shop(), descriptor: { ...shop().artifact, slots: ['footer.none'] } },
  ],
  [
    'a pattern that another remote has',
    'routes',
    /route \/other\n.*same paths as \/other of other/,
    shop({ descriptor: { routes: [HOME, ONE, DESK, OTHER] } }),
  ],
  [
    'a second fallback',
    'routes',
    /route \/\*\n/,
    shop({ descriptor: { routes: [HOME, ONE, DESK, FALLBACK] } }),
  ],
  [
    'a fallback that is given up',
    'fallback',
    /with this release no remote would/,
    other({ descriptor: { routes: [OTHER] } }),
  ],
  [
    'a place below the API',
    'reserved',
    /route \/api\/hello\n/,
    shop({ descriptor: { routes: [HOME, ONE, DESK, route('/api/hello')] } }),
  ],
  [
    'an address inside a place of another remote',
    'places',
    /route \/shop\/new\n.*takes addresses away from \/shop\/:id of shop/,
    other({ descriptor: { routes: [OTHER, FALLBACK, route('/shop/new')] } }),
  ],
  [
    'an example that another route answers',
    'examples',
    /\/shop\/7 is answered by \/shop\/:id/,
    shop({
      descriptor: { routes: [HOME, ONE, DESK, route('/shop/:a/*', { example: '/shop/7' })] },
    }),
  ],
  [
    'a link to a screen that nobody has',
    'menu-route',
    /leads to \/nowhere/,
    shop({ descriptor: { menu: [link('/nowhere')] } }),
  ],
  [
    'two search forms',
    'menu-once',
    /is the search entry/,
    shop({ descriptor: { menu: [search, search] } }),
  ],
  [
    'a slot without its module',
    'exposes',
    /\.\/slots\/header\.quick-order/,
    shop({ descriptor: { slots: ['header.quick-order'] } }),
  ],
  [
    'a layout that the server build lacks',
    'exposes',
    /server\/layouts\/till\.js/,
    shop({ descriptor: { layouts: ['till'] }, exposes: ['./layouts/till'] }),
  ],
  [
    'a slot that another remote fills',
    'slots',
    /filled by other/,
    shop({ descriptor: { slots: ['header.search'] }, exposes: ['./slots/header.search'] }),
  ],
  [
    'a slot that nobody fills any more',
    'slots-gone',
    /slots, header\.search\n/,
    other({ descriptor: { slots: [] } }),
  ],
  [
    'a layout that nobody provides',
    'layouts',
    /route \/shop, layout attic/,
    shop({ descriptor: { routes: [route('/shop', { layout: 'attic' }), ONE, DESK] } }),
  ],
  [
    'a layout that is taken away from the screens of another remote',
    'layouts',
    /remotes\/shop\/remote\.json, route \/desk, layout desk/,
    other({ descriptor: { layouts: [] } }),
  ],
  [
    'a layout that another remote provides',
    'layouts',
    /provided by other/,
    shop({
      descriptor: { layouts: ['desk'] },
      exposes: ['./layouts/desk'],
      files: { 'server/layouts/desk.js': '' },
    }),
  ],
  [
    'a route that the menu of another remote leads to',
    'routes-gone',
    /shop\/remote\.json, route \/shop\n.*other 1\.0\.0-0000000a \(menu, footer "The shop", \/shop\)/,
    shop({ descriptor: { routes: [ONE, DESK] } }),
  ],
  [
    'a route that the code of another remote leads to',
    'routes-gone',
    /route \/shop\/:id\n.*other 1\.0\.0-0000000a \(its code, \/shop\/x\)/,
    shop({ descriptor: { routes: [HOME, DESK] } }),
  ],
  [
    'a remote for a React that the host does not have',
    'singletons',
    /needs react \^18\.3\.0/,
    shop(needs('react', '^18.3.0')),
  ],
  [
    'a package that the host does not share',
    'singletons',
    /does not share zustand/,
    shop(needs('zustand', '^5.0.0')),
  ],
  [
    'a new major of React in the host alone',
    'singletons',
    /npm run ship -- host other shop/,
    host(with20),
  ],
  [
    'a name of the runtime that the host lacks',
    'names-used',
    /the name telepathy/,
    shop(uses({ runtime: ['telepathy'] })),
  ],
  [
    'a name of the router that the host lacks',
    'names-used',
    /the router name useTeleport/,
    shop(uses({ router: ['useTeleport'] })),
  ],
  [
    'a token that the host lacks',
    'names-used',
    /the token --ev-ultraviolet/,
    shop(uses({ tokens: ['--ev-ultraviolet'] })),
  ],
  [
    'a host without a name that a live remote uses',
    'names-dropped',
    /the name cart\n.*the live other/,
    host({ fields: { provides: { ...provides, runtime: ['notify', 'read'] } } }),
  ],
  [
    'a host without a slot that a live remote fills',
    'names-dropped',
    /the slot header\.search/,
    host({ fields: { provides: { ...provides, slots: ['header.quick-order'] } } }),
  ],
  [
    'another signature of a name that a live remote uses',
    'signature',
    /host .*, the name read\n.*no longer fits the live other 1\.0\.0-0000000a.*Target signature/,
    host({
      types: declared({
        runtime:
          'export declare const read: (path: string, schema: object) => Promise<string>; export declare const cart: { add(id: string): void };',
      }),
    }),
  ],
  [
    'a method that takes less than what a live remote may give it',
    'signature',
    /the name cart\n.*Types of parameters 'id' and 'id' are incompatible/,
    host({
      types: declared({
        runtime:
          "export declare const read: (path: string) => Promise<string>; export declare const cart: { add(id: 'a' | 'b'): void };",
      }),
    }),
  ],
  [
    'a method that is taken out of a name which a live remote uses',
    'signature',
    /the name cart\n.*'add' is missing/,
    host({
      types: declared({
        runtime:
          'export declare const read: (path: string) => Promise<string>; export declare const cart: { put(id: string): void };',
      }),
    }),
  ],
  [
    'other props of a slot that a live remote fills',
    'signature',
    /the props of the slot header\.search\n.*'onClose' is missing/,
    host({
      types: declared({
        slots: "export interface SlotProps { 'header.search': { query: string } }",
      }),
    }),
  ],
  [
    'a remote that was built against a signature which is not live yet',
    'signature',
    /other .*, the name read\n.*was built against another one than host 1\.0\.0-00000001/,
    other({
      types: declared({
        runtime:
          'export declare const read: (path: string, limit: number) => Promise<number>; export declare const cart: { add(id: string): void };',
      }),
    }),
  ],
  [
    'scripts beyond their budget',
    'budget',
    /more than the budget of 10\n/,
    shop({
      descriptor: { budget: { js: 10, css: 10_000 } },
      files: { 'browser/static/js/routes.js': 'console.log("a screen of more than ten bytes");' },
    }),
  ],
  [
    'a budget of 3 MB',
    'budget-raised',
    /from 50000 to 3000000 bytes(.|\n)*--raise-budget/,
    shop({ descriptor: { budget: { js: 3_000_000, css: 10_000 } } }),
  ],
];
