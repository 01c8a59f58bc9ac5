import type { ChunkList } from '@evmandi/contract/platform/composition';

/** Addresses of the chunks that a path's first screen needs beyond the entry. */
export type Hints = Record<string, ChunkList>;

/** What the serving process is started with, as JSON in its one argument. */
export interface ServeOptions {
  root: string;
  /** Port whose pages the browser renders; those of PORT are rendered on the server. */
  browserPort: number;
  /** What was learned from visits without hints. */
  hints: { browser: Hints; server: Hints };
}
