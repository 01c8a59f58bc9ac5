import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { nameByContent } from './content-names.ts';

type Files = Record<string, string>;

/** A remote's build as the bundler leaves it. */
const BUILD: Files = {
  'remoteEntry.js': 'u=e=>"static/js/"+e+"."+{3:"697ee011ce",c:"be08bc358b"}[e],css={c:"2ae028b5"}',
  'mf-manifest.json':
    '{"remoteEntry":{"name":"remoteEntry.js"},"js":["static/js/3.697ee011ce.js"],"css":["static/css/c.2ae028b5.css"]}',
  'static/js/3.697ee011ce.js': 'import("c")',
  'static/js/c.be08bc358b.js': '/*! see c.be08bc358b.js.LICENSE.txt */ screen("#697ee011")',
  'static/js/c.be08bc358b.js.LICENSE.txt': 'MIT',
  'static/css/c.2ae028b5.css': '.a{color:#2ae028}',
  'static/css/d.2ae028b5.css': '.a{color:#2ae028}',
  'static/font/f.93af595f71.woff2': 'font',
};

/** Runs it over a build; returns the files by their new names, and the names by the old ones. */
function named(build: Files) {
  return inTemporaryFolder(async (folder) => {
    for (const [file, text] of Object.entries(build)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    const nameOf = await nameByContent(folder);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files: Files = {};
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      files[path.slice(folder.length + 1)] = await readFile(path, 'utf8');
    }
    return { files, nameOf };
  });
}

const digest = (text = '') => createHash('sha256').update(text).digest('base64url');

test('the name of each script and style sheet carries the digest of its content', async () => {
  const { files, nameOf } = await named(BUILD);
  expect(Object.keys(files)).toHaveLength(Object.keys(BUILD).length);
  for (const old of Object.keys(BUILD).filter((file) => /\.(?:js|css)$/.test(file))) {
    const [, found] = /\.([\w-]{43})\.(?:js|css)$/.exec(nameOf(old)) ?? [];
    expect([old, digest(files[nameOf(old)])]).toEqual([old, found]);
  }
  expect(nameOf('static/js/3.697ee011ce.js')).toBe(`static/js/3.${digest('import("c")')}.js`);
  expect(nameOf('remoteEntry.js')).toMatch(/^remoteEntry\.[\w-]{43}\.js$/);
  for (const kept of ['static/js/c.be08bc358b.js.LICENSE.txt', 'static/font/f.93af595f71.woff2']) {
    expect(files[kept]).toBe(BUILD[kept]);
  }
});

test('files name each other by the new names; what only looks alike stays', async () => {
  const { files, nameOf } = await named(BUILD);
  const [routes, screen] = ['static/js/3.697ee011ce.js', 'static/js/c.be08bc358b.js'].map(nameOf);
  const sheet = nameOf('static/css/c.2ae028b5.css');
  const part = (name = '') => name.split('.')[1];
  expect(files[nameOf('remoteEntry.js')]).toBe(
    `u=e=>"static/js/"+e+"."+{3:"${part(routes)}",c:"${part(screen)}"}[e],css={c:"${part(sheet)}"}`,
  );
  expect(JSON.parse(files['mf-manifest.json'] ?? '')).toEqual({
    remoteEntry: { name: nameOf('remoteEntry.js') },
    js: [routes],
    css: [sheet],
  });
  expect(files[screen ?? '']).toBe(BUILD['static/js/c.be08bc358b.js']);
});

test('a change of one chunk is one of its name and of those that name it', async () => {
  const changed = { ...BUILD, 'static/js/c.be08bc358b.js': 'screen(2)' };
  const [before, after] = [await named(BUILD), await named(changed)];
  const moved = Object.keys(BUILD).filter((file) => before.nameOf(file) !== after.nameOf(file));
  expect(moved).toEqual(['remoteEntry.js', 'static/js/c.be08bc358b.js']);
});

test('names that cannot be given are refused', async () => {
  const circle = { 'a.0000000001.js': '"0000000002"', 'b.0000000002.js': '"0000000001"' };
  await expect(named(circle)).rejects.toThrow('a.0000000001.js names itself');
  const alike = { 'a.00000001.css': '.a{}', 'b.00000001.css': '.b{}' };
  await expect(named(alike)).rejects.toThrow("differ, but not in the bundler's hash");
});
