import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

function sources() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((file) => file && existsSync(inRoot(file)));
}

function packageFolders(files) {
  return files
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => path.dirname(file))
    .filter((folder) => existsSync(inRoot(folder, 'node_modules')));
}

/**
 * A copy of the project's sources and bundles in a temporary folder, so that a text can be changed
 * and shipped. Installed packages are linked, not copied.
 */
export function copyProject() {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'evmandi-copy-'));
  const files = sources();
  const made = ['api/dist', 'platform/dist', '.cache/declarations.json'].filter((file) =>
    existsSync(inRoot(file)),
  );
  for (const file of [...files, ...made]) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(inRoot(file), path.join(copy, file), { recursive: true });
  }
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'));
  for (const folder of packageFolders(files)) {
    const modules = path.join(folder, 'node_modules');
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync(inRoot(modules), path.join(copy, modules), options);
  }
  return copy;
}

/** The registry of a data folder in another one, a new one unless given: nothing in it has to be built again. */
export function copyRegistry(dataDir, copy = mkdtempSync(path.join(os.tmpdir(), 'evmandi-data-'))) {
  // The edges of the other site are none of this one, and write their files all the time.
  const filter = (file) => path.basename(file) !== 'edges';
  cpSync(path.join(dataDir, 'registry'), path.join(copy, 'registry'), { recursive: true, filter });
  return copy;
}
