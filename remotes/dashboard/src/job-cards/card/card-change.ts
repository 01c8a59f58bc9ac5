import type { ChangeJobCard } from '@evmandi/api/contract/job-card-changes';

/** What the workshop changes of a card at once. */
export type CardChange = Omit<ChangeJobCard, 'version'>;
