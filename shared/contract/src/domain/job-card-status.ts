/** Job cards of vehicles in service, in the order of the work. */
export const JOB_CARD_STATUSES = ['Received', 'In service', 'Waiting for parts', 'Ready'] as const;
export type OpenJobCardStatus = (typeof JOB_CARD_STATUSES)[number];

/** Also those of vehicles that were handed over. */
export const ALL_JOB_CARD_STATUSES = [...JOB_CARD_STATUSES, 'Handed over'] as const;
export type JobCardStatus = (typeof ALL_JOB_CARD_STATUSES)[number];
