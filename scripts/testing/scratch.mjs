import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Linux keeps its files in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'evmandi-test-';
/** A whole run holds less than 2 GB there at any time. */
const ROOM_BYTES = 4 * 2 ** 30;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What runs left that were killed. */
function removeLeftOvers() {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Puts the temporary files of this process and its children into memory until it ends, where there is room and `TMPDIR`
 * names no other place. On a disk they cost the kernel up to eight times the CPU time.
 */
export function keepFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeLeftOvers();
  const folder = path.join(MEMORY, `${PREFIX}${process.pid}`);
  // PostgreSQL's files belong to another user, who has to pass.
  mkdirSync(folder, { mode: 0o711 });
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
