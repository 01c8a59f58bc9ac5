import { type ChildProcess, fork } from 'node:child_process';
import { type OrphanGuard, startOrphanGuard } from '../../../edge/render/orphan-guard.ts';
import type { Refusal } from '../refusal.ts';
import type { Inspect, InspectionJob } from './job.ts';

/** What the process says: which file it reads, then what is wrong, or why it could not tell. */
export type InspectionMessage = { reading: string } | { refusals: Refusal[] } | { failed: string };

interface InspectorOptions {
  /** Absolute path of the bundle of `worker.ts`. */
  workerFile: string;
  /** Limit of one job. */
  limitMs?: number;
  memoryLimitMb?: number;
}

export interface Inspector {
  /** Starts the process, so that the first job need not wait for it. */
  begin(): void;
  /** Never rejects: a file that takes too long, or too much memory, is refused. */
  inspect: Inspect;
  end(): void;
}

const LIMIT_MS = 60_000;
const MEMORY_LIMIT_MB = 1_024;

const placeOf = (job: InspectionJob) =>
  'candidate' in job
    ? [...job.candidate.changed].join(', ')
    : `${job.release.app} ${job.release.version}`;

/**
 * Reads the files of one release in a process of its own, since they are foreign: whatever they hold, this process
 * goes on. One process serves all jobs of a release, and is replaced when it had to be ended.
 */
export function createInspector({
  workerFile,
  limitMs = LIMIT_MS,
  memoryLimitMb = MEMORY_LIMIT_MB,
}: InspectorOptions): Inspector {
  let child: ChildProcess | undefined;
  let guard: OrphanGuard | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Processes that were ended because their release was. */
  const ended = new WeakSet<ChildProcess>();

  function start(): ChildProcess {
    const started = fork(workerFile, [], {
      execArgv: [`--max-old-space-size=${memoryLimitMb}`],
      env: { NODE_ENV: 'production' },
      // Sets go to the process as they are.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    guard ??= startOrphanGuard();
    if (started.pid !== undefined) guard.watch([started.pid]);
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  }

  function end(): void {
    if (child) ended.add(child);
    child?.kill('SIGKILL');
    child = undefined;
    guard?.close();
    guard = undefined;
  }

  const perform = (job: InspectionJob) =>
    new Promise<Refusal[]>((resolve) => {
      const worker = child ?? start();
      let place = placeOf(job);
      const settle = (refusals: Refusal[]) => {
        clearTimeout(late);
        worker.off('message', onMessage).off('exit', onExit).off('error', onError);
        resolve(refusals);
      };
      const refuse = (message: string) => {
        worker.kill('SIGKILL');
        if (child === worker) child = undefined;
        const remedy =
          'Look at what this file holds and make it smaller or simpler: a check reads it within these limits.';
        settle([{ rule: 'inspection', place, message, remedy }]);
      };
      const onMessage = (message: InspectionMessage) => {
        if ('reading' in message) place = message.reading;
        else if ('refusals' in message) settle(message.refusals);
        else refuse(`could not be checked: ${message.failed}`);
      };
      // V8 aborts when its heap is full; the system kills where the machine has no more.
      const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
        refuse(
          signal === null || ended.has(worker)
            ? 'could not be checked: the process that reads it ended'
            : `could not be checked: it needed more than ${memoryLimitMb} MB`,
        );
      const onError = (error: Error) => refuse(`could not be checked: ${error.message}`);
      const late = setTimeout(
        () => refuse(`could not be checked: it took longer than ${limitMs / 1000} s`),
        limitMs,
      );
      worker.on('message', onMessage).on('exit', onExit).on('error', onError);
      worker.send(job, (error) => {
        if (error) onError(error);
      });
    });

  return {
    begin: () => void (child ?? start()),
    inspect: (job) => {
      const mine = last.then(() => perform(job));
      last = mine;
      return mine;
    },
    end,
  };
}
