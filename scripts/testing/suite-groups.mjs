import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

const FOLDER = inRoot('.suites');
const ROOMS = ['api', 'artwork', 'bench', 'host', 'platform', 'remotes', 'scripts', 'shared'];
const IGNORED = new Set(['node_modules', 'dist', '.cache', '.data']);
const TEST_FILE = /\.test\.tsx?$/;

/** A mock and an environment hold for all of a group, so a suite that has one runs alone. */
const RUNS_ALONE = /jest\.(?:mock|doMock|resetModules|isolateModules)\b|@jest-environment\b/;
const ENVIRONMENT = /@jest-environment \S+/;
/** Suites of these groups work on databases or start processes: a few are as long as many of the others. */
const LONG = /^(?:api|platform|scripts)\b/;
const MOST = { long: 6, short: 24 };

function testFiles(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : testFiles(name);
    return TEST_FILE.test(entry.name) ? [name] : [];
  });
}

const kindOf = (file) => (file.endsWith('x') ? 'dom' : 'node');

/** Suites that load the same modules are in one group: those of a room and kind, next to each other. */
function groupFiles(files) {
  const groups = new Map();
  for (const file of files) {
    if (RUNS_ALONE.test(readFileSync(inRoot(file), 'utf8'))) {
      groups.set(file, [file]);
      continue;
    }
    const room = file.split('/').slice(0, /^(?:remotes|shared)\//.test(file) ? 2 : 1);
    const key = [...room, kindOf(file)].join('-');
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups].flatMap(([key, members]) => {
    const most = LONG.test(key) ? MOST.long : MOST.short;
    const parts = Math.ceil(members.length / most);
    const size = Math.ceil(members.length / parts);
    return Array.from({ length: parts }, (_, part) =>
      members.slice(part * size, (part + 1) * size),
    );
  });
}

const helper = inRoot('scripts/jest/suite-group.cjs');

/**
 * Writes one file for Jest for each group of suites, since each file that Jest runs loads all its modules anew.
 * Returns the number of suites.
 */
export function writeSuiteGroups() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const files = ROOMS.flatMap(testFiles).sort();
  const seen = new Map();
  for (const group of groupFiles(files)) {
    const kind = kindOf(group[0]);
    const room = group[0].split('/').slice(0, 2).join('-');
    const number = (seen.get(`${room}-${kind}`) ?? 0) + 1;
    seen.set(`${room}-${kind}`, number);
    const name = `${room}-${number}.test.${kind === 'dom' ? 'jsx' : 'js'}`;
    const list = JSON.stringify(
      group.map((file) => inRoot(file)),
      null,
      2,
    );
    const [environment] = ENVIRONMENT.exec(readFileSync(inRoot(group[0]), 'utf8')) ?? [];
    const docblock = environment ? `/** ${environment} */\n` : '';
    const call = `require(${JSON.stringify(helper)}).runSuites(${list});\n`;
    writeFileSync(path.join(FOLDER, name), docblock + call);
  }
  return files.length;
}
