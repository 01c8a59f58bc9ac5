import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type FolderLock, lockFolder } from './folder-lock.ts';

/** The folder cannot be opened as a database. */
export class EmbeddedDatabaseError extends Error {}

/** Loads PGlite only where it is used: with a server, its 300 MB are never needed. */
async function createPGlite(folder: string): Promise<PGlite> {
  const [{ PGlite: Embedded }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return Embedded.create({ dataDir: folder, extensions: { pg_trgm } });
}

/**
 * Makes a database its owner's alone. PGlite gives each file that it writes to everybody, whatever the
 * process's umask: while it runs the folder keeps others out, and its files are closed before and after.
 */
export function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? 0o700 : 0o600;
    const path = join(entry.parentPath, entry.name);
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  }
}

const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/** Whether there is an embedded database below `dataDir`. */
export const hasEmbedded = (dataDir: string): boolean => isDatabase(join(dataDir, 'db'));

/** A database is built beside its place and moved there whole: a kill in the middle leaves nothing half. */
async function initialise(dataDir: string): Promise<void> {
  const target = join(dataDir, 'db');
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new EmbeddedDatabaseError(
      `${target} holds files that are no database: move them away, or set DATA_DIR to another folder.`,
    );
  }
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('db.new-')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = join(dataDir, `db.new-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder, { mode: 0o700 });
  await (await createPGlite(folder)).close();
  rmSync(target, { recursive: true, force: true });
  renameSync(folder, target);
}

/**
 * The embedded database in `<dataDir>/db`, made when it is not there, held by this process alone and
 * readable by its owner alone.
 * Throws `FolderInUse` and {@link EmbeddedDatabaseError}.
 */
export async function openEmbedded(dataDir: string): Promise<{ pglite: PGlite; lock: FolderLock }> {
  const lock = await lockFolder(dataDir);
  const target = join(dataDir, 'db');
  try {
    if (!isDatabase(target)) await initialise(dataDir);
    closeToOthers(target);
    return { pglite: await createPGlite(target), lock };
  } catch (error) {
    lock.release();
    if (error instanceof EmbeddedDatabaseError) throw error;
    const { message = 'no reason given' } = error as Partial<Error>;
    throw new EmbeddedDatabaseError(
      isDatabase(target)
        ? `The database in ${target} cannot be opened (${message}): move the folder away to begin with a new one.`
        : `No database can be made in ${dataDir} (${message}): it takes 200 MB of room, and the right to write there.`,
      { cause: error },
    );
  }
}
