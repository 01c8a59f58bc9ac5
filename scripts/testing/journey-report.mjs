import { stripVTControlCharacters } from 'node:util';
import { red, say, yellow } from '../lib/say.mjs';

/** Every journey of a report with its title, however deep its suite. */
function all(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ tests, title, file }) => tests.map((one) => ({ ...one, title, file }))),
    ...all(inner),
  ]);
}

const MOST_LINES = 3;
const MOST_LETTERS = 300;

/** The first lines of an error, and what stood in a list that should be empty: the errors of a console. */
function gist({ message = '' }) {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean);
  const received = lines
    .slice(2)
    .filter((line) => /^\+ (?!Received|Array|Object)/.test(line) && /\w/.test(line));
  return [...lines.slice(0, 2), ...received.slice(0, MOST_LINES)].map((line) =>
    line.trim().slice(0, MOST_LETTERS),
  );
}

/** What its tries ended with, a line for each: the step, and the gist of the error. */
function reasons({ results = [] }) {
  return results
    .filter(({ error }) => error)
    .map(({ error, steps = [] }) => {
      const step = steps.findLast((one) => one.error)?.title;
      return `\n  ${[step, ...gist(error)].filter(Boolean).join(': ')}`;
    })
    .join('');
}

/** How many journeys were skipped because they need something. */
function needing(what, journeys) {
  const lacks = ({ annotations }) =>
    annotations.some(({ type, description }) => type === 'skip' && description?.includes(what));
  return journeys.filter(lacks).length;
}

/** What those that were neither run nor skipped wait for: one before them failed. */
const isLeftOut = ({ status, annotations }) =>
  status === 'skipped' && !annotations.some(({ type }) => ['skip', 'fixme'].includes(type));

/**
 * Counts the journeys of Playwright's report. What failed is named with its reasons, and so is what passed only when
 * it was run again, though it fails nothing; `missing` is what cannot run here.
 */
export function tellJourneys(tally, done, { stats, suites }, { code, full, missing, cpuSeconds }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const journeys = all(suites);
  done({
    passed: expected + flaky,
    failed: code !== 0 && unexpected === 0 ? 1 : unexpected,
    cpuSeconds,
  });
  for (const journey of journeys) {
    const { status, file, title } = journey;
    if (status === 'flaky') say(yellow(`SECOND TRY ${file}: ${title}${reasons(journey)}`));
    if (status === 'unexpected') say(red(`FAILED JOURNEY ${file}: ${title}${reasons(journey)}`));
  }
  const leftOut = journeys.filter(isLeftOut).length;
  if (leftOut > 0) {
    const reason = 'one before them in their file failed';
    tally.skip(`${leftOut} journeys`, reason, { count: leftOut });
  }
  let others = skipped - leftOut;
  for (const { kind, mark, what, reason } of missing) {
    const count = needing(mark, journeys);
    others -= count;
    tally.skip(`${count} journeys ${what}`, reason, { kind, count });
  }
  if (others > 0) {
    const reason = full ? 'they are marked as skipped' : 'they belong to npm run test:full';
    tally.skip(`${others} journeys`, reason, { count: others });
  }
}
