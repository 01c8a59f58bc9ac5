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
