import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT } from './process.ts';

function sources(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { cwd: PROJECT, encoding: 'utf8' });
  return stdout.split('\n').filter((file) => file && existsSync(join(PROJECT, file)));
}

function packageFolders(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('/package.json'))
    .map(dirname)
    .filter((folder) => existsSync(join(PROJECT, folder, 'node_modules')));
}

/**
 * A copy of the project's sources and bundles in a folder of its own, so that a test can change a text and
 * ship it. Installed packages are linked, not copied.
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'evmandi-copy-'));
  const files = sources();
  const bundles = ['api/dist', 'platform/dist'];
  for (const file of [...files, ...bundles]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(PROJECT, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of packageFolders(files)) {
    const modules = join(folder, 'node_modules');
    cpSync(join(PROJECT, modules), join(copy, modules), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return copy;
}

/** The registry of the shared site in a new data folder: nothing has to be built again. */
export function copyRegistry(dataDir: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'evmandi-data-'));
  cpSync(join(dataDir, 'registry'), join(copy, 'registry'), { recursive: true });
  return copy;
}
