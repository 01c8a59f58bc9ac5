import type { Mistake } from '../../testing/mistakes-bench.ts';
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
    'the descriptor of another remote',
    'identity',
    /descriptor\.name\n/,
    shop({ descriptor: { name: 'other' } }),
  ],
  [
    'a module of Node in a server build',
    'requires',
    /server\/screen\.js\n.*asks for node:fs/,
    server("const fs = require('node:fs'); exports.Component = () => String(fs);"),
  ],
];

/** Another file under a version that the registry holds, built elsewhere: here such a version is not built again. */
export const OTHER_BYTES = shop(
  { files: { 'server/screen.js': "exports.Component = () => 'Another';" } },
  '1.0.0-0000000a',
);

/** The same code under such a version, with another `remote.json`. */
export const OTHER_DESCRIPTOR = shop({ descriptor: { title: 'Another' } }, '1.0.0-0000000a');
