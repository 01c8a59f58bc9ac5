/** Where a page gets its id (GET) and says how its visit went (POST). */
export const VITALS = '/~vitals';

/** What failed in a page. */
export interface ReportedFailure {
  /** The host, or a remote; left out where the failure does not say whose it is. */
  remote?: string;
  version?: string;
  phase: 'load' | 'run' | 'storage';
}

/** What a page reports, twice at most: at its first failure, and when it is left. */
export interface VisitReport {
  /** As the edge gave it. */
  id: string;
  /** Left out of the second report. */
  failures?: ReportedFailure[];
  /** When it is left: milliseconds, and for `cls` a score. */
  lcp?: number;
  inp?: number;
  cls?: number;
}
