import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { bundleProcesses } from './lib/bundle.mjs';
import { onStop } from './lib/child.mjs';
import { installDependencies } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { asCommand, Problem } from './lib/problem.mjs';
import { red, say, since } from './lib/say.mjs';
import { cpuMeter } from './testing/cpu-meter.mjs';
import { jestRun } from './testing/jest-run.mjs';
import { journeys } from './testing/journeys.mjs';
import { databaseMeasurements, siteMeasurements } from './testing/measurements.mjs';
import { composeCheck, staticChecks } from './testing/static-checks.mjs';
import { stopSteps } from './testing/step.mjs';
import { Tally } from './testing/tally.mjs';

const full = process.argv.includes('--full');
if (full) process.env.EVMANDI_FULL = '1';

/** Installing and bundling count as one check each: without them nothing else can be said. */
async function prepare(tally, name, work) {
  const done = tally.start(name);
  try {
    await work();
    done({ passed: 1 });
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(red(error.message));
    done({ failed: 1 });
    return false;
  }
}

function keepResult(tally, started) {
  const { passed, failed, skipped, steps } = tally;
  const machine = {
    node: process.version,
    cpus: os.availableParallelism(),
    platform: os.platform(),
  };
  const seconds = Math.round((performance.now() - started) / 1000);
  const result = {
    date: new Date().toISOString(),
    machine,
    seconds,
    passed,
    failed,
    skipped,
    steps,
  };
  mkdirSync(inRoot('bench/results'), { recursive: true });
  writeFileSync(inRoot('bench/results/test-full.json'), `${JSON.stringify(result, null, 2)}\n`);
}

/**
 * Two halves, one after the other: beside all of it a process has a tenth of a processor, and what waits for it gives
 * up. The static checks and what asks databases go beside the tests, what opens pages beside the journeys.
 */
async function inHalves(tally, bundled) {
  const others = async () => {
    const tell = await staticChecks(tally);
    if (bundled) await databaseMeasurements(tally);
    return tell;
  };
  const [tellStaticChecks] = await Promise.all([others(), jestRun(tally, { full })]);
  if (bundled) {
    let walking;
    const built = new Promise((resolve) => {
      walking = journeys(tally, { full, onBuilt: resolve });
    });
    await Promise.race([built, walking]);
    await Promise.all([walking, siteMeasurements(tally)]);
  }
  tellStaticChecks();
}

async function testAll() {
  const started = performance.now();
  cpuMeter.start();
  const tally = new Tally();
  onStop(async () => {
    say('\nStopped.');
    await stopSteps();
    process.exit(130);
  });
  if (await prepare(tally, 'dependencies', installDependencies)) {
    const bundled = await prepare(tally, 'bundles', bundleProcesses);
    await composeCheck(tally);
    // Loaded now: it needs packages. The registry may take its time.
    const auditing = import('./testing/audit.mjs').then((audit) => audit.auditDependencies(tally));
    await inHalves(tally, bundled);
    await auditing;
  }
  if (full) keepResult(tally, started);
  const cpuMinutes = (cpuMeter.seconds() / 60).toFixed(1);
  say(`\nAll of it took ${since(started)} and ${cpuMinutes} CPU minutes (${cpuMeter.source}).`);
  cpuMeter.close();
  process.exitCode = tally.finish();
}

await asCommand(testAll);
