import { stripVTControlCharacters } from 'node:util';
import { red, say } from '../lib/say.mjs';

/** Returns every journey of a report with its title, however deep its suite. */
export function journeysOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ tests, title, file }) => tests.map((one) => ({ ...one, title, file }))),
    ...journeysOf(inner),
  ]);
}

const MOST_LINES = 3;
const MOST_LETTERS = 300;
const MOST_EVIDENCE = 10;

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

const textOf = ({ body = '' }) => Buffer.from(body, 'base64').toString();

/** What the last try of a journey left behind: `e2e/support/test.ts` attaches it. */
function evidenceOf({ results = [] }) {
  const attached = results.at(-1)?.attachments ?? [];
  const named = (wanted) => attached.find(({ name }) => name === wanted);
  const lines = (name) => (named(name) ? textOf(named(name)).split('\n').filter(Boolean) : []);
  return {
    screenshot: named('screenshot')?.path,
    console: lines('console'),
    server: lines('server lines'),
  };
}

function evidenceLines(journey) {
  const { screenshot, console: printed, server } = evidenceOf(journey);
  return [
    ...(screenshot ? [`screenshot: ${screenshot}`] : []),
    ...printed.slice(0, MOST_EVIDENCE).map((line) => `console: ${line}`),
    ...server.slice(0, MOST_EVIDENCE).map((line) => `server: ${line}`),
  ];
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
  const journeys = journeysOf(suites);
  done({
    passed: expected + flaky,
    failed: code !== 0 && unexpected === 0 ? 1 : unexpected,
    cpuSeconds,
  });
  for (const journey of journeys) {
    const { status, file, title, annotations } = journey;
    const name = `${file}: ${title}`;
    for (const { type, description } of annotations) {
      if (type === 'warning') tally.warning(`${file}: ${description}`);
    }
    if (status === 'flaky') tally.flaky(name, reasons(journey));
    if (status === 'unexpected') {
      tally.failure({ name, evidence: evidenceOf(journey) });
      say(red(`FAILED JOURNEY ${name}${reasons(journey)}`));
      for (const line of evidenceLines(journey)) say(`  ${line}`);
    }
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
