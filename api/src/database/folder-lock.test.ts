import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityOf } from '@evmandi/contract/platform/process-identity';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
let other: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evmandi-lock-'));
});
afterEach(() => {
  other?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const claims = () => readdirSync(folder).filter((name) => name.endsWith('.lock'));

function livingProcess(): number {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  return Number(other.pid);
}

const leaveClaim = (pid: number, claim: object) =>
  writeFileSync(join(folder, `db.${pid}-00000000.lock`), JSON.stringify(claim));

test('is held by one and free again after release', async () => {
  const lock = await lockFolder(folder);
  expect(claims()).toHaveLength(1);
  lock.release();
  expect(claims()).toEqual([]);
  (await lockFolder(folder)).release();
});

test('a living holder is respected and named, with the remedy', async () => {
  const pid = livingProcess();
  leaveClaim(pid, identityOf(pid));
  const refusal = lockFolder(folder);
  await expect(refusal).rejects.toThrow(FolderInUse);
  await expect(refusal).rejects.toThrow(
    `The database in ${join(folder, 'db')} is in use by process ${pid}: stop that process, or set DATA_DIR to another folder.`,
  );
  expect(claims()).toEqual([`db.${pid}-00000000.lock`]);
});

test('a claim of an ended process, of a reused id or of another boot is swept away', async () => {
  const pid = livingProcess();
  const identity = identityOf(pid);
  leaveClaim(4_194_304, { pid: 4_194_304, bootId: identity.bootId, startTime: '1' });
  leaveClaim(pid, { ...identity, startTime: '1' });
  leaveClaim(process.pid, { ...identityOf(process.pid), bootId: 'an earlier one' });
  writeFileSync(join(folder, 'db.77-11111111.lock'), '{"pid":');
  const lock = await lockFolder(folder);
  expect(claims()).toHaveLength(1);
  lock.release();
});

test('of many that begin at once at most one holds it at any time', async () => {
  let holding = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      const lock = await lockFolder(folder).catch(() => undefined);
      if (!lock) return;
      holding += 1;
      most = Math.max(most, holding);
      await new Promise((resolve) => setTimeout(resolve, 20));
      holding -= 1;
      lock.release();
    }),
  );
  expect(most).toBeLessThanOrEqual(1);
  expect(claims()).toEqual([]);
});
