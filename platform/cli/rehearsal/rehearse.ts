import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { RehearsalJob, RehearsalReport, Staged } from './report.ts';

/** For ending what it has started. */
const GRACE_MS = 5_000;

const failed = (title: string, message: string): RehearsalReport => ({
  refusals: [
    {
      rule: 'rehearsal',
      place: title,
      message: `could not be rehearsed: ${message}`,
      remedy: 'Try it again, or say why it goes without: --no-rehearsal "<why>".',
    },
  ],
  ran: 'it could not be rehearsed',
});

/** Rehearses in a process of its own, whose priority is low, as is that of all it starts. Never rejects. */
export function rehearse(job: RehearsalJob, signal: AbortSignal): Promise<RehearsalReport> {
  const { title, limitMs, dist } = job;
  return new Promise((resolve) => {
    const child = fork(join(dist, 'rehearsal-worker.mjs'), [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const end = (report: RehearsalReport) => {
      clearTimeout(late);
      signal.removeEventListener('abort', giveUp);
      child.kill('SIGKILL');
      resolve(report);
    };
    const giveUp = () => end(failed(title, 'it was ended'));
    const late = setTimeout(
      () => end(failed(title, `it took more than ${limitMs / 1000} s`)),
      limitMs + GRACE_MS,
    );
    signal.addEventListener('abort', giveUp);
    child.on('message', (message: { report?: RehearsalReport; failed?: string }) =>
      end(message.report ?? failed(title, message.failed ?? 'it said nothing')),
    );
    child.once('error', (error) => end(failed(title, String(error))));
    child.once('exit', () => end(failed(title, 'its process ended')));
    // Of the two registries only what can be sent.
    const staged = ({ folder, folders }: Staged): Staged => ({ folder, folders });
    child.send({ ...job, live: staged(job.live), next: staged(job.next) });
  });
}
