import { readFileSync } from 'node:fs';
import path from 'node:path';

const FIRST = ['start', 'test', 'dev', 'bench', 'platform'];
const STATIC_IMPORT = /^(?:import\s+|(?:import|export)\b[^'"=(]*?\bfrom\s+)['"]([^'"]+)['"]/gm;

/** All that a script loads before it does anything: its imports, and theirs. */
function loadedBy(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const names = [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(
    ([, name = '']) => name,
  );
  seen.set(file, names);
  for (const name of names) {
    if (name.startsWith('.')) loadedBy(path.resolve(path.dirname(file), name), seen);
  }
  return seen;
}

test.each(FIRST)('npm run %s begins on a machine where nothing is installed', (script) => {
  const loaded = [...loadedBy(path.resolve('scripts', `${script}.mjs`))];
  const packages = loaded.flatMap(([file, names]) =>
    names
      .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
      .map((name) => `${path.relative('.', file)}: ${name}`),
  );
  expect(loaded.length).toBeGreaterThan(3);
  expect(packages).toEqual([]);
});
