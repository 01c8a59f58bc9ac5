import { spawn } from 'node:child_process';

/** Remembers the last line that it got; when there is no more, those processes are ended. */
const SHELL = `
trap '' HUP INT QUIT TERM
pids=
while read -r line; do pids=$line; done
for pid in $pids; do kill -s KILL "$pid"; done
`;

export interface OrphanGuard {
  /** Names the processes that must not outlive this one. */
  watch(pids: readonly number[]): void;
  close(): void;
}

/**
 * A small process that ends others when this one is gone, however that ended: a worker in an endless loop
 * does not see that its channel was closed.
 */
export function startOrphanGuard(): OrphanGuard {
  const { PATH } = process.env;
  const guard = spawn('sh', ['-c', SHELL], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: PATH === undefined ? {} : { PATH },
  });
  // Without a shell, a worker in its loop outlives a killed edge: no reason not to serve.
  guard.once('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  return {
    watch: (pids) => void guard.stdin.write(`${pids.join(' ')}\n`),
    close: () => void guard.stdin.end('\n'),
  };
}
