import type { Candidate, FolderOf } from '../checks/candidate.ts';
import type { Inspect } from '../checks/inspection/job.ts';
import type { Refusal } from '../checks/refusal.ts';

/** What running a candidate has shown. */
export interface Report {
  refusals: Refusal[];
  /** What was run, as the rest of a sentence: `31 addresses were rendered on the server`. */
  ran: string;
}

/** Runs a composition before it goes live. */
export interface Trial {
  /** Gets ready what a run needs, while something is still being built. */
  begin: () => void;
  /** Rejects with RunEnded when `end` is called meanwhile. */
  run: (candidate: Candidate, folderOf: FolderOf) => Promise<Report>;
  /**
   * Renders and opens the most asked pages with the candidate beside those that are live; `undefined` where nothing
   * is live. For a candidate that was run.
   */
  rehearse?: (candidate: Candidate, folderOf: FolderOf) => Promise<Report | undefined>;
  /** Reads the files of a release in a process of its own, within limits; in this one where it is left out. */
  inspect?: Inspect;
  /** Ends all that was started. Never rejects. */
  end: () => Promise<void>;
}
