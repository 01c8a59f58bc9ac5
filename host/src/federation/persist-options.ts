import type { PageRemote } from '@evmandi/contract/platform/composition';

export interface PersistOptions {
  /** Whose code it is. */
  remote?: PageRemote | undefined;
  /** The piece as `<app>/<piece>`, for the report; without the app where that is not known. */
  what: string;
  limitMs?: number | undefined;
}
