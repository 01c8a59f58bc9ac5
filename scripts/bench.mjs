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
  // The API runs in it with the young generation that it has by itself.
  const command = [
    '--min-semi-space-size=16',
    '--import',
    'tsx',
    inRoot('bench/main.ts'),
    ...process.argv.slice(2),
  ];
  const { code } = await runAttached(process.execPath, command, { cwd: root });
  process.exitCode = code;
});
