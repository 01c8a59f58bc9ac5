import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeDeclarations } from './declarations.mjs';
import { LIBRARIES, writeLibrary } from './library.mjs';
import { writePlatform } from './platform.mjs';
import { packFolder } from './tarball.mjs';

/**
 * Makes a tarball of each package that a team outside of this repository needs: JavaScript with type declarations,
 * and exact versions of what it depends on. Returns their paths.
 */
export async function packAll(folder) {
  const work = mkdtempSync(path.join(os.tmpdir(), 'evmandi-pack-'));
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of LIBRARIES) await writeLibrary(name, path.join(work, name));
    await writePlatform(path.join(work, 'platform'));
    writeDeclarations(work);
    const packages = [...LIBRARIES, 'platform'];
    return packages.map((name) => packFolder(path.join(work, name), folder));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
