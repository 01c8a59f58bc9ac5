import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, readIfThere, writeOnce } from '../registry/disk.ts';

const FOR_OWNER_ALONE = 0o600;

/** Whether another user of this machine may have read a file; false where there is none. */
async function isOpenToOthers(file: string): Promise<boolean> {
  try {
    return ((await stat(file)).mode & 0o077) !== 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * The secret of this installation's release service, kept in `dataDir` for its owner alone. Makes a new one where there
 * is none, or where others may have read it: earlier releases wrote it for everybody.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'release-secret');
  if (await isOpenToOthers(file)) await rm(file, { force: true });
  const kept = await readIfThere(file);
  if (kept !== undefined) return kept.trim();
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  const isMine = await writeOnce(file, `${secret}\n`, dataDir, FOR_OWNER_ALONE);
  return isMine ? secret : keptSecret(dataDir);
}
