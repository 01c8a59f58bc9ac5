import type { ChildProcess, SpawnOptions } from 'node:child_process';

type Stream = 'ignore' | 'inherit' | 'pipe';

interface GuardOptions {
  /** What the group gets when this process is gone: `TERM` unless named. */
  signal?: 'TERM' | 'INT' | 'QUIT';
  /** Seconds from then to SIGKILL. */
  graceSeconds?: number;
  /** Removed in between. */
  folder?: string;
  /** Of the command: input, output and errors. */
  stdio?: [Stream, Stream, Stream];
}

/** A command that ends with this process: what to spawn, and what to call once it has ended. */
export interface Guarded {
  command: string;
  args: string[];
  options: Pick<SpawnOptions, 'stdio' | 'detached'>;
  release: (child: ChildProcess) => void;
}

export function guarded(command: string, args: readonly string[], options?: GuardOptions): Guarded;
