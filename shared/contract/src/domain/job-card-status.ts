/** Where a job card stands, in the order of the work. */
export const JOB_CARD_STAGES = ['Open', 'In progress', 'Ready', 'Closed'] as const;
export type JobCardStage = (typeof JOB_CARD_STAGES)[number];

/** Words that pages of the release before show for them. */
export const JOB_CARD_STATUSES = ['Received', 'In service', 'Waiting for parts', 'Ready'] as const;
