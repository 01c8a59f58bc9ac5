import { DATA_BLOCK } from '@evmandi/contract/platform/page-data';
import type { SlotId } from '@evmandi/contract/platform/slots';
import type { Contents } from '../../testing/artifacts.ts';
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
import { type Runnable, runnableHost, runnableRemote } from '../../testing/runnable.ts';
import { sampled } from '../../testing/sampled.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
}, LIMIT_MS);
afterAll(() => bench.close(), LIMIT_MS);

const answering = (exported: string) =>
  runnableRemote('shop', version(), {
    'server/screen.js': `exports.Component = () => 'A screen'; ${exported}`,
  });

const DEAD_ENDS: Mistake[] = [
  [
    'a route that leads to itself',
    'dead-end',
    /leads on 5 times, at last to \/shop\n/,
    answering("exports.location = '/shop?again';"),
  ],
  [
    'an example that answers 404',
    'dead-end',
    /remote\.json, route \/shop\/:id, \/shop\/7\n.*answers 404\n.*Name an "example" there that exists, instead of \/shop\/7/,
    answering('exports.status = 404;'),
  ],
  [
    'a route that leads where no route is',
    'dead-end',
    /route \/shop, \/shop\n.*leads to \/nowhere, which no route answers/,
    answering("exports.location = '/nowhere';"),
  ],
  [
    'a route that leads out of the site',
    'dead-end',
    /leads out of the site, to https:\/\/elsewhere\.example\//,
    answering("exports.location = 'https://elsewhere.example/';"),
  ],
];

// In npm test the corpus shows an example that answers 404.
test.each(sampled(DEAD_ENDS, 1))(
  '%s is refused, and taken back once forced in',
  (...mistake) => meets(bench, mistake, bench.unseen),
  LIMIT_MS,
);

const withBrowser = BROWSER ? test : test.skip;

withBrowser(
  'a remote whose routes all lead elsewhere has one of them opened',
  () =>
    runs(
      bench,
      answering("exports.location = '/other';"),
      bench.seen,
      /^2 addresses were rendered .*; one page was opened in a browser$/,
    ),
  LIMIT_MS,
);

const READY = "document.documentElement.dataset.ready = '';";
const host = (css: string, source = '') =>
  runnableHost(version('1.1.0'), {
    'browser/static/js/index.js': `${source} ${READY}`,
    'browser/static/css/index.css': css,
  });
const VEIL = `const veil = document.createElement('div'); veil.className = 'veil';
  document.body.append(veil);`;
const OVER = 'position: fixed; inset: 0; z-index: 9';

const HEADERS: Mistake[] = [
  [
    'something transparent over the header',
    'browser',
    /the page covers its header with <div\.veil>/,
    host(`.veil { ${OVER} }`, VEIL),
  ],
  [
    'something over the header that takes no presses',
    'browser',
    /the page draws something over its header/,
    host(`.veil { ${OVER}; background: white; pointer-events: none }`, VEIL),
  ],
  [
    'a shadow over the header',
    'browser',
    /the page draws something over its header/,
    host(
      '.veil { position: fixed; inset: 50% auto auto 50%; box-shadow: 0 0 0 9999px gray; pointer-events: none }',
      VEIL,
    ),
  ],
  [
    'a header that is as good as transparent',
    'browser',
    /the page shows no header/,
    host('header { opacity: 0.02 }'),
  ],
  [
    'a header in the colour of the page',
    'browser',
    /the page shows no header/,
    host('header { color: white }'),
  ],
  [
    'a header that is cut away',
    'browser',
    /the page (?:shows no|covers its) header/,
    host('header { clip-path: inset(100%) }'),
  ],
];

withBrowser.each(sampled(HEADERS, 2))(
  '%s is refused where there is a browser, and taken back once forced in',
  (...mistake) => meets(bench, mistake, bench.seen),
  LIMIT_MS,
);

/** As the host: what the loader of a screen, which runs in the browser, has answered stands on the document. */
const HOST_WITH_STATUS = `
const [, status = '200'] = /answers (\\d+)/.exec(document.querySelector('main').textContent) ?? [];
document.documentElement.dataset.status = status;
`;

const answersLater = (status: number): Contents => ({
  'server/screen.js': `exports.Component = () => 'answers ${status}'; exports.kind = 'placeholder';`,
});
const answeringLater = (status: number) => runnableRemote('shop', version(), answersLater(status));

const LATE_DEAD_ENDS = [404, 410, 500].map(
  (status): Mistake => [
    `an example whose loader answers ${status} in the browser`,
    'dead-end',
    new RegExp(
      `remote\\.json, route /shop/:id, /shop/7\n.*the page answers ${status} in a browser\n.*Name an "example" there that exists, instead of /shop/7`,
    ),
    answeringLater(status),
  ],
);

/** Its header has the controls of both slots; it prints what fails, as the host does. */
const HOST_WITH_SLOTS = `
const { remotes } = JSON.parse(document.getElementById('${DATA_BLOCK.composition}').textContent);
const use = (id, draw) => {
  const remote = remotes.find(({ slots }) => slots.includes(id));
  import(new URL('static/js/slot.js', new URL(remote.entry, location.href)).href).then(draw).catch(console.error);
};
const button = document.createElement('button');
button.textContent = 'Quick order';
button.onclick = () => use('header.quick-order', (it) => document.body.append(it.default()));
const form = document.createElement('form');
form.setAttribute('role', 'search');
const field = Object.assign(document.createElement('input'), { name: 'q' });
field.oninput = () => use('header.search', (it) => form.append(it.default(field)));
form.append(field);
document.querySelector('header').append(button, form);
`;

function filling(slot: SlotId, source: string, files: Contents = {}): Runnable {
  const file = 'browser/static/js/slot.js';
  const contents: Contents = { ...files, [file]: source };
  const made = runnableRemote('shop', version(), contents, { slots: [slot] });
  if (made.artifact.kind === 'remote') {
    made.artifact.browser.exposes[`./slots/${slot}`] = { js: [file], css: [] };
  }
  return made;
}

const SLOTS: Mistake[] = [
  [
    'a slot that throws while it loads',
    'slot-run',
    /slot header\.quick-order\n.*the slot prints: .*not here/,
    filling('header.quick-order', "throw new Error('not here');"),
  ],
  [
    'a slot that throws when it is drawn',
    'slot-run',
    /slot header\.quick-order\n.*the slot prints: .*cannot draw/,
    filling('header.quick-order', "export default () => { throw new Error('cannot draw'); };"),
  ],
  [
    'a slot that throws once it has suggestions',
    'slot-run',
    /slot header\.search\n.*the slot throws: .*no list/,
    filling(
      'header.search',
      `export default (field) => {
        field.setAttribute('role', 'combobox');
        setTimeout(() => { throw new Error('no list'); }, 200);
        return document.createElement('p');
      };`,
    ),
  ],
];

describe('where loaders are left to the browser, and the host has controls for its slots', () => {
  beforeAll(async () => {
    bench.take(host('body { margin: 0 }', HOST_WITH_STATUS + HOST_WITH_SLOTS));
    expect(await bench.ship(bench.unseen)).toBeUndefined();
  }, LIMIT_MS);

  withBrowser.each(sampled(LATE_DEAD_ENDS, 1))(
    '%s is refused where there is a browser, and taken back once forced in',
    (...mistake) => meets(bench, mistake, bench.seen),
    LIMIT_MS,
  );

  withBrowser.each(sampled(SLOTS, 1))(
    '%s is refused where there is a browser, and taken back once forced in',
    (...mistake) => meets(bench, mistake, bench.seen),
    LIMIT_MS,
  );

  withBrowser(
    'a slot that answers, and examples whose loaders find something, go live, each opened',
    () =>
      runs(
        bench,
        filling(
          'header.quick-order',
          `export default () => {
            const dialog = document.createElement('div');
            dialog.setAttribute('role', 'dialog');
            dialog.textContent = 'Quick order';
            return dialog;
          };`,
          answersLater(200),
        ),
        bench.seen,
        /; 2 pages were opened in a browser/,
      ),
    LIMIT_MS,
  );
});

withBrowser(
  'a slot without a control in the host is refused',
  async () => {
    bench.take(runnableHost(version('1.2.0')));
    expect(await bench.ship(bench.unseen)).toBeUndefined();
    bench.take(filling('header.search', 'export default () => null;'));
    expect(await bench.ship(bench.seen)).toMatchObject({
      message: expect.stringMatching(/slot header\.search\n.*the page shows no control for it/),
    });
  },
  LIMIT_MS,
);
