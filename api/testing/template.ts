import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  identityOf,
  isAlive,
  type ProcessIdentity,
} from '@evmandi/contract/platform/process-identity';

/** What the rows of a first start follow from. */
const SOURCES = [
  'api/src/database',
  'api/sample-data',
  'api/src/identity',
  'shared/contract/src',
  'artwork/src',
  'api/testing/memory-database.ts',
  'api/testing/sample-database.ts',
  'scripts/lib/sample-database.mjs',
];
const FOLDER = join(process.cwd(), '.cache/api-templates');
/** What no run needs any more. */
const OLD_MS = 600_000;

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Changes with the sources and, since dates are offsets from the first start, with the day. */
export function templateKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const source of SOURCES) {
    for (const file of filesIn(join(process.cwd(), source))) {
      if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const isOld = (path: string) => Date.now() - statSync(path).mtimeMs > OLD_MS;

/** Returns whether the process that holds the lock has ended without giving it back. */
export function isAbandoned(lock: string): boolean {
  try {
    return !isAlive(JSON.parse(readFileSync(lock, 'utf8')) as ProcessIdentity);
  } catch {
    // Given back, or not yet written.
    return false;
  }
}

function keep(file: string, dumped: Uint8Array): void {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    if (name.endsWith('.tar') && isOld(path)) rmSync(path, { force: true });
  }
  writeFileSync(`${file}.new`, dumped);
  renameSync(`${file}.new`, file);
}

/**
 * The file that `build` made, once for all workers of a run and for later runs on the same sources: one
 * worker builds, the others wait for it.
 */
export async function template(build: () => Promise<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const file = join(FOLDER, `${templateKey()}.tar`);
  const lock = `${file}.lock`;
  mkdirSync(FOLDER, { recursive: true });
  while (!existsSync(file)) {
    try {
      writeFileSync(lock, JSON.stringify(identityOf(process.pid)), { flag: 'wx' });
    } catch {
      if (isAbandoned(lock)) rmSync(lock, { force: true });
      else await sleep(200);
      continue;
    }
    try {
      if (!existsSync(file)) keep(file, await build());
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return readFileSync(file);
}
