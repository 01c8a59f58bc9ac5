import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { Problem } from './problem.mjs';
import { bold, dim, say, since } from './say.mjs';

const STAMP = inRoot('node_modules/.evmandi-install');

/** Folders of the workspace, relative to the root, read without a YAML parser: none is installed yet. */
function workspaceFolders() {
  const text = readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8');
  const packages = /^packages:\n((?: +- .*\n)+)/m.exec(text)?.[1] ?? '';
  const patterns = [...packages.matchAll(/- ['"]?([^'"\n]+)/g)].map((match) => match[1].trim());
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`);
  });
}

function inputsHash() {
  const folders = workspaceFolders().map((folder) => `${folder}/package.json`);
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', ...folders];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of files.sort()) {
    if (!existsSync(inRoot(file))) continue;
    hash.update(`${file}\n`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

const isFresh = (hash) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/** Installs what pnpm-lock.yaml names, unless exactly that is installed already. */
export async function installDependencies() {
  if (isFresh(inputsHash())) {
    say(dim('Dependencies: as the lock file says.'));
    return;
  }
  await withLock('install', async () => {
    const hash = inputsHash();
    if (isFresh(hash)) return;
    const started = performance.now();
    say(bold('Installing dependencies ...'));
    const { code, stopped } = await pnpm([
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--config.confirm-modules-purge=false',
    ]);
    if (stopped) throw new Problem('', 130);
    if (code !== 0) {
      throw new Problem(
        `The installation failed (exit code ${code}): see the lines above, then run it again.`,
      );
    }
    mkdirSync(inRoot('node_modules'), { recursive: true });
    writeFileSync(STAMP, hash);
    say(`Dependencies installed in ${since(started)}.`);
  });
}
