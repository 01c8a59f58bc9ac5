/** Counts renders that were left to the browser, by remote, version and reason. */
export function createFailureLog(report: (line: string) => void) {
  const counts = new Map<string, number>();
  return {
    record(remote: { name: string; version: string }, error: unknown): void {
      const reason = error instanceof Error ? error.message : String(error);
      const kind = /^(late|hung)\b/.exec(reason)?.[1] ?? 'threw';
      const key = `remote="${remote.name}",version="${remote.version}",reason="${kind}"`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      report(`Rendering ${remote.name} ${remote.version} ${kind}: ${reason.split('\n', 1)[0]}`);
    },
    /** In the text format of Prometheus. */
    metrics(): string {
      const lines = [...counts].map(
        ([labels, count]) => `edge_render_failures{${labels}} ${count}`,
      );
      return ['# TYPE edge_render_failures counter', ...lines].join('\n');
    },
  };
}
export type FailureLog = ReturnType<typeof createFailureLog>;
