import type { Report, Trial } from '../candidate/trial.ts';
import type { Candidate, FolderOf } from '../checks/candidate.ts';
import { type Context, since } from '../context.ts';
import { REHEARSAL } from '../laps.ts';

interface Rehearsed extends Pick<Context, 'say' | 'lap'> {
  trial: Trial;
  /** Whether it is to be rehearsed: what a start ships for a developer is not. */
  wanted: boolean;
  /** Why it is left out, as a person says. */
  without?: string | undefined;
}

/** What a run has shown, with what its rehearsal has: of a release that a person names and that nothing refuses yet. */
export async function rehearsed(
  { trial, say, lap, wanted, without }: Rehearsed,
  run: Report,
  candidate: Candidate,
  folderOf: FolderOf,
): Promise<Report> {
  if (run.refusals.length > 0 || !wanted || !candidate.live) return run;
  if (without !== undefined) return { ...run, ran: `${run.ran}; not rehearsed: "${without}"` };
  if (!trial.rehearse) return run;
  const started = performance.now();
  say('Rehearsing it beside what is live ...');
  const report = await trial.rehearse(candidate, folderOf);
  lap?.(REHEARSAL);
  if (!report) return run;
  say(`Rehearsed in ${since(started)}, apart from the release: ${report.ran}.`);
  return { refusals: report.refusals, ran: `${run.ran}; ${report.ran}` };
}
