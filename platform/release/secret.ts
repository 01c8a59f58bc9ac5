import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeOnce } from '../registry/disk.ts';

/** The secret of this installation's release service, kept in `dataDir` and made when there is none yet. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'release-secret');
  const kept = await readIfThere(file);
  if (kept !== undefined) return kept.trim();
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  const isMine = await writeOnce(file, `${secret}\n`, dataDir);
  return isMine ? secret : keptSecret(dataDir);
}
