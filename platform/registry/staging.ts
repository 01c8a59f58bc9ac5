import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { identityOf, isAlive } from '@evmandi/contract/platform/process-identity';
import { hasCode } from './disk.ts';

const ABANDONED_MS = 60 * 60 * 1000;
/** `<process>[.<its start>]-<random>@<machine>`. */
const OWNER = /^(\d+)(?:\.(\d+))?-[0-9a-f]+@(.*)$/;

/** Creates an empty folder named after this process, so that one left by an ended process is known. */
export async function createStagingFolder(staging: string): Promise<string> {
  const { pid, startTime } = identityOf(process.pid);
  const owner = startTime === null ? `${pid}` : `${pid}.${startTime}`;
  const folder = join(staging, `${owner}-${randomBytes(6).toString('hex')}@${hostname()}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

async function isAbandoned(path: string, name: string, now: number): Promise<boolean> {
  const [, pid, startTime = null, host] = OWNER.exec(name) ?? [];
  const owner = { pid: Number(pid), startTime, bootId: null };
  if (pid && host === hostname() && !isAlive(owner)) return true;
  const { mtimeMs } = await stat(path);
  return now - mtimeMs > ABANDONED_MS;
}

/**
 * Removes what was left by processes that ended during a put: folders of processes of this machine that
 * no longer run, and anything older than an hour. Returns the names removed.
 */
export async function sweepStaging(staging: string, now = Date.now()): Promise<string[]> {
  const names = await readdir(staging).catch(() => []);
  const removed: string[] = [];
  for (const name of names) {
    const path = join(staging, name);
    try {
      if (!(await isAbandoned(path, name, now))) continue;
      await rm(path, { recursive: true, force: true });
      removed.push(name);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
  return removed;
}
