import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { bundleProcesses, OUTSIDE } from './lib/bundle.mjs';
import { runAttached } from './lib/child.mjs';
import { installDependencies } from './lib/install.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { pnpm } from './lib/pnpm.mjs';
import { asCommand, Problem } from './lib/problem.mjs';

await asCommand(async () => {
  const names = process.argv.slice(2);
  await installDependencies();
  await bundleProcesses([OUTSIDE]);
  const command = [inRoot(OUTSIDE.outfile), 'create', ...names];
  const { code } = await runAttached(process.execPath, command, { cwd: root });
  process.exitCode = code;
  if (code !== 0) return;
  // All that it depends on is here already, and the lock file is to name it.
  const { code: installed } = await pnpm(['install', '--no-frozen-lockfile', '--prefer-offline']);
  if (installed !== 0)
    throw new Problem('Its dependencies could not be installed: npm start does.');
});
