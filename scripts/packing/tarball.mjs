import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../lib/problem.mjs';

function hashOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Packs a folder with its package.json, which then also says what is in it. Returns the path of the tarball. */
export function packFolder(folder, into) {
  const file = path.join(folder, 'package.json');
  const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), contents: hashOf(folder) };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const args = ['pack', folder, '--pack-destination', into, '--ignore-scripts', '--json'];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', cwd: into });
  if (status !== 0) throw new Problem(`npm could not pack ${manifest.name}:\n${stderr}`);
  return path.join(into, JSON.parse(stdout)[0].filename);
}
