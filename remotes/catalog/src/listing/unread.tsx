import { dayInIndia, formatMoment } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import { STORED_PAGE } from '@evmandi/contract/platform/offline';
import { Button } from '@evmandi/ui/button';
import { IconRefresh, IconWifiOff } from '@evmandi/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { queryOf } from './listing-address.ts';
import type { ListingData } from './listing-loader.ts';
import { notApplied } from './not-applied.ts';
import styles from './unread.module.css';

interface UnreadProps {
  shown: ListingData;
  /** When that was read, in milliseconds since 1970; left out for what the document held. */
  at?: number | undefined;
  /** Path and query that could not be read. */
  asked: string;
  /** What visitors read of the failure. */
  error: string;
}

/** When the document was made that held the products. */
const documentAt = () =>
  Number(document.documentElement.dataset[STORED_PAGE.mark]) || performance.timeOrigin;

/** `10:42 am`, with its day where that is not today. */
function clock(at: number): string {
  const moment = formatMoment(new Date(at).toISOString());
  const isToday = dayInIndia(at) === dayInIndia(Date.now());
  return isToday ? moment.replace(/^.*, /, '') : moment;
}

function stillShown(total: number, time: string): string {
  return total === 0
    ? `What you see is from ${time}.`
    : `You still see the ${counted(total, 'product')} from ${time}.`;
}

/** Above the products: what was not applied to them, and of when they are. */
export function Unread({ shown, at = documentAt(), asked, error }: UnreadProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const place = useRef<HTMLDivElement>(null);
  // Its button goes with it, once the network is back.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('products')?.focus();
    };
  }, []);
  // Where it does not stay in view by itself: after a press on the pager of a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at each new one
  useLayoutEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [asked]);
  const { preset, list } = shown;
  const queryIn = (text: string | undefined) => queryOf(preset, new URLSearchParams(text));
  const texts = [
    notApplied(queryIn(search), queryIn(asked.split('?')[1]), list),
    stillShown(list.page.total, clock(at)),
  ];
  return (
    <div ref={place} className={styles.notice} role="status">
      <IconWifiOff className={styles.icon} aria-hidden />
      <p className={styles.words}>
        <b>{error.replace(/\.$/, '')}.</b> {texts.filter(Boolean).join(' ')}
      </p>
      <Button
        className={styles.retry}
        variant="secondary"
        size="sm"
        data-retry=""
        busy={busy}
        onClick={() => void navigate(asked)}
      >
        {!busy && <IconRefresh aria-hidden />}
        Retry
      </Button>
    </div>
  );
}
