import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRoot, listApps } from './apps.ts';
import { importedFiles, specifiersIn } from './imported-files.ts';
import { readLockFile } from './locked-packages.ts';

test('imports are found however they are written, and types are none', () => {
  const text = [
    "import { a } from './a.ts';",
    "import './a.css';",
    "import { b, type B } from './b.ts';",
    "import type { C } from './c.ts';",
    'export type {',
    '  D,',
    "} from './d.ts';",
    "export type Kind = 'one' | 'two';",
    'export type Name = string;',
    "export * from './e.ts';",
    "const f = () => import('./f.tsx');",
    'const g = await import(',
    "  /* webpackChunkName: 'g' */ './g.ts'",
    ');',
    "import yaml from 'yaml';",
    "new Worker(new URL('./h.worker.ts', import.meta.url));",
  ].join('\n');
  const css = '@import "./h.css" layer(ui); .a { composes: b from "./i.css"; src: url(./j.woff2) }';
  expect(specifiersIn(text)).toEqual([
    './a.ts',
    './a.css',
    './b.ts',
    './e.ts',
    './f.tsx',
    './g.ts',
    'yaml',
    './h.worker.ts',
  ]);
  expect(specifiersIn(css)).toEqual(['./h.css', './i.css', './j.woff2']);
});

const root = findRoot(__dirname);
const ROOMS = ['host', 'remotes', 'shared'];
const isSource = (file: string) =>
  /\.(?:tsx?|css)$/.test(file) && !/\.test\.|node_modules|[\\/]dist[\\/]/.test(file);
const sources = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(room, file),
  ),
).filter(isSource);

test('no source refers to a file beside it in a way that is not seen', () => {
  const unseen = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const seen = new Set(specifiersIn(text));
    const types = /\btype\b[^'";]*\bfrom\s*(['"][^'"]+['"])/g;
    const ofTypes = new Set([...text.matchAll(types)].map(([, path = '']) => path.slice(1, -1)));
    return [...text.matchAll(/['"`](\.{1,2}\/[^'"`\n]+)['"`]/g)]
      .map(([, path = '']) => path)
      .filter((path) => existsSync(join(root, dirname(file), path)))
      .filter((path) => !seen.has(path) && !ofTypes.has(path))
      .map((path) => `${file}: ${path}`);
  });
  expect(sources.length).toBeGreaterThan(300);
  expect(unseen).toEqual([]);
});

test('what an app imports from other rooms is found in them', () => {
  const lock = readLockFile(root);
  const provided = new Set<string>();
  const entries = listApps(root).map((app) =>
    app === 'host' ? 'host/src/index.ts' : `remotes/${app}/src/routes.tsx`,
  );
  const { files, packages } = importedFiles({ root, lock, entries, provided });
  for (const room of ['shared/ui/src', 'shared/contract/src', 'shared/runtime/src']) {
    expect([room, [...files].some((file) => file.startsWith(room))]).toEqual([room, true]);
  }
  const names = [...packages.values()].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'axios', 'zustand']));
  expect(names.filter((name) => name.startsWith('@evmandi/'))).toEqual([]);
});
