import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from './imports.ts';
import { knownVariables } from './variables.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs', ['.md'])];

test.each(documents)('every link of %s leads to a file', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1] ?? '');
  const broken = links.filter(
    (link) => !link.includes('://') && !existsSync(path.join(root, path.dirname(document), link)),
  );
  expect(broken).toEqual([]);
});

test('README.md lists exactly the variables that the processes read', () => {
  const table = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  const known = new Set([...knownVariables('api'), ...knownVariables('platform')]);
  expect(listed.map((match) => match[1]).sort()).toEqual([...known].sort());
});

test('the index of decisions names every decision', () => {
  const index = read('docs/decisions/README.md');
  const missing = filesBelow('docs/decisions', ['.md'])
    .map((file) => path.basename(file))
    .filter((name) => name !== 'README.md' && !index.includes(`(${name})`));
  expect(missing).toEqual([]);
});
