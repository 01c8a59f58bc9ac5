import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { LAYOUT_TYPES, RUNTIME_TYPES, SLOT_TYPES } from '../../build/declarations.ts';
import {
  type Contents,
  hostArtifact,
  inTemporaryFolder,
  recordsOf,
  remoteArtifact,
  route,
  writeArtifactFolder,
} from '../../testing/artifacts.ts';
import { bundledChild } from '../../testing/bundled-child.ts';
import { checkCode, checkDocuments, checkTypes } from './check-release.ts';
import { createInspector } from './inspection/inspector.ts';
import type { Refusal } from './refusal.ts';

/** What is found wrong with an artefact of these files. */
function found(contents: Contents, artifact: Artifact = remoteArtifact('auth')) {
  return inTemporaryFolder(async (folder): Promise<Refusal[]> => {
    const made = { ...artifact, files: recordsOf(contents) } as Artifact;
    await writeArtifactFolder(folder, made, contents);
    return checkCode([{ app: made.name, version: made.version, folder }], [made]);
  });
}

const rulesOf = async (...asked: Parameters<typeof found>) =>
  (await found(...asked)).map(({ rule }) => rule);
const sheet = (css: string) => ({ 'browser/static/css/a.css': css });
const script = (source: string) => ({ 'browser/static/js/a.js': source });

test.each([
  'body{display:none}',
  'html{font-size:20px}',
  ':root{--ev-ink:red}',
  '*{margin:0}',
  'header{display:none}',
  '.catalog_card_x1Yz{display:none}',
  '@media (min-width:1px){main a{color:red}}',
  'body:has(.auth_form_a1){display:none}',
  '.auth_form_a1,header{display:none}',
  ':where(.auth_form_a1,main){display:none}',
  ':not(.auth_form_a1){display:none}',
  '.auth_form_a1~*{display:none}',
  '.auth_form_a1+header a{display:none}',
  ':is(.auth_form_a1~main){display:none}',
  '.auth_form_a1{body:has(&){display:none}}',
  '.auth_form_a1{~*{display:none}}',
  '.auth_form_a1{@media (width>1px){:root:not(&){display:none}}}',
  '@property --ev-ink{syntax:"<color>";inherits:false;initial-value:red}',
  '@font-face{font-family:Figtree;src:url(/x.woff2)}',
  '@font-face{src:url(/x.woff2)}',
  '@keyframes catalog_fade_x{to{opacity:0}}',
  '@-webkit-keyframes spin{to{opacity:0}}',
  '@counter-style decimal{system:cyclic;symbols:"x"}',
  '@position-try --below{top:0}',
  '@layer screen,reset;',
  '@layer last{.auth_form_a1{color:red}}',
  '@layer{.auth_form_a1{color:red}}',
  '@import "/artifacts/auth/x.css";',
  '@namespace "http://www.w3.org/2000/svg";',
  '@view-transition{navigation:auto}',
  '@page{margin:0}',
  '@page :first{margin:0}',
  '@page{@bottom-right{content:counter(page)}}',
  '@bottom-right{content:counter(page)}',
  '.auth_form_a1{content:"x\n}body{display:none}/*"; }/**/',
  ".auth_form_a1{b:url( 'x\n)}body{display:none}/*'*/ )}",
  '@font-feature-values Figtree{@styleset{nice:1}}',
  '@font-palette-values --nice{font-family:Figtree}',
  '@scope (body){.auth_form_a1{color:red}}',
  '.auth_form_a1{--ev-ink:red}',
  '@keyframes auth_fade_x{to{--ev-ink:red}}',
  '.auth_form_a1{color:red}}',
])('%s in the sheet of a remote is refused', async (css) => {
  const rules = await rulesOf(sheet(css));
  expect(new Set(rules)).toEqual(new Set(['style']));
});

test.each([
  '@layer reset,screen;@layer screen{.auth_form_a1 > *{margin:0}}',
  '[data-surface=inverse] .auth_error_p1{color:inherit}',
  ':where([aria-pressed=true]>.auth_icon_0H){fill:red}',
  '@keyframes auth_turn_x{0%{opacity:0}to{opacity:1}}.auth_a_b{animation:auth_turn_x 1s}',
  '.auth_form_a1{a{color:red}&:hover{color:blue}}',
  '.auth_form_a1{+ .auth_row_b2{margin:0}>a~*{margin:0}:is(& b){margin:0}@media print{a &{margin:0}}}',
  '.auth_form_a1>label+*{margin:0}',
  '.auth_row_b2~.auth_row_b2{margin:0}',
  '@layer screen.form{.auth_form_a1{color:red}}',
  '@container (width<=64rem){@supports (display:grid){.auth_form_a1{--auth-gap:1px}}}',
  '@font-face{font-family:"auth display";src:url(/x.woff2)}@property --auth-turn{syntax:"*";inherits:false}',
  '@page invoice{margin:1cm}.auth_form_a1{page:invoice}',
  '@page invoice{@bottom-right{content:counter(page)}}',
  '@starting-style{.auth_form_a1{opacity:0}}',
])('%s selects only what is its own', async (css) => {
  expect(await rulesOf(sheet(css))).toEqual([]);
});

test('the styles of the page are the host’s', async () => {
  expect(await rulesOf(sheet('body{margin:0}'), hostArtifact())).toEqual([]);
});

// RELEASE-15
test.each([
  ['a remote', remoteArtifact('auth')],
  ['the host', hostArtifact()],
])('checkStyles > a sheet of %s ends its element > is refused with its line', async (_, made) => {
  const css = '.auth_a_b{top:0}\n.auth_a_b{content:"</Style><script>"}';
  expect(await found(sheet(css), made)).toEqual([
    {
      rule: 'style',
      place: `${made.name} ${made.version}, browser/static/css/a.css, line 2`,
      message: expect.stringContaining('would end the element'),
      remedy: expect.stringContaining('"<\\/style"'),
    },
  ]);
  expect(await found(sheet(css.replace('</', '<\\/')), made)).toEqual([]);
});

test.each([
  ['foreign-style', sheet('.auth_a_b{background:url(https://cdn.example/x.png)}')],
  ['foreign-style', sheet('@import "//fonts.example/css";')],
  ['eval', script('const run=(0,eval)("1+1")')],
  ['eval', script('eval(text)')],
  ['eval', script('new Function("a","return a")')],
  ['eval', script('setTimeout("go()",1)')],
  ['foreign-script', script('import("https://cdn.example/widget")')],
  ['foreign-script', script('const s=document.createElement("script");s.src="//cdn.example/w"')],
  ['foreign-script', script('s.setAttribute("src","https://cdn.example/w")')],
  ['foreign-script', script('load("https://cdn.example/w.js?v=1")')],
])('%s is refused in %j', async (rule, contents) => {
  expect(await rulesOf(contents)).toEqual([rule]);
});

test.each([
  'try{return this||Function("return this")()}catch{}',
  'const evaluate=a=>medieval(a);retrieval(1);isFunction(a)',
  'const docs="https://react.dev/errors/418",ns="http://www.w3.org/2000/svg"',
  'setTimeout(()=>{},10);import("./u.js")',
])('%s is code like any other', async (source) => {
  expect(await rulesOf(script(source))).toEqual([]);
});

test('a refusal names file, place, rule and remedy', async () => {
  const [refusal] = await found(sheet('body{display:none}'));
  expect(refusal).toEqual({
    rule: 'style',
    place: 'auth 1.0.0-0000000a, browser/static/css/a.css, body',
    message: 'selects elements of the whole page, not only those of this remote',
    remedy: expect.stringContaining('.auth_<name>_<hash>'),
  });
  const [typeface] = await found(sheet('@font-face{font-family:Figtree;src:url(/x.woff2)}'));
  expect(typeface).toEqual({
    rule: 'style',
    place: 'auth 1.0.0-0000000a, browser/static/css/a.css, @font-face Figtree',
    message: 'gives a typeface of the page other files',
    remedy: expect.stringContaining('begins with auth'),
  });
  const [evaluated] = await found(script('const a=1;eval(a)'));
  expect(evaluated?.place).toContain('browser/static/js/a.js, … const a=1;eval(a) …');
});

describe('files in a process of their own', () => {
  const worker = bundledChild('check-child');
  const SPACES = ' '.repeat(200_000);

  /** A host and a remote that was built against `then`, in folders of their own. */
  async function builtAgainst(folder: string, then: string, now: string) {
    const file = 'server/declarations.json';
    const record = (read: string) =>
      JSON.stringify({
        files: {
          [RUNTIME_TYPES.replace('.ts', '.d.ts')]: read,
          [SLOT_TYPES.replace('.ts', '.d.ts')]: 'export interface SlotProps {}',
          [LAYOUT_TYPES.replace('.ts', '.d.ts')]: 'export type LayoutProps<T> = T;',
        },
        imports: {},
      });
    const host = { ...hostArtifact(), declarations: file };
    const remote = { ...remoteArtifact('auth'), declarations: file };
    host.provides = { ...host.provides, runtime: ['read'] };
    remote.uses = { ...remote.uses, runtime: ['read'] };
    for (const [{ name }, text] of [[host, now] as const, [remote, then] as const]) {
      await mkdir(join(folder, name, 'server'), { recursive: true });
      await writeFile(join(folder, name, file), record(text));
    }
    const candidate = { host, remotes: [remote], changed: new Set(['auth']), live: undefined };
    return { candidate, folderOf: ({ name }: { name: string }) => join(folder, name) };
  }

  // RELEASE-3
  test('a file that takes too long is refused, and the next one is read by a new process', () =>
    inTemporaryFolder(async (folder) => {
      const workerFile = join(folder, 'endless.mjs');
      const endless = `process.on('message', ({ release: { app } }) => {
        process.send({ reading: app + ', a.js' });
        if (app === 'good') process.send({ refusals: [] });
        else for (;;);
      });`;
      await writeFile(workerFile, endless);
      const inspector = createInspector({ workerFile, limitMs: 1_000 });
      const ask = (app: string) =>
        inspector.inspect({
          kind: 'code',
          release: { app, version: '1.0.0-0000000a', folder },
          artifact: remoteArtifact('auth'),
        });
      try {
        const [slow, good] = await Promise.all([ask('slow'), ask('good')]);
        expect(slow).toEqual([
          {
            rule: 'inspection',
            place: 'slow, a.js',
            message: 'could not be checked: it took longer than 1 s',
            remedy: expect.stringContaining('make it smaller or simpler'),
          },
        ]);
        expect(good).toEqual([]);
      } finally {
        inspector.end();
      }
    }));

  // RELEASE-3
  test('types that fill the memory of the compiler are refused', () =>
    inTemporaryFolder(async (folder) => {
      const digits = '0123456789'.replaceAll(/\d/g, "|'$&'");
      const typed = (third: string) =>
        `type D = ${digits}; type X = \`\${D}\${D}\${D}\`;
         export declare const read: { [K in X]: { [L in X]: [K, L, ${third}] } };`;
      const { candidate, folderOf } = await builtAgainst(folder, typed('1 | 2'), typed('1'));
      const inspector = createInspector({ workerFile: worker(), memoryLimitMb: 128 });
      try {
        expect(await checkTypes(candidate, folderOf, inspector.inspect)).toEqual([
          {
            rule: 'inspection',
            place: 'auth 1.0.0-0000000a, its declarations',
            message: 'could not be checked: it needed more than 128 MB',
            remedy: expect.any(String),
          },
        ]);
      } finally {
        inspector.end();
      }
    }));

  // RELEASE-3
  test('checkDocuments > 300 routes that two remotes declare > the process tells 200 and how many more', async () => {
    const descriptor = { routes: Array.from({ length: 300 }, (_, n) => route(`/zz/a${n}`)) };
    const candidate = {
      ...{ host: hostArtifact(), changed: new Set(['auth']), live: undefined },
      remotes: ['catalog', 'auth'].map((name) => remoteArtifact(name, { descriptor })),
    };
    const inspector = createInspector({ workerFile: worker() });
    try {
      const here = await checkDocuments(candidate, false);
      const told = await checkDocuments(candidate, false, inspector.inspect);
      expect(here.length).toBeGreaterThanOrEqual(300);
      expect(told.slice(0, 200)).toEqual(here.slice(0, 200));
      expect(told.slice(200)).toMatchObject([
        { rule: 'inspection', message: `here and elsewhere are ${here.length - 200} more faults` },
      ]);
    } finally {
      inspector.end();
    }
  });

  test('it finds the same as here, also in a script of 200,000 spaces', () =>
    inTemporaryFolder(async (folder) => {
      const contents = {
        ...sheet('body{display:none}'),
        ...script(`eval${SPACES};eval(text)`),
        'browser/static/js/b.js': `"//a${'.js?'.repeat(50_000)}`,
      };
      const made = { ...remoteArtifact('auth'), files: recordsOf(contents) } as Artifact;
      await writeArtifactFolder(folder, made, contents);
      const release = { app: made.name, version: made.version, folder };
      const inspector = createInspector({ workerFile: worker() });
      try {
        const refusals = await checkCode([release], [made], inspector.inspect);
        expect(refusals.map(({ rule }) => rule)).toEqual(['style', 'eval', 'foreign-script']);
      } finally {
        inspector.end();
      }
    }));
});
