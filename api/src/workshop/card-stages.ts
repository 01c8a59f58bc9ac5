import { JOB_CARD_STAGES, type JobCardStage } from '@evmandi/contract/domain/job-card-status';

/**
 * Where a card may go from here. Work that turns out not to be done comes back from Ready; what has begun has begun,
 * and a vehicle that was handed over comes back on a new card.
 */
export const NEXT_STAGES: Readonly<Record<JobCardStage, readonly JobCardStage[]>> = {
  Open: ['In progress'],
  'In progress': ['Ready'],
  Ready: ['Closed', 'In progress'],
  Closed: [],
};

/** Kind of the event that reaches a stage. */
export const REACHED_BY = {
  Open: 'opened',
  'In progress': 'started',
  Ready: 'readied',
  Closed: 'closed',
} as const satisfies Record<JobCardStage, string>;

/** Work may still be done on it. */
export const isInWork = (stage: JobCardStage): boolean =>
  stage === 'Open' || stage === 'In progress';

/** A card at `now` has passed `stage`, or stands there. */
export const hasReached = (now: JobCardStage, stage: JobCardStage): boolean =>
  JOB_CARD_STAGES.indexOf(stage) <= JOB_CARD_STAGES.indexOf(now);

/** Percent of tasks that are done, whole; 100 is kept for a card that is Ready. */
export const progressOf = (done: number, all: number): number =>
  all === 0 ? 0 : Math.min(99, Math.round((100 * done) / all));
