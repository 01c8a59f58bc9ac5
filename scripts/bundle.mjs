import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { bundleProcesses } from './lib/bundle.mjs';
import { installDependencies } from './lib/install.mjs';
import { asCommand } from './lib/problem.mjs';

/** Installs and bundles without starting anything: what an image needs. */
await asCommand(async () => {
  await installDependencies();
  await bundleProcesses();
});
