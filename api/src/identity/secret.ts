import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The secret that signs tokens, made once and kept in `<dataDir>/token-secret`, readable by its owner
 * alone, so that sessions outlive a restart. Processes that start at once end up with the same one.
 */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  const known = read(file);
  if (known) return known;
  mkdirSync(dataDir, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
  const secret = read(file);
  if (!secret) throw new Error(`${file} is empty: remove it, or set JWT_SECRET.`);
  return secret;
}
