import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { existsSync } from 'node:fs';
import { findBrowser } from './lib/browser.mjs';
import { bundleProcesses } from './lib/bundle.mjs';
import { runAttachedGuarded } from './lib/child.mjs';
import { installDependencies } from './lib/install.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { asCommand } from './lib/problem.mjs';
import { bold, dim, green, red, say, since, yellow } from './lib/say.mjs';
import { affectedJourneys, readCovers } from './testing/changed/affected-journeys.mjs';
import { affectedSuites } from './testing/changed/affected-suites.mjs';
import { allFiles, changedFiles } from './testing/changed/changed-files.mjs';
import { importersOf } from './testing/changed/import-graph.mjs';
import { keepFilesInMemory } from './testing/scratch.mjs';
import { JEST, LINTERS, PLAYWRIGHT, TYPES } from './testing/tools.mjs';

const HELP = `npm run test:changed -- [--since <commit>] [--no-journeys]
Checks types, lint, suites and journeys that the files changed since a commit (HEAD) can affect.`;

const failed = [];

async function run(name, [command, args], options = {}) {
  const started = performance.now();
  say(`\n${bold(name)}`);
  const { code, stopped } = await runAttachedGuarded(command, args, { cwd: root, ...options });
  if (stopped) process.exit(130);
  say(`${code === 0 ? green('passed') : red('FAILED')} ${name} ${dim(`(${since(started)})`)}`);
  if (code !== 0) failed.push(name);
}

function optionsOf(args) {
  const at = args.indexOf('--since');
  return {
    since: at === -1 ? 'HEAD' : args[at + 1],
    journeys: !args.includes('--no-journeys'),
    help: args.includes('--help'),
  };
}

/** The linters that read one file at a time, on the changed files alone. */
async function lint(changed) {
  const there = changed.filter((file) => existsSync(inRoot(file)));
  for (const { name, tool, takes } of LINTERS.filter(({ takes }) => takes)) {
    const files = there.filter((file) => takes.test(file));
    if (files.length > 0) await run(name, tool(files));
  }
}

async function testChanged() {
  const { since: commit, journeys, help } = optionsOf(process.argv.slice(2));
  if (help) return say(HELP);
  await installDependencies();
  const changed = changedFiles(commit);
  if (changed.length === 0) return say(`Nothing changed since ${commit}.`);
  const files = allFiles().filter((file) => existsSync(inRoot(file)));
  const { affected, run: suites, leftOut } = affectedSuites(changed, files, importersOf(files));
  const specs = affectedJourneys(affected);
  say(`${changed.length} files changed since ${commit}.`);

  await run('types', TYPES);
  await lint(changed);
  await bundleProcesses();
  keepFilesInMemory();
  if (suites.length > 0) await run(`${suites.length} suites`, JEST(suites));
  if (journeys && specs.length > 0) await runJourneys(specs);

  const otherSpecs = Object.keys(readCovers()).length - (journeys ? specs.length : 0);
  say(`\n${bold('Left out')} (npm test runs all of it)`);
  say(`- dead code (knip), imports between rooms, weaknesses of dependencies`);
  if (leftOut.length > 0) {
    say(
      `- ${leftOut.length} suites of the API that reach the change through the whole application:`,
    );
    for (const suite of leftOut) say(dim(`  ${suite}`));
  }
  say(`- ${otherSpecs} files of journeys`);
  if (failed.length === 0) return say(green('\nAll of it passed.'));
  say(red(`\nFailed: ${failed.join(', ')}`));
  process.exitCode = 1;
}

async function runJourneys(specs) {
  const browser = await findBrowser({ shell: true });
  if (!browser) {
    say(yellow('SKIPPED journeys: no Chromium that runs here'));
    return;
  }
  await run(`journeys of ${specs.length} files`, PLAYWRIGHT(specs), {
    cwd: inRoot('e2e'),
    env: { ...process.env, CHROMIUM: browser.executablePath },
  });
}

await asCommand(testChanged);
