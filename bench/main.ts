import '@evmandi/contract/platform/end-with-parent';

import { catalog } from './catalog/index.ts';
import { dashboard } from './dashboard/index.ts';
import { edge } from './edge/index.ts';
import { firstLoad } from './first-load/index.ts';
import { lighthouse } from './lighthouse/index.ts';
import { link } from './link/index.ts';
import { login } from './login/index.ts';
import { orders } from './orders/index.ts';
import { presses } from './presses/index.ts';
import { quickOrder } from './quick-order/index.ts';
import { closeAll, closeOnSignals } from './support/closers.ts';
import { type BenchName, type Options, readOptions, UsageError } from './support/options.ts';
import { type BenchSites, startSites } from './support/sites.ts';
import { switches } from './switch/index.ts';

const root = process.cwd();

/** These start what they need themselves. */
const ALONE = { catalog, orders, dashboard, login, link, 'quick-order': quickOrder };
type AloneBench = keyof typeof ALONE;
type SiteBench = Exclude<BenchName, AloneBench>;
const ON_SITES: Record<SiteBench, (sites: BenchSites, options: Options) => Promise<void>> = {
  'first-load': firstLoad,
  switch: switches,
  presses,
  edge,
  lighthouse,
};

const isAlone = (bench: BenchName): bench is AloneBench => bench in ALONE;
const isOnSites = (bench: BenchName): bench is SiteBench => !isAlone(bench);
const title = (bench: BenchName) => console.log(`\n== ${bench}\n`);

async function runAlone(benches: AloneBench[], options: Options): Promise<void> {
  for (const bench of benches) {
    title(bench);
    await ALONE[bench](root, options);
  }
}

async function runOnSites(benches: SiteBench[], options: Options): Promise<void> {
  if (benches.length === 0) return;
  console.log('Starting the site ...');
  const sites = await startSites(root);
  try {
    for (const bench of benches) {
      title(bench);
      await ON_SITES[bench](sites, options);
    }
  } catch (error) {
    console.error(`What the site said:\n${sites.site.output()}`);
    throw error;
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  closeOnSignals();
  // First, while nothing else runs.
  const alone = options.benches.filter(isAlone);
  const onSites = options.benches.filter(isOnSites);
  if (!options.smoke) {
    await runAlone(alone, options);
    await runOnSites(onSites, options);
    return;
  }
  // No time is judged: those that have no site run beside those that share the data of one.
  const isLink = (bench: AloneBench) => bench === 'link';
  const lanes = await Promise.allSettled([
    runAlone(
      alone.filter((bench) => !isLink(bench)),
      options,
    ),
    runAlone(alone.filter(isLink), options).then(() => runOnSites(onSites, options)),
  ]);
  const failed = lanes.find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
}

try {
  await main();
  process.exitCode = 0;
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeAll();
}
