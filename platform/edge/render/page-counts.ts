import type { PageRemote } from '@evmandi/contract/platform/composition';

/**
 * How a page was answered: from the cache, with a render that was waited for, with the last good page for
 * want of a render, or unrendered.
 */
type PageAnswerKind = 'cached' | 'rendered' | 'last-good' | 'unrendered';

/** Counts answers by remote, version and kind. */
export function createPageCounts() {
  const counts = new Map<string, number>();
  return {
    add({ name, version }: Pick<PageRemote, 'name' | 'version'>, kind: PageAnswerKind): void {
      const labels = `remote="${name}",version="${version}",kind="${kind}"`;
      counts.set(labels, (counts.get(labels) ?? 0) + 1);
    },
    /** In the text format of Prometheus. */
    metrics(): string {
      const lines = [...counts].map(([labels, count]) => `edge_pages{${labels}} ${count}`);
      return ['# TYPE edge_pages counter', ...lines].join('\n');
    },
  };
}
