import type { PageRemote } from '@evmandi/contract/platform/composition';

/**
 * How a page was answered: from the cache, with a render that was waited for, with the last good page for
 * want of a render, or unrendered.
 */
type PageAnswerKind = 'cached' | 'rendered' | 'last-good' | 'unrendered';

export interface PageCount {
  remote: string;
  version: string;
  kind: PageAnswerKind;
  count: number;
}

/** Counts answers by remote, version and kind. */
export function createPageCounts() {
  const counts = new Map<string, PageCount>();
  return {
    add({ name: remote, version }: Pick<PageRemote, 'name' | 'version'>, kind: PageAnswerKind) {
      const key = `${remote} ${version} ${kind}`;
      const { count } = counts.get(key) ?? { count: 0 };
      counts.set(key, { remote, version, kind, count: count + 1 });
    },
    /** Since the start, those counted first at the beginning. */
    get all(): PageCount[] {
      return [...counts.values()];
    },
  };
}
