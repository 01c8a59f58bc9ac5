import { remoteArtifact } from '../../testing/artifacts.ts';
import type { Mistake } from '../../testing/mistakes-bench.ts';
import type { Runnable } from '../../testing/runnable.ts';
import { shop } from './shop.ts';

const sheet = (css: string) => shop({ files: { 'browser/static/css/routes.css': css } });
const script = (source: string) => shop({ files: { 'browser/static/js/routes.js': source } });
const server = (source: string) => shop({ files: { 'server/screen.js': source } });

/** Seen in the files of a release, before any of it runs. */
export const IN_CODE: Mistake[] = [
  ['a style of the whole page', 'style', /routes\.css, body/, sheet('body{display:none}')],
  [
    'a token of the page that is set anew',
    'style',
    /--ev-ink\n.*sets a token/,
    sheet('.shop_a{--ev-ink:red}'),
  ],
  [
    'a style for a class of another remote',
    'style',
    /\.other_card/,
    sheet('.other_card{display:none}'),
  ],
  [
    'a picture of another origin',
    'foreign-style',
    /brings https:\/\/cdn\.example\/x\.png/,
    sheet('.shop_a{background:url(https://cdn.example/x.png)}'),
  ],
  ['eval', 'eval', /routes\.js/, script('eval("1")')],
  ['a foreign script', 'foreign-script', /routes\.js/, script('import("https://cdn.example/x")')],
];

/** Seen while an artefact is read: there is no way past these. */
export const IN_FILES: Mistake[] = [
  [
    'an artefact without its server build',
    'artifact',
    /artifact\.json, server\n/,
    shop({ fields: { server: undefined as never } }),
  ],
  [
    'an entry that is no file of the artefact',
    'files',
    /\.\.\/\.\.\/other\/entry\.js/,
    shop({ fields: { server: { entry: '../../other/entry.js' } } }),
  ],
  [
    'a page of HTML, which would run without the policy of pages',
    'file-kinds',
    /browser\/evil\.html/,
    shop({ files: { 'browser/evil.html': '<script>alert(1)</script>' } }),
  ],
  [
    'the descriptor of another remote',
    'identity',
    /descriptor\.name\n/,
    shop({ descriptor: { name: 'other' } }),
  ],
  ...['host', 'a'.repeat(41)].map(
    (name): Mistake => [
      `a remote that calls itself ${name}`,
      'identity',
      /can be no name of a remote/,
      shop({ fields: { name }, descriptor: { name } }),
    ],
  ),
  [
    'a module of Node in a server build',
    'requires',
    /server\/screen\.js\n.*asks for node:fs/,
    server("const fs = require('node:fs'); exports.Component = () => String(fs);"),
  ],
];

/** A version of the shop that the registry holds. */
const STORED = '1.0.0-0000000a';
/** What the shop of the corpus uses of the host. */
const { uses: USES } = remoteArtifact('shop');

/** Another file under a version that the registry holds, built elsewhere: here such a version is not built again. */
export const OTHER_BYTES = shop(
  { files: { 'server/screen.js': "exports.Component = () => 'Another';" } },
  STORED,
);

/** The same code under such a version, described otherwise: where that is, and what differs. */
export const OTHERWISE: [place: string, change: Runnable][] = [
  ['remote.json', shop({ descriptor: { title: 'Another' } }, STORED)],
  [
    'artifact.json: singletons',
    shop({ fields: { singletons: [{ name: 'react', version: '>=1.0.0' }] } }, STORED),
  ],
  ['artifact.json: uses', shop({ fields: { uses: { ...USES, links: ['/gone'] } } }, STORED)],
  [
    'artifact.json: uses',
    shop({ fields: { uses: { ...USES, api: { calls: [], fields: [] } } } }, STORED),
  ],
  ['artifact.json: browser', shop({ exposes: ['./slots/header.quick-order'] }, STORED)],
  ['artifact.json: madeBy', shop({ fields: { madeBy: 'hand' } as never }, STORED)],
];

/** Fills a slot that the host lacks: here its `remote.json` would be refused before it is built. */
export const UNKNOWN_SLOT = shop({
  descriptor: { slots: ['header.zoom'] },
  exposes: ['./slots/header.zoom'],
});
