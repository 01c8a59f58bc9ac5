import type { PageRemote } from '@evmandi/contract/platform/composition';

export interface PersistOptions {
  /** Whose code it is. */
  remote?: PageRemote | undefined;
  /** For the report. */
  what: string;
  limitMs?: number | undefined;
}
