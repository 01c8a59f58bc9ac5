import { hostArtifact, route } from '../../testing/artifacts.ts';
import type { Runnable } from '../../testing/runnable.ts';
import { DESK, declared, FALLBACK, HOME, host, ONE, OTHER, other, shop } from './shop.ts';

const { provides } = hostArtifact();
const accepts20 = { fields: { singletons: [{ name: 'react', version: '^20.0.0' }] } };
const uses = { runtime: ['read'], router: ['Link'], tokens: ['--ev-ink'], slots: [] };
const MOVED = route('/shop');

/** Releases that break nothing; several parts are shipped together. */
export const GOOD: [what: string, change: Runnable | readonly Runnable[]][] = [
  ['another screen', shop({ files: { 'server/screen.js': "exports.Component = () => 'New';" } })],
  ['one more route', shop({ descriptor: { routes: [HOME, ONE, DESK, route('/shop-window')] } })],
  [
    'a link to the screen of another remote',
    shop({
      descriptor: {
        menu: [{ area: 'footer', group: 'Shop', title: 'The other', path: '/other' }],
      },
    }),
  ],
  ['a smaller budget', shop({ descriptor: { budget: { js: 20_000, css: 5_000 } } })],
  ['an artefact of before, which records no declarations', shop({ types: null })],
  [
    'a token and a name that the host has',
    shop({ fields: { uses: { ...uses, runtime: ['read', 'notify'], tokens: ['--ev-volt'] } } }),
  ],
  [
    'calls and fields that the API has',
    shop({
      fields: { uses: { ...uses, api: { calls: ['GET /products/x'], fields: ['price'] } } },
    }),
  ],
  [
    'a host with one more name',
    host({
      fields: { provides: { ...provides, runtime: [...provides.runtime, 'telepathy'] } },
    }),
  ],
  [
    'a signature with one more parameter that may be left out, and a method more',
    host({
      types: declared({
        runtime:
          'export declare const read: (path: string, limit?: number) => Promise<string>; export declare const cart: { add(id: string, pieces?: number): void; clear(): void };',
      }),
    }),
  ],
  [
    'a slot with one more prop',
    host({
      types: declared({
        slots:
          "export interface SlotProps { 'header.search': { query: string; area?: string; onClose: () => void } }",
      }),
    }),
  ],
  [
    'a new major of React in the host and all that did not accept it',
    [
      host({ fields: { singletons: [{ name: 'react', version: '20.0.0' }] } }),
      other({ fields: { ...accepts20.fields, uses: { ...uses, links: ['/shop/x'] } } }),
      shop(accepts20),
    ],
  ],
  [
    'a route that moves to another remote',
    [
      other({ descriptor: { routes: [OTHER, FALLBACK, MOVED] } }),
      shop({ descriptor: { routes: [ONE, DESK] } }),
    ],
  ],
  [
    'a route that is gone with all that led there',
    [
      other({ fields: { uses: { ...uses, links: [] } } }),
      shop({ descriptor: { routes: [HOME, DESK] } }),
    ],
  ],
  [
    'a slot that moves to another remote',
    [
      other({ descriptor: { slots: [] } }),
      shop({ descriptor: { slots: ['header.search'] }, exposes: ['./slots/header.search'] }),
    ],
  ],
];
