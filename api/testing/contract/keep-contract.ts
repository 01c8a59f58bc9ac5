import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contractOf } from '../../src/documentation/openapi.ts';
import { ROUTES } from '../../src/routes.ts';

/** Where the repository begins; the command runs in `api`. */
const ROOT = join(process.cwd(), '..');
const FILE = join(ROOT, 'api/contract/previous/openapi.json');

// Makes this release's contract the previous one, which the next release is held to.
writeFileSync(FILE, `${JSON.stringify(contractOf(ROUTES), null, 2)}\n`);
const biome = createRequire(join(ROOT, 'package.json')).resolve('@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', FILE], { stdio: 'inherit' });
