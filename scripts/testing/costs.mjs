import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';

const FOLDER = inRoot('.cache/suite-cost');
const NAMED = 10;

/** Forgets the costs of the run before. */
export const clearSuiteCosts = () => rmSync(FOLDER, { recursive: true, force: true });

/** Returns the CPU seconds of each Jest suite of this run, without those of the shared database server. */
export function suiteCosts() {
  if (!existsSync(FOLDER)) return [];
  const lines = readdirSync(FOLDER).flatMap((name) =>
    readFileSync(path.join(FOLDER, name), 'utf8').trim().split('\n'),
  );
  return lines
    .map((line) => JSON.parse(line))
    .map(({ file, ms }) => ({ name: file, seconds: ms / 1000 }));
}

/** Returns the CPU seconds of each journey: its browser and what it started, without the shared site. */
export function journeyCosts(journeys) {
  return journeys.flatMap(({ file, title, annotations }) => {
    const seconds = annotations
      .filter(({ type }) => type === 'cpu')
      .reduce((sum, { description }) => sum + Number(description), 0);
    return seconds > 0 ? [{ name: `${file}: ${title}`, seconds }] : [];
  });
}

/** Prints what the journeys' shared site cost: its releases, and its pages and calls. */
export function saySiteCost() {
  const file = inRoot('.cache/site-cost.json');
  if (!existsSync(file)) return;
  const { releasedSeconds, servedSeconds } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  say(
    `\nThe shared site of the journeys took ${releasedSeconds.toFixed(0)} CPU seconds to release and ${servedSeconds.toFixed(0)} to serve.`,
  );
}

/** Prints the most expensive ones. */
export function sayMostExpensive(what, costs) {
  if (costs.length === 0) return;
  const sorted = costs.toSorted((one, other) => other.seconds - one.seconds);
  const sum = costs.reduce((total, { seconds }) => total + seconds, 0);
  say(`\n${costs.length} ${what} took ${sum.toFixed(0)} CPU seconds. The most expensive:`);
  for (const { name, seconds } of sorted.slice(0, NAMED))
    say(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
