/** The same failure is reported this often at most; all are counted. */
const REPORT_EVERY_MS = 10_000;

/** Counts renders that were left to the browser, by remote, version and reason. */
export function createFailureLog(report: (line: string) => void, now: () => number = Date.now) {
  const counts = new Map<string, { count: number; reportedAt: number }>();
  return {
    record({ name, version }: { name: string; version: string }, error: unknown): void {
      const text = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
      const [, kind = 'threw', reason = text] =
        /^(late|hung|busy|broken|died): (.*)$/.exec(text) ?? [];
      const labels = `remote="${name}",version="${version}",reason="${kind}"`;
      const known = counts.get(labels) ?? { count: 0, reportedAt: Number.NEGATIVE_INFINITY };
      const due = now() - known.reportedAt >= REPORT_EVERY_MS;
      counts.set(labels, { count: known.count + 1, reportedAt: due ? now() : known.reportedAt });
      if (due) report(`Rendering ${name} ${version} ${kind}: ${reason}`);
    },
    /** In the text format of Prometheus. */
    metrics(): string {
      const lines = [...counts].map(
        ([labels, { count }]) => `edge_render_failures{${labels}} ${count}`,
      );
      return ['# TYPE edge_render_failures counter', ...lines].join('\n');
    },
  };
}
export type FailureLog = ReturnType<typeof createFailureLog>;
