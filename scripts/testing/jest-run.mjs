import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot, root } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { say, yellow } from '../lib/say.mjs';
import { missingNginx } from './nginx.mjs';
import { runStep } from './step.mjs';

const require = createRequire(import.meta.url);
const REPORT = inRoot('.cache/jest-report.json');
/** For what hangs: some machines take three times as long as others. */
const LIMIT_MS = 3_000_000;

/** What titles say that tests need, with the name under which CI_REQUIRE may demand it. */
const NEEDS = [
  { mark: '(needs PostgreSQL)', kind: 'postgres', what: 'tests on PostgreSQL' },
  { mark: '(needs nginx)', kind: 'nginx', what: 'tests of the front' },
];

/** The tests of a report that `picks` takes, with their file. */
function pick(report, picks) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(picks)
      .map(({ fullName }) => ({ file: path.relative(root, name), fullName })),
  );
}

/** What passed only when it was run again: to be looked at, though it fails nothing. */
function tellSecondTries(report) {
  const late = pick(report, ({ status, invocations }) => status === 'passed' && invocations > 1);
  for (const { file, fullName } of late) say(yellow(`SECOND TRY ${file}: ${fullName}`));
}

function tellPending(tally, report, missing, full) {
  const pending = pick(report, ({ status }) => ['pending', 'todo'].includes(status));
  const lacks = (mark) => pending.filter(({ fullName }) => fullName.includes(mark)).length;
  for (const { mark, kind, what } of NEEDS) {
    const count = lacks(mark);
    const reason = missing[kind];
    if (reason) tally.skip(`${what} (${count})`, reason, { kind, count: Math.max(1, count) });
  }
  const marks = NEEDS.filter(({ kind }) => missing[kind]).map(({ mark }) => mark);
  const others = pending.filter(({ fullName }) => !marks.some((mark) => fullName.includes(mark)));
  const reason = full ? 'they are marked as skipped' : 'they belong to npm run test:full';
  for (const file of new Set(others.map((test) => test.file))) {
    const count = others.filter((test) => test.file === file).length;
    tally.skip(`${count} tests of ${file}`, reason, { count });
  }
}

/** All unit and integration tests, on a PostgreSQL server of their own. */
export async function jestRun(tally, { full }) {
  const postgres = await startPostgres();
  const where = postgres.url ? `PostgreSQL: ${postgres.source}` : 'no PostgreSQL';
  const done = tally.start(`tests (jest, ${where})`);
  rmSync(REPORT, { force: true });
  const jest = require.resolve('jest/bin/jest');
  const { code, late, cpuSeconds } = await runStep(
    process.execPath,
    [jest, ...['--ci', '--json', `--outputFile=${REPORT}`]],
    {
      show: 'jest',
      limitMs: full ? 3 * LIMIT_MS : LIMIT_MS,
      env: postgres.url ? { TEST_DATABASE_URL: postgres.url } : {},
    },
  );
  await postgres.stop?.();
  if (!existsSync(REPORT)) {
    done({ failed: 1, note: late ? 'it took too long and was ended' : `exit code ${code}` });
    return;
  }
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const broken = report.numRuntimeErrorTestSuites;
  const failed = report.numFailedTests + broken;
  done({
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    cpuSeconds,
  });
  tellSecondTries(report);
  tellPending(tally, report, { postgres: postgres.missing, nginx: missingNginx() }, full);
}
