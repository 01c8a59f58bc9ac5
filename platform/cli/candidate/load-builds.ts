import { fork } from 'node:child_process';
import { startOrphanGuard } from '../../edge/render/orphan-guard.ts';
import { confinedFlags } from '../../edge/render/sandbox/flags.ts';
import type { BuildsToLoad, LoadedBuilds, LoadMessage } from './loaded-builds.ts';

const LIMIT_MS = 30_000;
const MEMORY_LIMIT_MB = 512;

/** The process ended, or went on for too long, while it loaded this part. */
function brokenOff(part: string, fault: string): LoadedBuilds {
  return part === 'host'
    ? { hostFault: fault, remotes: [] }
    : { remotes: [{ name: part, fault, layouts: [] }] };
}

interface LoadOptions {
  /** Absolute path of the bundle that loads. */
  workerFile: string;
  /** Absolute paths of the folders whose files it may read. */
  folders: readonly string[];
  builds: BuildsToLoad;
}

/** Loads server builds in a fresh process, confined like a render worker. Never rejects. */
export function loadBuilds({ workerFile, folders, builds }: LoadOptions): Promise<LoadedBuilds> {
  return new Promise((resolve) => {
    let part = 'host';
    const child = fork(workerFile, [], {
      execArgv: confinedFlags({ script: workerFile, folders, memoryLimitMb: MEMORY_LIMIT_MB }),
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const guard = startOrphanGuard();
    if (child.pid !== undefined) guard.watch([child.pid]);
    const end = (loaded: LoadedBuilds) => {
      clearTimeout(late);
      guard.close();
      child.kill('SIGKILL');
      resolve(loaded);
    };
    const late = setTimeout(
      () => end(brokenOff(part, `does not end within ${LIMIT_MS / 1000} s`)),
      LIMIT_MS,
    );
    child.on('message', (message: LoadMessage) => {
      if ('loading' in message) part = message.loading;
      else end(message.loaded);
    });
    child.on('error', (error) => end(brokenOff(part, String(error))));
    child.once('exit', () => end(brokenOff(part, 'ends the process that loads it')));
    child.send(builds, (error) => {
      if (error) end(brokenOff(part, String(error)));
    });
  });
}
