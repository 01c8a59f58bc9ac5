import '@evmandi/contract/platform/end-with-parent';
import { cart } from './cart/index.ts';
import { catalog } from './catalog/index.ts';
import { dashboard } from './dashboard/index.ts';
import { edge } from './edge/index.ts';
import { firstLoad } from './first-load/index.ts';
import { lighthouse } from './lighthouse/index.ts';
import { link } from './link/index.ts';
import { orders } from './orders/index.ts';
import { quickOrder } from './quick-order/index.ts';
import { closeAll, closeOnSignals } from './support/closers.ts';
import { type BenchName, type Options, readOptions, UsageError } from './support/options.ts';
import { type BenchSites, startSites } from './support/sites.ts';
import { switches } from './switch/index.ts';

const root = process.cwd();

/** These start what they need themselves. */
const ALONE = { catalog, orders, dashboard, link, 'quick-order': quickOrder };
type SiteBench = Exclude<BenchName, keyof typeof ALONE>;
const ON_SITES: Record<SiteBench, (sites: BenchSites, options: Options) => Promise<void>> = {
  'first-load': firstLoad,
  switch: switches,
  cart,
  edge,
  lighthouse,
};

const isAlone = (bench: BenchName): bench is keyof typeof ALONE => bench in ALONE;
const isOnSites = (bench: BenchName): bench is SiteBench => !isAlone(bench);
const title = (bench: BenchName) => console.log(`\n== ${bench}\n`);

async function runOnSites(benches: SiteBench[], options: Options): Promise<void> {
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
  for (const bench of options.benches.filter(isAlone)) {
    title(bench);
    await ALONE[bench](root, options);
  }
  const onSites = options.benches.filter(isOnSites);
  if (onSites.length > 0) await runOnSites(onSites, options);
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
