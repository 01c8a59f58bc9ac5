import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  identityOf,
  isAlive,
  type ProcessIdentity,
} from '@evmandi/contract/platform/process-identity';

const ATTEMPTS = 6;
const CLAIM = /^db\.\d+-[0-9a-f]{8}\.lock$/;

/** Another process works on the folder. The message is one line for the person who started this one. */
export class FolderInUse extends Error {}

export interface FolderLock {
  release(): void;
}

function readClaim(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

/** Living holders other than `own`; claims of dead processes are swept away. */
function otherHolders(folder: string, own: string): ProcessIdentity[] {
  const files = readdirSync(folder).filter((name) => CLAIM.test(name) && name !== own);
  return files.flatMap((name) => {
    const claim = readClaim(join(folder, name));
    if (claim && isAlive(claim)) return [claim];
    rmSync(join(folder, name), { force: true });
    return [];
  });
}

function claim(folder: string): string {
  const name = `db.${process.pid}-${randomBytes(4).toString('hex')}.lock`;
  const part = join(folder, `${name}.part`);
  writeFileSync(part, JSON.stringify(identityOf(process.pid)));
  renameSync(part, join(folder, name));
  return name;
}

/**
 * Makes this process the only one on the database below `folder`. Every process writes a claim of its own
 * first and looks at the others' second, so two can never both succeed; when both back out, they try
 * again after a random pause. No process removes the claim of a living one, so there is no moment in
 * which a stale lock is taken over twice. Throws {@link FolderInUse}.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const own = claim(folder);
    const remove = () => rmSync(join(folder, own), { force: true });
    // Whatever ends this process in order, also before the database is open.
    process.once('exit', remove);
    const release = () => {
      process.off('exit', remove);
      remove();
    };
    const [holder] = otherHolders(folder, own);
    if (!holder) return { release };
    release();
    if (attempt === ATTEMPTS) {
      throw new FolderInUse(
        `The database in ${join(folder, 'db')} is in use by process ${holder.pid}: ` +
          'stop that process, or set DATA_DIR to another folder.',
      );
    }
    await sleep(30 + Math.random() * 120);
  }
}
