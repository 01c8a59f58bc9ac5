import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundleProcesses } from './bundle.mjs';
import { exitCodeOf } from './child.mjs';
import { installDependencies } from './install.mjs';
import { inRoot, root } from './paths.mjs';
import { asCommand } from './problem.mjs';

/** Makes sure that the API can run, then runs one of its commands to its end, with this standard input. */
export function apiCli(args) {
  return asCommand(async () => {
    await installDependencies();
    await bundleProcesses();
    const command = ['--enable-source-maps', inRoot('api/dist/server.mjs'), ...args];
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const [code, signal] = await once(
      spawn(process.execPath, command, { cwd: root, stdio }),
      'exit',
    );
    process.exitCode = exitCodeOf(code, signal);
  });
}
