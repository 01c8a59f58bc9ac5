/** The same failure is reported this often at most; all are counted. */
const REPORT_EVERY_MS = 10_000;

export interface FailureCount {
  remote: string;
  version: string;
  /** `late`, `hung`, `busy`, `broken`, `died` or `threw`. */
  reason: string;
  count: number;
}

/** Counts renders that were left to the browser, by remote, version and reason. */
export function createFailureLog(report: (line: string) => void, now: () => number = Date.now) {
  const counts = new Map<string, FailureCount & { reportedAt: number }>();
  return {
    record({ name, version }: { name: string; version: string }, error: unknown): void {
      const text = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
      const [, reason = 'threw', more = text] =
        /^(late|hung|busy|broken|died): (.*)$/.exec(text) ?? [];
      const key = `${name} ${version} ${reason}`;
      const { count = 0, reportedAt = Number.NEGATIVE_INFINITY } = counts.get(key) ?? {};
      const due = now() - reportedAt >= REPORT_EVERY_MS;
      counts.set(key, {
        ...{ remote: name, version, reason, count: count + 1 },
        reportedAt: due ? now() : reportedAt,
      });
      if (due) report(`Rendering ${name} ${version} ${reason}: ${more}`);
    },
    /** Since the start, those counted first at the beginning. */
    get counts(): FailureCount[] {
      return [...counts.values()].map(({ reportedAt: _, ...counted }) => counted);
    },
  };
}
export type FailureLog = ReturnType<typeof createFailureLog>;
