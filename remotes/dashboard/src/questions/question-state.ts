import type { QuestionStatus } from './questions-loader.ts';

/** Statuses as people call them. */
export const LABELS = { Open: 'New', Answered: 'Answered' } as const satisfies Record<
  QuestionStatus,
  string
>;

export const TONES = { Open: 'pending', Answered: 'delivered' } as const satisfies Record<
  QuestionStatus,
  string
>;
