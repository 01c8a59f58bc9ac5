import { formatMoment } from '@evmandi/contract/domain/dates';
import { MOST_PAGES, STORED_PAGE } from '@evmandi/contract/platform/offline';
import { IconWifiOff } from '@evmandi/ui/icons';
import { useOnline } from '@evmandi/ui/use-online';
import { useLocation } from 'react-router-dom';
import styles from './offline-line.module.css';

/** The document is one that was kept; of when, as long as its first page is shown. */
const keptAt = () => Number(document.documentElement.dataset[STORED_PAGE.mark] ?? 0);

/** Says that there is no network, and what can be read nevertheless. */
export function OfflineLine() {
  const online = useOnline();
  const isFirst = useLocation().key === 'default';
  const at = isFirst ? keptAt() : 0;
  return (
    <div role="status">
      {(!online || at > 0) && (
        <p className={styles.line}>
          <IconWifiOff className={styles.icon} aria-hidden />
          <span>
            {!online && (
              <>
                <b>You are offline.</b> Cart and the last {MOST_PAGES} pages can still be read.
              </>
            )}
            {at > 0 && ` This page is as it was on ${formatMoment(new Date(at).toISOString())}.`}
          </span>
        </p>
      )}
    </div>
  );
}
