import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/** The most suites, journeys and CPU minutes of `npm test`: scripts/testing/limits.json. */
const limits = () => JSON.parse(readFileSync(inRoot('scripts/testing/limits.json'), 'utf8'));

/**
 * Counts fail the run, since each machine counts alike. CPU time is only printed: a slow processor needs more of it.
 */
export function checkCounts(tally, { suites, journeys }) {
  const most = limits();
  const counted = { suites, journeys };
  for (const [what, count] of Object.entries(counted)) {
    if (count === undefined) continue;
    const done = tally.start(`number of ${what} (${count} of at most ${most[what]})`, {
      quiet: true,
    });
    done({
      passed: count <= most[what] ? 1 : 0,
      failed: count > most[what] ? 1 : 0,
      note:
        count > most[what]
          ? 'tag some @full, merge some, or raise scripts/testing/limits.json'
          : '',
    });
  }
}

/** Returns the line that compares CPU minutes with their budget. */
export function cpuLine(seconds, source) {
  const minutes = seconds / 60;
  const { cpuMinutes } = limits();
  const over = minutes > cpuMinutes ? `, over the budget of ${cpuMinutes}` : ` of ${cpuMinutes}`;
  return `CPU minutes: ${minutes.toFixed(1)}${over} (counted by ${source}).`;
}
