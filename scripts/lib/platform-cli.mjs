import './node-version.mjs';
import { bundleProcesses } from './bundle.mjs';
import { runAttached } from './child.mjs';
import { installDependencies } from './install.mjs';
import { inRoot, root } from './paths.mjs';

/** Makes sure that the platform's command line can run, then runs it to its end. */
export async function platformCli(args) {
  await installDependencies();
  await bundleProcesses();
  const cli = inRoot('platform/dist/cli.mjs');
  const command = ['--enable-source-maps', cli, ...args];
  const { code } = await runAttached(process.execPath, command, { cwd: root });
  process.exitCode = code;
}
