/** `tsx artwork/tools/version.ts`, from the root: writes the drawings' version into version.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contentVersion } from './content-version.ts';

const FILE = 'artwork/src/version.ts';
const version = contentVersion();
writeFileSync(
  FILE,
  readFileSync(FILE, 'utf8').replace(/ARTWORK_VERSION = '.*'/, `ARTWORK_VERSION = '${version}'`),
);
console.log(`artwork version ${version}`);
