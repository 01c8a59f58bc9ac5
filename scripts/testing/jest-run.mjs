import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot, root } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { runStep } from './step.mjs';

const require = createRequire(import.meta.url);
const REPORT = inRoot('.cache/jest-report.json');
const LIMIT_MS = 480_000;

/** Files with tests that did not run, with how many. */
function pendingIn(report) {
  return report.testResults
    .map(({ name, assertionResults }) => ({
      file: path.relative(root, name),
      count: assertionResults.filter(({ status }) => ['pending', 'todo'].includes(status)).length,
    }))
    .filter(({ count }) => count > 0);
}

function tellPending(tally, report, postgres, full) {
  const pending = pendingIn(report);
  const count = pending.reduce((sum, file) => sum + file.count, 0);
  if (postgres.missing) {
    const options = { kind: 'postgres', count: Math.max(1, count) };
    tally.skip(`tests on PostgreSQL (${count})`, postgres.missing, options);
    return;
  }
  const reason = full ? 'they are marked as skipped' : 'they belong to npm run test:full';
  for (const { file, count } of pending) tally.skip(`${count} tests of ${file}`, reason, { count });
}

/** All unit and integration tests, on a PostgreSQL server of their own. */
export async function jestRun(tally, { full }) {
  const postgres = await startPostgres();
  const where = postgres.url ? `PostgreSQL: ${postgres.source}` : 'no PostgreSQL';
  const done = tally.start(`tests (jest, ${where})`);
  rmSync(REPORT, { force: true });
  const jest = require.resolve('jest/bin/jest');
  const { code, late } = await runStep(
    process.execPath,
    [jest, '--ci', '--json', `--outputFile=${REPORT}`],
    {
      show: true,
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
  done({ passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed });
  tellPending(tally, report, postgres, full);
}
