import type { Mistake } from '../../testing/mistakes-bench.ts';
import { host, READY, shop } from './shop.ts';

const screen = (source: string) => shop({ files: { 'server/screen.js': source } });
const inBrowser = (source: string, css = 'body { margin: 0 }') =>
  host({
    files: {
      'browser/static/js/index.js': `${source} ${READY}`,
      'browser/static/css/index.css': css,
    },
  });

/** Seen at pages that no example names, but visitors ask for. */
export const IN_A_REHEARSAL: Mistake[] = [
  [
    'a screen that throws for one product',
    'rehearsal-error',
    /shop .*, \/shop\/8\n.*cannot be rendered any more: .*no eight/,
    screen(
      "exports.Component = (at) => { if (at === '/shop/8') throw new Error('no eight'); return 'A screen'; };",
    ),
  ],
  [
    'a page that is not there any more',
    'rehearsal-status',
    /shop .*, \/shop\/8, \/shop\/9\n.*answers 410, and live 200/,
    screen(
      "exports.Component = () => 'A screen'; exports.status = (at) => (/[89]/.test(at) ? 410 : 200);",
    ),
  ],
  [
    'a page with nothing in it',
    'rehearsal-empty',
    /shop .*, \/shop\/9\n.*shows nothing in its main region/,
    screen("exports.Component = (at) => (at === '/shop/9' ? '<p> </p>' : 'A screen');"),
  ],
  [
    'a screen that takes 300 ms longer',
    'rehearsal-slow',
    /shop .*, \/(?:shop|desk).*\n.*95 % of \d+ renderings took up to \d+ ms/,
    screen(
      "exports.Component = () => { const end = Date.now() + 300; while (Date.now() < end); return 'A screen'; };",
    ),
  ],
  [
    'a screen that takes longer at one address',
    'rehearsal-slow',
    /shop .*, \/desk.*\n.*95 % of \d+ renderings/,
    screen(
      "exports.Component = (at) => { const end = Date.now() + (at === '/desk' ? 300 : 0); while (Date.now() < end); return 'A screen'; };",
    ),
  ],
];

/** Worse in three of these ways, so that one rehearsal shows all three. */
export const WORSE_IN_THREE_WAYS = screen(
  `exports.Component = (at) => {
    if (at === '/shop/8') throw new Error('no eight');
    return at === '/shop/9' ? '<p> </p>' : 'A screen';
  };
  exports.status = (at) => (at === '/shop/9' ? 410 : 200);`,
);

/** The same, seen in a browser. */
export const IN_A_REHEARSAL_SEEN: Mistake[] = [
  [
    'a page that throws in a browser for one product',
    'rehearsal-browser',
    /host .*, \/shop\/8\n.*in a browser, the page throws: no eight/,
    inBrowser("if (location.pathname === '/shop/8') throw new Error('no eight');"),
  ],
  [
    'a page that looks like another',
    'rehearsal-picture',
    /host .*\n.*\d+ % of its first view differ/,
    inBrowser('', 'body { margin: 0 } main { background: black; min-height: 80vh }'),
  ],
  [
    'a page that looks like another at one address',
    'rehearsal-picture',
    /host .*, \/shop\/9\n.*\d+ % of its first view differ/,
    inBrowser(
      "if (location.pathname === '/shop/9') document.body.className = 'sale';",
      'body { margin: 0 } .sale main { background: black; min-height: 80vh }',
    ),
  ],
  [
    'a page that cannot be hydrated at one address',
    'rehearsal-browser',
    /host .*, \/shop\/9\n.*in a browser, the page throws: Minified React error #418/,
    inBrowser(
      "if (location.pathname === '/shop/9') reportError(new Error('Minified React error #418'));",
    ),
  ],
  [
    'a page that empties its main region in a browser at one address',
    'rehearsal-empty',
    /host .*, \/shop\/9\n.*in a browser, the page shows nothing in its main region/,
    inBrowser(
      "if (location.pathname === '/shop/9') document.querySelector('main').replaceChildren();",
    ),
  ],
];
