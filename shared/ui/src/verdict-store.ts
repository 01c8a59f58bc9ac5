import type { FitVerdict } from '@evmandi/contract/domain/fitment';

/** A verdict with what it fits in words. */
export interface Judged extends FitVerdict {
  text: string;
}

/** What was answered for the vehicles of `garage`; another garage starts anew. */
export const store = {
  garage: '',
  answers: new Map<string, Judged>(),
  listeners: new Set<() => void>(),
};

/** Calls `listener` after each answer, until what it returns is called. */
export function onVerdicts(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => store.listeners.delete(listener);
}
