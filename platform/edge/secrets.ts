import { hasSecret, secretsHider } from '@evmandi/contract/platform/secret-addresses';
import type { Site } from './site.ts';

/** Takes secrets out of what this edge says, by the routes of all sites that it has served. */
export interface Secrets {
  /** Adds the routes of a site. */
  learn: (site: Pick<Site, 'page'>) => void;
  /** Returns an address, or a text with addresses, without their secrets. */
  hide: (text: string) => string;
}

/** Routes of earlier releases stay known: visitors still open their addresses. */
export function createSecrets(): Secrets {
  const patterns = new Set<string>();
  const learned = new WeakSet<object>();
  let hide = secretsHider([]);
  return {
    learn({ page }) {
      if (learned.has(page)) return;
      learned.add(page);
      const before = patterns.size;
      for (const { path } of page.remotes.flatMap(({ routes }) => routes)) {
        if (hasSecret(path)) patterns.add(path);
      }
      if (patterns.size > before) hide = secretsHider([...patterns]);
    },
    hide: (text) => hide(text),
  };
}
