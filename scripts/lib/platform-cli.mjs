import './node-version.mjs';
import { bundleProcesses } from './bundle.mjs';
import { runAttached } from './child.mjs';
import { installDependencies } from './install.mjs';
import { inRoot, root } from './paths.mjs';
import { asCommand } from './problem.mjs';

/** Makes sure that the platform's command line can run, then runs it to its end. */
export function platformCli(args) {
  return asCommand(async () => {
    await installDependencies();
    await bundleProcesses();
    const command = ['--enable-source-maps', inRoot('platform/dist/cli.mjs'), ...args];
    const { code } = await runAttached(process.execPath, command, { cwd: root });
    process.exitCode = code;
  });
}
