export const QUOTE_STATUSES = ['Open', 'Answered', 'Ordered', 'Declined'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** What staff narrow the list of quotes to: `WroteAgain` are those whose buyer wrote since they were answered. */
export const QUOTE_FILTERS = ['Open', 'WroteAgain', 'Answered', 'Ordered', 'Declined'] as const;
export type QuoteFilter = (typeof QUOTE_FILTERS)[number];

export const QUESTION_STATUSES = ['Open', 'Answered'] as const;
