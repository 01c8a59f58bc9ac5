export const QUOTE_STATUSES = ['Open', 'Answered', 'Ordered', 'Declined'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const QUESTION_STATUSES = ['Open', 'Answered'] as const;
