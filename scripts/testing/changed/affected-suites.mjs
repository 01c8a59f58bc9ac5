import { readFileSync } from 'node:fs';
import { inRoot } from '../../lib/paths.mjs';
import { affectedBy } from './import-graph.mjs';

const TEST_FILE = /\.test\.tsx?$/;
/** The whole API and the table of its routes: each suite of the API imports each subject through them. */
const HUBS = new Set(['api/src/app.ts', 'api/src/routes.ts']);
const ROOMS_OF_PAGES = ['host/', 'remotes/', 'shared/'];
/** Suites, or folders of them, that read whole folders: any change in these can affect them. */
const READ_FOLDERS = {
  'scripts/checks/': [''],
  'api/testing/contract/called-routes.test.ts': [...ROOMS_OF_PAGES, 'platform/edge/'],
  'host/src/own-paths.test.ts': ['host/src/'],
  'platform/build/imported-files.test.ts': ROOMS_OF_PAGES,
  'platform/cli/checks/links-of-remotes.test.ts': ['remotes/'],
};

/** Whether a suite reads a folder that holds a changed file. */
const readsFolderOf = (suite, changed) =>
  Object.entries(READ_FOLDERS).some(
    ([suites, folders]) =>
      suite.startsWith(suites) &&
      changed.some((file) => folders.some((folder) => file.startsWith(folder))),
  );

/** Subjects of the API, such as `orders`, whose files are among the affected ones. */
const subjectsIn = (files) =>
  new Set(files.flatMap((file) => /^api\/src\/([^/.]+)\//.exec(file)?.[1] ?? []));

/** Whether a suite of the API asks for paths of a subject. */
function asksFor(suite, subjects) {
  const text = readFileSync(inRoot(suite), 'utf8');
  return [...subjects].some((subject) => new RegExp(`/api/(?:admin/)?${subject}\\b`).test(text));
}

/**
 * Returns the suites that a change can affect, and those left out: suites of the API that reach the change only
 * through the whole application, without asking for its paths.
 */
export function affectedSuites(changed, files, importers) {
  const through = new Map(
    [...importers].filter(([file]) => !HUBS.has(file) || changed.includes(file)),
  );
  const direct = affectedBy(changed, through);
  const subjects = subjectsIn([...direct]);
  const suites = files.filter((file) => TEST_FILE.test(file));
  const all = affectedBy(changed, importers);
  const run = suites.filter(
    (suite) =>
      direct.has(suite) ||
      readsFolderOf(suite, changed) ||
      (all.has(suite) &&
        (subjects.has(/^api\/src\/([^/.]+)\//.exec(suite)?.[1]) || asksFor(suite, subjects))),
  );
  const leftOut = suites.filter((suite) => all.has(suite) && !run.includes(suite));
  return { affected: direct, run, leftOut };
}
