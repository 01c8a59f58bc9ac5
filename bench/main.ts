import { edge } from './edge/index.ts';
import { firstLoad } from './first-load/index.ts';
import { closeAll, closeOnSignals } from './support/closers.ts';
import { type BenchName, type Options, readOptions, UsageError } from './support/options.ts';
import { type BenchSites, startSites } from './support/sites.ts';
import { switches } from './switch/index.ts';

const RUN: Record<BenchName, (sites: BenchSites, options: Options) => Promise<void>> = {
  'first-load': firstLoad,
  switch: switches,
  edge,
};

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  closeOnSignals();
  console.log('Starting the site ...');
  const sites = await startSites(process.cwd());
  try {
    for (const bench of options.benches) {
      console.log(`\n== ${bench}\n`);
      await RUN[bench](sites, options);
    }
  } catch (error) {
    console.error(`What the site said:\n${sites.site.output()}`);
    throw error;
  }
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
