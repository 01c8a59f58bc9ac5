import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { HungError, WorkerDiedError } from './errors.ts';
import type { WorkerAnswer, WorkerRequest } from './protocol.ts';
import { readReply } from './read-reply.ts';
import { confinedFlags } from './sandbox/flags.ts';
import { followOutput } from './worker-output.ts';

export interface WorkerProcessOptions {
  /** Absolute path of the worker's bundle. */
  workerFile: string;
  /** Absolute paths of the folders whose files a worker may read. */
  artifactFolders: readonly string[];
  memoryLimitMb: number;
  /** Nice value; below normal unless given. */
  priority?: number | undefined;
  /** Number of the user and the group that it runs as, by `setpriv`; that of this process when left out. */
  user?: number | undefined;
  report: (line: string) => void;
}

/** How a worker's process ended, in words. */
type Ending = string;

export interface WorkerProcess {
  readonly pid: number | undefined;
  /** Ids of the sites that it holds, as it said itself last. */
  readonly loaded: readonly number[];
  /** Resolves when it takes requests; stays pending when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<Ending>;
  /** Whether it was ended, even if it is not gone yet. */
  readonly doomed: boolean;
  /**
   * Asks for one thing; the answer to the one before must be there. Rejects with what the worker says failed, with a
   * HungError when it says nothing within the limit (then it is ended), with a WorkerDiedError when it ends.
   */
  ask(request: WorkerRequest, limitMs: number): Promise<WorkerAnswer | undefined>;
  kill(): void;
}

interface Pending {
  resolve: (answer: WorkerAnswer | undefined) => void;
  reject: (error: Error) => void;
  late: NodeJS.Timeout;
}

/** What is cached, and the API, goes before what is rendered, where both want the processor. */
function yieldToOthers(pid: number | undefined, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // It has ended, or the system does not allow it: it renders all the same.
  }
}

/**
 * The program that runs Node with `flags` as another user and without capabilities. Each replaces itself by the next, so
 * that the process keeps its id. Only its own user may set its priority.
 */
function asUser(user: number, flags: string[], priority: number) {
  const none = ['--clear-groups', '--inh-caps=-all', '--ambient-caps=-all', '--no-new-privs'];
  const slower = ['nice', '-n', String(priority), process.execPath];
  return {
    execPath: 'setpriv',
    execArgv: [`--reuid=${user}`, `--regid=${user}`, ...none, ...slower, ...flags],
  };
}

/** Starts a worker in a process of its own, with an empty environment, under Node's permission model. */
export function startWorkerProcess(options: WorkerProcessOptions): WorkerProcess {
  const { workerFile, artifactFolders, memoryLimitMb, user, report } = options;
  const { priority = constants.priority.PRIORITY_BELOW_NORMAL } = options;
  const flags = confinedFlags({ script: workerFile, folders: artifactFolders, memoryLimitMb });
  const child = fork(workerFile, [], {
    ...(user === undefined ? { execArgv: flags } : asUser(user, flags, priority)),
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (user === undefined) yieldToOthers(child.pid, priority);
  const output = followOutput([child.stdout, child.stderr], report);
  let loaded: readonly number[] = [];
  let pending: Pending | undefined;
  let lastWords: string | undefined;
  let doomed = false;
  let becomeReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  function settle(): Pending | undefined {
    const settled = pending;
    pending = undefined;
    clearTimeout(settled?.late);
    return settled;
  }

  function kill(): void {
    doomed = true;
    child.kill('SIGKILL');
  }

  child.on('message', (message) => {
    // What it has said before it is gone is of no account any more.
    if (doomed) return;
    const reply = readReply(message);
    if (!reply) {
      lastWords = 'it said what no worker says';
      settle()?.reject(new WorkerDiedError(lastWords));
      kill();
    } else if (reply.kind === 'ready') becomeReady();
    else if (reply.kind === 'ending') {
      lastWords = reply.message;
      doomed = true;
    } else {
      loaded = reply.loaded;
      if (reply.kind === 'done') settle()?.resolve(reply.answer);
      else settle()?.reject(new Error(reply.message));
    }
  });

  const ended = new Promise<Ending>((resolve) => {
    const end = (how: Ending) => {
      doomed = true;
      settle()?.reject(new WorkerDiedError(how));
      resolve(how);
    };
    child.once('error', (error) => end(error.message));
    child.once('close', (code, signal) => {
      const exit = signal ? `signal ${signal}` : `code ${code}`;
      end(lastWords ?? output.fatal ?? exit);
    });
  });

  return {
    pid: child.pid,
    ready,
    ended,
    get loaded() {
      return loaded;
    },
    get doomed() {
      return doomed;
    },
    ask: (request, limitMs) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          settle()?.reject(new HungError(limitMs));
          kill();
        }, limitMs);
        pending = { resolve, reject, late };
        child.send(request, (error) => {
          if (error) settle()?.reject(new WorkerDiedError(error.message));
        });
      }),
    kill,
  };
}
