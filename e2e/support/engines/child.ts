import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { guarded } from '../../../scripts/lib/guarded.mjs';

const START_LIMIT_MS = 60_000;

export interface Child {
  output: Readable;
  /** Ends it with all that it started. */
  stop(): Promise<void>;
}

/**
 * Starts a browser, or what drives it, which ends with this process, however that ends. `says` is the stream
 * that is read; `folder` is removed with it.
 */
export function startChild(
  command: string,
  args: string[],
  {
    says,
    folder,
    env = {},
  }: { says: 'stdout' | 'stderr'; folder?: string; env?: NodeJS.ProcessEnv },
): Child {
  const guard = guarded(command, args, {
    graceSeconds: 2,
    ...(folder && { folder }),
    stdio: ['ignore', says === 'stdout' ? 'pipe' : 'ignore', says === 'stderr' ? 'pipe' : 'ignore'],
  });
  const child: ChildProcess = spawn(guard.command, guard.args, {
    ...guard.options,
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  const output = child[says];
  if (!output) throw new Error(`${command} has no ${says}`);
  return {
    output,
    async stop() {
      guard.release(child);
      await ended;
    },
  };
}

/** Returns what the first group of `pattern` finds in what a child says. Rejects after 60 s or at its end. */
export function untilSaid({ output }: Child, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`A browser did not start; it said: ${said}`));
    const limit = setTimeout(fail, START_LIMIT_MS);
    output.once('close', fail);
    // Read to the end: what is not read would fill the pipe.
    output.on('data', (data: Buffer) => {
      said = (said + data.toString()).slice(-10_000);
      const found = pattern.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    });
  });
}
