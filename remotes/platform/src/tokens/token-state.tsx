import type { PlatformToken } from '@evmandi/api/contract/platform';
import { endsSoon, hasEnded, untilEnd } from '@evmandi/contract/platform/token-ends';
import { Dot } from '@evmandi/ui/pill';
import { clock } from '../words.ts';

interface Props {
  token: Pick<PlatformToken, 'endsAt' | 'revokedBy' | 'revokedAt'>;
  /** In milliseconds. */
  now: number;
}

/** Whether a token opens something, and for how long where that is short. */
export function TokenState({ token: { endsAt, revokedBy, revokedAt }, now }: Props) {
  if (revokedAt !== null) return `Revoked ${clock(revokedAt)} by ${revokedBy ?? 'somebody'}`;
  if (endsAt && hasEnded(endsAt, now)) return `Ended ${clock(endsAt)}`;
  if (endsAt && endsSoon(endsAt, now)) return <Dot tone="delay">Ends {untilEnd(endsAt, now)}</Dot>;
  return <Dot tone="in-stock">Opens</Dot>;
}
