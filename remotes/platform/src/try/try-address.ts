import { OVERRIDE_TRY, versionsText } from '@evmandi/contract/platform/override';
import type { LiveAnswer } from '@evmandi/contract/platform/staff-reads';

/** The link to exactly what is live now, wherever it is opened later. */
export const tryLink = ({ parts }: LiveAnswer, to = '/'): string => {
  const versions = Object.fromEntries(parts.map(({ name, version }) => [name, version]));
  return `${OVERRIDE_TRY}?versions=${versionsText(versions)}&to=${encodeURIComponent(to)}`;
};
