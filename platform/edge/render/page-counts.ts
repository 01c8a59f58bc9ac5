import type { PageRemote } from '@evmandi/contract/platform/composition';

/**
 * How a page was answered: from the cache, with a render that was waited for, with the last good page for
 * want of a render, or unrendered.
 */
type PageAnswerKind = 'cached' | 'rendered' | 'last-good' | 'unrendered';

interface PageCount {
  remote: string;
  version: string;
  kind: PageAnswerKind;
  count: number;
}

/** Counts answers by remote, version and kind. */
export function createPageCounts() {
  const counts = new Map<string, PageCount>();
  return {
    add({ name, version }: Pick<PageRemote, 'name' | 'version'>, kind: PageAnswerKind): void {
      const key = `${name} ${version} ${kind}`;
      const known = counts.get(key) ?? { remote: name, version, kind, count: 0 };
      known.count += 1;
      counts.set(key, known);
    },
    all: (): readonly Readonly<PageCount>[] => [...counts.values()],
  };
}
