import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTemporaryFolder } from '../../testing/artifacts.ts';
import { createLoader } from './commonjs.ts';

/** Runs `work` in a folder with these files, far from any `node_modules`. */
function withFiles(files: Record<string, string>, work: (folder: string) => void) {
  return inTemporaryFolder(async (folder) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    work(folder);
  });
}

test('a build loads its own files and what it is provided with, wherever it lies', () =>
  withFiles(
    {
      'server/index.js': `
        const { shout } = require('./chunks/shout.js');
        exports.text = shout(require('react').version, __filename.slice(__dirname.length));`,
      'server/chunks/shout.js': `
        const { punctuation } = require('../punctuation.js');
        module.exports = { shout: (...words) => words.join(punctuation) };`,
      'server/punctuation.js': "exports.punctuation = '!';",
    },
    (folder) => {
      const load = createLoader({ provided: { react: { version: '19' } } });
      expect(load(join(folder, 'server/index.js'))).toEqual({ text: '19!/index.js' });
    },
  ));

test.each(['fs', 'node:fs', 'child_process', 'node:process', 'net'])(
  'a build that asks for %s of Node is refused like any other name that is not provided',
  (name) =>
    withFiles({ 'index.js': `require('${name}')` }, (folder) => {
      expect(() => createLoader({ provided: {} })(join(folder, 'index.js'))).toThrow(
        `asks for ${name}, which the host does not provide`,
      );
    }),
);

test('a build cannot load the files of another one', () =>
  withFiles(
    {
      'shop/server/index.js': "require('../../desk/server/index.js')",
      'desk/server/index.js': "module.exports = 'desk'",
    },
    (folder) => {
      const load = createLoader({ provided: {} });
      expect(() => load(join(folder, 'shop/server/index.js'))).toThrow('no file of its build');
      expect(load(join(folder, 'desk/server/index.js'))).toBe('desk');
    },
  ));

test('a name that is no text is read once', () =>
  withFiles(
    {
      'index.js': `
        const names = ['react', '../secret.js'];
        require({ toString: () => names.shift(), startsWith: () => false });`,
    },
    (folder) => {
      const load = createLoader({ provided: { react: {} } });
      expect(load(join(folder, 'index.js'))).toEqual({});
    },
  ));

test('a build that asks for another package is refused by name, also for one that is installed here', () =>
  withFiles({ 'index.js': "require('semver')" }, (folder) => {
    const file = join(folder, 'index.js');
    expect(() => createLoader({ provided: { react: {} } })(file)).toThrow(
      `${file} asks for semver, which the host does not provide`,
    );
    expect(() => createLoader({ provided: {} })(file)).toThrow('does not provide');
  }));

test('what objects inherit is not provided', () =>
  withFiles({ 'index.js': "require('constructor')" }, (folder) => {
    expect(() => createLoader({ provided: {} })(join(folder, 'index.js'))).toThrow('constructor');
  }));

test('each loader has modules of its own, evaluated once, also in a circle', () =>
  withFiles(
    {
      'index.js': "exports.count = 0; exports.other = require('./other.js'); exports.done = true;",
      'other.js': "exports.seesDone = require('./index.js').done === true;",
    },
    (folder) => {
      const file = join(folder, 'index.js');
      const one = createLoader({ provided: {} });
      const two = createLoader({ provided: {} });
      const first = one(file) as { count: number; other: object };
      first.count += 1;
      expect(one(file)).toBe(first);
      expect(two(file)).toEqual({ count: 0, done: true, other: { seesDone: false } });
    },
  ));

test('a module that fails fails again, instead of being taken for a finished one', () =>
  withFiles({ 'index.js': "exports.half = true; throw new Error('broken');" }, (folder) => {
    const load = createLoader({ provided: {} });
    const file = join(folder, 'index.js');
    expect(() => load(file)).toThrow('broken');
    expect(() => load(file)).toThrow('broken');
    expect(() => load(join(folder, 'missing.js'))).toThrow('ENOENT');
  }));

test('a file that is loaded later is reported, which names the chunks of a lazy screen', () =>
  withFiles(
    {
      'index.js': "exports.lazy = () => require('./screen.js');",
      'screen.js': "module.exports = 'screen';",
    },
    (folder) => {
      const files: string[] = [];
      const load = createLoader({ provided: {}, onFile: (file) => files.push(file) });
      const { lazy } = load(join(folder, 'index.js')) as { lazy: () => string };
      files.length = 0;
      expect(lazy()).toBe('screen');
      expect(files).toEqual([join(folder, 'screen.js')]);
    },
  ));
