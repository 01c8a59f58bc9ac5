import { type ChildProcess, spawn } from 'node:child_process';
import { UserError } from './context.ts';

/** Lived shorter than this: it did not really start. */
const QUICK_DEATH_MS = 10_000;
/** A process ends with this when its variables are wrong: starting it again would not help. */
const WRONG_VARIABLES = 2;
const LONGEST_PAUSE_MS = 4_000;
/** How long a process may take to end by itself. */
const GRACE_MS = 8_000;

interface ChildOptions {
  /** What messages call it. */
  name: string;
  /** Arguments of Node: the script and its own. */
  args: string[];
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** Before the second start; doubles with every death that follows. */
  firstPauseMs?: number;
  /** After so many deaths in a row soon after the start it is given up. */
  mostQuickDeaths?: number;
}

export interface Supervised {
  /** Rejects when the process keeps dying and is given up. Never resolves. */
  failure: Promise<never>;
  /** The process can run as it is set up, it has been ready: from now on it is not given up, however often it dies. */
  keepTrying: () => void;
  /** Asks the process to end and waits for it; after a while it is killed. */
  stop: () => Promise<void>;
  kill: () => void;
}

const reasonOf = (code: number | null, signal: NodeJS.Signals | null) =>
  signal ? `was ended by ${signal}` : `ended with code ${code}`;

/**
 * Keeps a Node process running: starts it again when it dies, after a growing pause. Until `keepTrying` it gives
 * up after five deaths in a row soon after the start, or at once when its variables are wrong (exit code 2). The
 * process sees its IPC channel close when this process is gone (`end-with-parent`).
 */
export function supervise(options: ChildOptions): Supervised {
  const { name, args, env, say, firstPauseMs = 250, mostQuickDeaths = 5 } = options;
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let stopping = false;
  let quickDeaths = 0;
  let mayGiveUp = true;
  let giveUp: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  failure.catch(() => undefined);

  function onDeath(lived: number, how: string, code: number | null): void {
    if (mayGiveUp && code === WRONG_VARIABLES) {
      giveUp(new UserError(`The ${name} cannot run like this: correct what its line above names.`));
      return;
    }
    quickDeaths = lived < QUICK_DEATH_MS ? quickDeaths + 1 : 0;
    if (mayGiveUp && quickDeaths >= mostQuickDeaths) {
      const times = quickDeaths > 1 ? `, ${quickDeaths} times in a row` : '';
      giveUp(new UserError(`The ${name} ${how}${times}: see its lines above.`));
      return;
    }
    const pause = Math.min(firstPauseMs * 2 ** Math.max(quickDeaths - 1, 0), LONGEST_PAUSE_MS);
    say(`The ${name} ${how}. Starting it again in ${pause / 1000} s.`);
    restart = setTimeout(start, pause);
  }

  function start(): void {
    const started = performance.now();
    const running = spawn(process.execPath, args, {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = running;
    running.once('error', (error) => say(`The ${name} could not be started: ${error.message}`));
    running.once('close', (code, signal) => {
      child = undefined;
      if (!stopping) {
        onDeath(performance.now() - started, reasonOf(code, signal), code);
      }
    });
  }

  start();
  return {
    failure,
    keepTrying: () => {
      mayGiveUp = false;
    },
    kill: () => child?.kill('SIGKILL'),
    stop: async () => {
      stopping = true;
      clearTimeout(restart);
      const running = child;
      if (!running) return;
      await new Promise<void>((resolve) => {
        const late = setTimeout(() => {
          say(`The ${name} does not end by itself: killing it.`);
          running.kill('SIGKILL');
        }, GRACE_MS);
        running.once('close', () => {
          clearTimeout(late);
          resolve();
        });
        running.kill('SIGTERM');
      });
    },
  };
}
