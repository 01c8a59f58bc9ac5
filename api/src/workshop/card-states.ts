import type { JobCardStatus } from '@evmandi/contract/domain/job-card-status';

/** Where a card may go from here; what was handed over is closed. */
export const NEXT_CARD_STATUSES: Readonly<Record<JobCardStatus, readonly JobCardStatus[]>> = {
  Received: ['In service', 'Waiting for parts'],
  'In service': ['Waiting for parts', 'Ready'],
  'Waiting for parts': ['In service'],
  Ready: ['Handed over', 'In service'],
  'Handed over': [],
};

/** Work may still be done on it. */
export const isOpen = (status: JobCardStatus): boolean =>
  status !== 'Ready' && status !== 'Handed over';

/** Percent of tasks that are done, whole; 100 is kept for a card that is Ready. */
export const progressOf = (done: number, all: number): number =>
  all === 0 ? 0 : Math.min(99, Math.round((100 * done) / all));
