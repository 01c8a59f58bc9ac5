import './lib/node-version.mjs';
import './lib/end-with-npm.mjs';
import { bundleProcesses } from './lib/bundle.mjs';
import { runAttached } from './lib/child.mjs';
import { installDependencies } from './lib/install.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { asCommand } from './lib/problem.mjs';

await asCommand(async () => {
  await installDependencies();
  await bundleProcesses();
  const command = ['--import', 'tsx', inRoot('bench/main.ts'), ...process.argv.slice(2)];
  const { code } = await runAttached(process.execPath, command, { cwd: root });
  process.exitCode = code;
});
