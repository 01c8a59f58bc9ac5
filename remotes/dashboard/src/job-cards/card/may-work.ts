import type { JobCardDetail } from '@evmandi/api/contract/workshop';

/** Work may still be put down, ticked and taken parts for: by the workshop, while the card is not Ready. */
export const mayWork = ({ mayChange, stage }: JobCardDetail): boolean =>
  mayChange && (stage === 'Open' || stage === 'In progress');
