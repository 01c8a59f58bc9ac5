import type { PlatformToken } from '@evmandi/api/contract/platform';
import { endsSoon, WARNED_DAYS } from '@evmandi/contract/platform/token-ends';
import { IconAlertTriangle } from '@evmandi/ui/icons';
import own from './tokens.module.css';

interface Props {
  tokens: readonly PlatformToken[];
  /** In milliseconds. */
  now: number;
}

/** Says how many tokens end soon; nothing when none does. */
export function EndingNotice({ tokens, now }: Props) {
  const ending = tokens.filter(
    ({ endsAt, revokedAt }) => revokedAt === null && endsAt && endsSoon(endsAt, now),
  );
  if (ending.length === 0) return null;
  const which = ending.length === 1 ? '1 token ends' : `${ending.length} tokens end`;
  return (
    <p className={own.notice}>
      <IconAlertTriangle className={own.icon} aria-hidden />
      <span>
        <b>
          {which} within {WARNED_DAYS} days.
        </b>{' '}
        Give teams that still use one a new token before then.
      </span>
    </p>
  );
}
