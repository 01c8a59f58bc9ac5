/**
 * Run by tests as a process of its own: `ship-child.ts <dataDir> <app> <first> <count> [<url>]` ships an app that
 * often, each time in another version, and prints each version once it is released.
 */
import '@evmandi/contract/platform/end-with-parent';
import { writeSync } from 'node:fs';
import { openRegistry } from '../registry/registry.ts';
import { makeRelease } from '../release/make-release.ts';
import { remoteArtifact, writeArtifactFolder } from './artifacts.ts';
import { untried } from './trials.ts';

const [dataDir = '', app = '', first = '', count = '', url] = process.argv.slice(2);

async function run(): Promise<void> {
  const registry = openRegistry(dataDir, url);
  for (let n = Number(first); n < Number(first) + Number(count); n += 1) {
    const version = `1.0.0-${n.toString(16).padStart(8, '0')}`;
    const folder = await registry.stage();
    await writeArtifactFolder(folder, remoteArtifact(app, { version }));
    const releases = [{ app, version, folder, staged: true }];
    await makeRelease(
      { registry, trial: untried(), say: () => undefined },
      { releases, wanted: false, findBeside: async () => [] },
    );
    // At once: it may be killed before anything that waits is written.
    writeSync(1, `${version}\n`);
  }
  await registry.close();
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
