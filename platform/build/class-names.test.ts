import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classNames } from './class-names.ts';

const directory = mkdtempSync(join(tmpdir(), 'evmandi-classes-'));
const APP = { directory, name: 'cart', development: false };
const at = (file: string) => ({ resourcePath: join(directory, file) });
const write = (file: string, text: string) => writeFileSync(join(directory, file), text);
const named = (...files: string[]) =>
  classNames(APP, () => files.map((file) => join(directory, file)));

beforeAll(() => {
  write(
    'a.module.css',
    '.row { margin: 0.5rem }\n.row .cell { animation: turn 1s }\n@keyframes turn {}',
  );
  write('b.module.css', '.row {}');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('names a class alike in each build, after its app, its file and its place in that', () => {
  const [browser, server] = [named('a.module.css', 'b.module.css'), named('a.module.css')];
  const row = browser(at('a.module.css'), '', 'row');
  expect(row).toMatch(/^cart_[\w-]{2}0$/);
  expect(server(at('a.module.css'), '', 'row')).toBe(row);
  expect(browser(at('a.module.css'), '', 'cell')).toBe(row.replace(/0$/, '1'));
  expect(browser(at('a.module.css'), '', 'turn')).toBe(row.replace(/0$/, '2'));
  expect(browser(at('b.module.css'), '', 'row')).toMatch(/^cart_[\w-]{2}0$/);
  expect(browser(at('b.module.css'), '', 'row')).not.toBe(row);
});

test('says in development what a class is called in its file', () => {
  const names = classNames({ ...APP, development: true }, () => [join(directory, 'a.module.css')]);
  expect(names(at('a.module.css'), '', 'row')).toMatch(/^cart_row_[\w-]{2}0$/);
});

test('gives each of many files letters of its own, and all but a few keep them beside one more', () => {
  const files = Array.from({ length: 400 }, (_, index) => `${index}.module.css`);
  for (const file of files) write(file, '.row {}');
  const namesOf = (some: string[]) => {
    const names = named(...some);
    return some.map((file) => names(at(file), '', 'row'));
  };
  const all = namesOf(files);
  expect(new Set(all).size).toBe(files.length);
  const kept = namesOf(files.slice(1)).filter((name) => all.includes(name));
  expect(kept.length).toBeGreaterThan(390);
});

test('ends the build where two classes of packages would get one name', () => {
  const names = named();
  // Among 40,000 names of four letters two are equal for certain.
  const all = () => {
    for (let index = 0; index < 40_000; index += 1) names(at('p.module.css'), '', `c${index}`);
  };
  expect(all).toThrow(/^\.c\d+ of p\.module\.css and \.c\d+ of .*: rename one of them$/);
});
