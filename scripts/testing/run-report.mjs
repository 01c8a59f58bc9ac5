import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

/** The report of the last run, for machines. */
const REPORT = '.cache/test-report.json';
/** The last result of `npm run test:full`, and what was flaky in any of them. Both are kept in the repository. */
const FULL_RESULT = 'bench/results/test-full.json';
const FLAKY_HISTORY = 'bench/results/flaky.json';

function write(file, content) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), `${JSON.stringify(content, null, 2)}\n`);
}

/** Adds the flaky tests of a run to the history: a line for each, with the days on which it was flaky. @public */
export function withFlaky(history, names, day) {
  const added = names.map((name) => [name, [...new Set([...(history[name] ?? []), day])]]);
  return { ...history, ...Object.fromEntries(added) };
}

function keepFlaky(names, day) {
  const known = existsSync(inRoot(FLAKY_HISTORY))
    ? JSON.parse(readFileSync(inRoot(FLAKY_HISTORY), 'utf8'))
    : {};
  write(FLAKY_HISTORY, withFlaky(known, names, day));
}

/** Writes the report of a run. The full run also keeps its result and the history of flaky tests. */
export function writeReport(tally, { full, seconds, cpuSeconds }) {
  const { passed, failed, skipped, steps, failures, flakyOnes } = tally;
  const date = new Date().toISOString();
  const result = {
    date,
    machine: { node: process.version, cpus: os.availableParallelism(), platform: os.platform() },
    seconds: Math.round(seconds),
    cpuSeconds: Math.round(cpuSeconds),
    ...{ passed, failed, skipped, steps, flaky: flakyOnes, failures },
  };
  write(REPORT, result);
  if (!full) return;
  write(FULL_RESULT, result);
  keepFlaky(flakyOnes, date.slice(0, 10));
}
