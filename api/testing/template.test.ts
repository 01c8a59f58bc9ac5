import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityOf } from '@evmandi/contract/platform/process-identity';
import { isAbandoned } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'evmandi-template-'));
const lock = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a lock is its holder’s, not that of a later process with the same id', () => {
  const own = identityOf(process.pid);
  writeFileSync(lock, JSON.stringify(own));
  expect(isAbandoned(lock)).toBe(false);
  writeFileSync(lock, JSON.stringify({ ...own, bootId: 'another' }));
  expect(isAbandoned(lock)).toBe(true);
});

test('a lock that is being written or is gone is left alone', () => {
  writeFileSync(lock, '');
  expect(isAbandoned(lock)).toBe(false);
  rmSync(lock);
  expect(isAbandoned(lock)).toBe(false);
});
