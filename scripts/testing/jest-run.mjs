import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { clearSuiteCosts } from './costs.mjs';
import { missingNginx } from './nginx.mjs';
import { runStep } from './step.mjs';
import { writeSuiteGroups } from './suite-groups.mjs';
import { JEST } from './tools.mjs';

const REPORT = inRoot('.cache/jest-report.json');
/** For what hangs: some machines take three times as long as others. */
const LIMIT_MS = 3_000_000;

/** What titles say that tests need, with the name under which CI_REQUIRE may demand it. */
const NEEDS = [
  { mark: '(needs PostgreSQL)', kind: 'postgres', what: 'tests on PostgreSQL' },
  { mark: '(needs nginx)', kind: 'nginx', what: 'tests of the front' },
];

/** Returns the tests of a report that `picks` takes. The outermost group of each is named after its file. */
function pick(report, picks) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(picks).map(({ ancestorTitles: [file, ...groups], title }) => {
      return { file, fullName: [...groups, title].join(' ') };
    }),
  );
}

const isFlaky = ({ status, invocations }) => status === 'passed' && invocations > 1;

/** Names what passed only when it was run again. It fails nothing, and somebody must look at it. */
function tellFlaky(tally, report) {
  for (const { file, fullName } of pick(report, isFlaky)) tally.flaky(`${file}: ${fullName}`);
}

function tellFailed(tally, report) {
  const failed = pick(report, ({ status }) => status === 'failed');
  for (const { file, fullName } of failed) tally.failure({ name: `${file}: ${fullName}` });
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

/** All unit and integration tests, on databases of their own. Resolves with the number of suites. */
export async function jestRun(tally, { full, postgres }) {
  const where = postgres.url ? `PostgreSQL: ${postgres.source}` : 'no PostgreSQL';
  const done = tally.start(`tests (jest, ${where})`);
  rmSync(REPORT, { force: true });
  clearSuiteCosts();
  const suites = writeSuiteGroups();
  const { code, late, cpuSeconds } = await runStep(
    ...JEST(['--ci', '--json', `--outputFile=${REPORT}`]),
    {
      show: 'jest',
      limitMs: full ? 3 * LIMIT_MS : LIMIT_MS,
      env: {
        EVMANDI_SUITE_GROUPS: '1',
        ...(postgres.url && { TEST_DATABASE_URL: postgres.url }),
      },
    },
  );
  if (!existsSync(REPORT)) {
    done({ failed: 1, note: late ? 'it took too long and was ended' : `exit code ${code}` });
    return undefined;
  }
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const broken = report.numRuntimeErrorTestSuites;
  const failed = report.numFailedTests + broken;
  done({
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    cpuSeconds,
  });
  tellFailed(tally, report);
  tellFlaky(tally, report);
  tellPending(tally, report, { postgres: postgres.missing, nginx: missingNginx() }, full);
  return suites;
}
