import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { bundleProcesses } from './lib/bundle.mjs';
import { onStop } from './lib/child.mjs';
import { installDependencies } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { asCommand, Problem } from './lib/problem.mjs';
import { red, say, since } from './lib/say.mjs';
import { journeyCosts, sayMostExpensive, saySiteCost, suiteCosts } from './testing/costs.mjs';
import { cpuMeter } from './testing/cpu-meter.mjs';
import { jestRun } from './testing/jest-run.mjs';
import { journeys } from './testing/journeys.mjs';
import { checkCounts, cpuLine } from './testing/limits.mjs';
import { databaseMeasurements, siteMeasurements } from './testing/measurements.mjs';
import { writeReport } from './testing/run-report.mjs';
import { keepFilesInMemory } from './testing/scratch.mjs';
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

/**
 * Two halves, one after the other: beside all of it a process has a tenth of a processor, and what waits for it gives
 * up. The static checks go beside the tests. Measurements belong to the full run: they judge no rule of the product.
 */
async function inHalves(tally, bundled, postgres) {
  const others = async () => {
    const tell = await staticChecks(tally);
    if (full && bundled) await databaseMeasurements(tally);
    return tell;
  };
  const [tellStaticChecks, suites] = await Promise.all([
    others(),
    jestRun(tally, { full, postgres }),
  ]);
  let walked;
  if (bundled) {
    let walking;
    const built = new Promise((resolve) => {
      walking = journeys(tally, { full, postgres, onBuilt: resolve });
    });
    await Promise.race([built, walking]);
    [walked] = await Promise.all([walking, full && siteMeasurements(tally)]);
  }
  tellStaticChecks();
  return { suites, walked };
}

/** Prints what the run cost and checks its counts: the full run has no limits. */
function tellCosts(tally, { suites, walked }) {
  sayMostExpensive('suites', suiteCosts());
  sayMostExpensive('journeys', journeyCosts(walked ?? []));
  saySiteCost();
  const ran = walked?.filter(({ status }) => status !== 'skipped').length;
  if (!full) checkCounts(tally, { suites, journeys: ran });
}

async function testAll() {
  const started = performance.now();
  const tally = new Tally();
  keepFilesInMemory();
  onStop(async () => {
    say('\nStopped.');
    await stopSteps();
    process.exit(130);
  });
  if (await prepare(tally, 'dependencies', installDependencies)) {
    // From here on: the budget is for tests, browsers, databases and servers.
    cpuMeter.start();
    const bundled = await prepare(tally, 'bundles', bundleProcesses);
    await composeCheck(tally);
    // Loaded now: it needs packages. The registry may take its time.
    const auditing = import('./testing/audit.mjs').then((audit) => audit.auditDependencies(tally));
    const postgres = await startPostgres();
    const ran = await inHalves(tally, bundled, postgres);
    await postgres.stop?.();
    await auditing;
    tellCosts(tally, ran);
  }
  const seconds = cpuMeter.seconds();
  say(`\nAll of it took ${since(started)}. ${cpuLine(seconds, cpuMeter.source)}`);
  writeReport(tally, { full, seconds: (performance.now() - started) / 1000, cpuSeconds: seconds });
  cpuMeter.close();
  process.exitCode = tally.finish();
}

await asCommand(testAll);
