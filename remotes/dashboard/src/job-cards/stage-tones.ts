import type { JobCardStage } from '@evmandi/contract/domain/job-card-status';

/** Tones of the pills that name a stage. */
export const STAGE_TONES = {
  Open: 'inactive',
  'In progress': 'shipped',
  Ready: 'delivered',
  Closed: 'inactive',
} as const satisfies Record<JobCardStage, string>;
