import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import semver from 'semver';
import { inRoot } from '../lib/paths.mjs';
import { say, yellow } from '../lib/say.mjs';
import { productionPackages } from './locked-packages.mjs';

const NAME = 'known weaknesses of dependencies (npm advisories)';
const ANSWER_MS = 15_000;
/** What fails the run; the others are said. */
const SEVERE = ['high', 'critical'];

/** Each with `id`, a `reason` and the day (`until`) on which it is looked at again. */
const accepted = () =>
  JSON.parse(readFileSync(inRoot('scripts/testing/accepted-advisories.json'), 'utf8'));

function registry() {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  return `${stdout.trim().replace(/\/$/, '')}/`;
}

/** What is known of those versions. `pnpm audit` asks at addresses that the registry has given up. */
async function advisoriesOf(packages, address) {
  const answer = await fetch(`${address}-/npm/v1/security/advisories/bulk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(packages),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  const known = await answer.json();
  return Object.entries(known).flatMap(([name, list]) =>
    list
      .filter(({ vulnerable_versions: range }) =>
        packages[name]?.some((version) => semver.satisfies(version, range)),
      )
      .map(({ id, title, url, severity }) => ({ id, name, title, url, severity })),
  );
}

/** Those that fail the run, and those that are only told. */
function judge(advisories, exceptions, today) {
  const isAccepted = ({ id }) =>
    exceptions.some((one) => one.id === id && one.reason && one.until >= today);
  const severe = (one) => SEVERE.includes(one.severity) && !isAccepted(one);
  return { failing: advisories.filter(severe), told: advisories.filter((one) => !severe(one)) };
}

const inWords = ({ name, severity, title, url, id }) =>
  `${name}: ${severity}: ${title} ${url} (${id})`;

/**
 * Asks the registry what is known against the packages that run in production. A grave weakness fails, unless it
 * stands in accepted-advisories.json; where no registry answers, that is said.
 */
export async function auditDependencies(
  tally,
  { packages = productionPackages(), address = registry(), exceptions = accepted() } = {},
) {
  let advisories;
  try {
    advisories = await advisoriesOf(packages, address);
  } catch (error) {
    tally.skip(NAME, `the registry cannot be asked (${error.cause?.code ?? error.message})`);
    return;
  }
  const done = tally.start(NAME, { quiet: true });
  const today = new Date().toISOString().slice(0, 10);
  const { failing, told } = judge(advisories, exceptions, today);
  for (const one of told) say(yellow(`ADVISORY ${inWords(one)}`));
  if (failing.length === 0) return done({ passed: 1 });
  for (const one of failing) say(inWords(one));
  done({
    failed: 1,
    note: 'take a mended version, or name it in scripts/testing/accepted-advisories.json with reason and until',
  });
}
