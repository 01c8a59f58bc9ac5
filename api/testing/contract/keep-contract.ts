import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contractOf, type OpenApi } from '../../src/documentation/openapi.ts';
import { ROUTES } from '../../src/routes.ts';
import { calledRoutes } from './called-routes.ts';
import { contractChanges } from './contract-changes.ts';

/** Where the repository begins; the command runs in `api`. */
const ROOT = join(process.cwd(), '..');
const FILE = join(ROOT, 'api/contract/previous/openapi.json');

/** Keeps today's contract of the routes that are called; returns what a released caller would miss in it. */
function keepContract(): string[] {
  const previous: OpenApi = JSON.parse(readFileSync(FILE, 'utf8'));
  const today = contractOf(calledRoutes(ROUTES, ROOT));
  writeFileSync(FILE, `${JSON.stringify(today, null, 2)}\n`);
  const biome = createRequire(join(ROOT, 'package.json')).resolve('@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', FILE], { stdio: 'inherit' });
  return contractChanges(previous, today);
}

const missed = keepContract();
if (missed.length > 0) {
  process.stderr.write(
    `Kept, but a released page that is still open may miss this:\n${missed.join('\n')}\n`,
  );
}
