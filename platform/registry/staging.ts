import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hasCode } from './disk.ts';

const ABANDONED_MS = 60 * 60 * 1000;
const OWNER = /^(\d+)-[0-9a-f]+@(.*)$/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** A new empty folder whose name says who works in it, so that leftovers of the dead are known. */
export async function createStagingFolder(staging: string): Promise<string> {
  const folder = join(staging, `${process.pid}-${randomBytes(6).toString('hex')}@${hostname()}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

async function isAbandoned(path: string, name: string, now: number): Promise<boolean> {
  const [, pid, host] = OWNER.exec(name) ?? [];
  if (pid && host === hostname() && !isRunning(Number(pid))) return true;
  const { mtimeMs } = await stat(path);
  return now - mtimeMs > ABANDONED_MS;
}

/**
 * Removes what processes left behind that died in the middle of a put: folders of processes of this
 * machine that no longer run, and anything older than an hour. Returns the names removed.
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
