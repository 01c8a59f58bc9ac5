import { formatMoment } from '@evmandi/contract/domain/dates';
import { MOST_PAGES, STORED_PAGE } from '@evmandi/contract/platform/offline';
import { IconWifiOff } from '@evmandi/ui/icons';
import { useOnline } from '@evmandi/ui/use-online';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { keepsPages } from './kept-pages.ts';
import styles from './offline-line.module.css';

/**
 * The document is one that was kept; of when, as long as its first page is shown. What stands in one whose screen
 * is drawn here (a cart) is not of that time.
 */
function useKeptAt(): number {
  const { key, pathname } = useLocation();
  const render = useRemoteRegistry().owner(pathname)?.route.render;
  if (key !== 'default' || render !== 'full') return 0;
  return Number(document.documentElement.dataset[STORED_PAGE.mark] ?? 0);
}

/** Whether pages are kept, looked up each time the network goes; `undefined` until that is known. */
function useKeepsPages(online: boolean): boolean | undefined {
  const [keeps, setKeeps] = useState<boolean>();
  useEffect(() => {
    if (online) return;
    let back = false;
    keepsPages().then(
      (known) => back || setKeeps(known),
      () => back || setKeeps(false),
    );
    return () => {
      back = true;
      setKeeps(undefined);
    };
  }, [online]);
  return keeps;
}

const READABLE = {
  kept: `Cart and the last ${MOST_PAGES} pages can still be read.`,
  notKept: 'You can read this page; others may open only when you are back.',
};

/** Says that there is no network, and what can be read nevertheless. */
export function OfflineLine() {
  const online = useOnline();
  const keeps = useKeepsPages(online);
  const offline = !online && keeps !== undefined;
  const at = useKeptAt();
  return (
    <div role="status">
      {(offline || at > 0) && (
        <p className={styles.line}>
          <IconWifiOff className={styles.icon} aria-hidden />
          <span>
            {offline && (
              <>
                <b>You are offline.</b> {keeps ? READABLE.kept : READABLE.notKept}
              </>
            )}
            {at > 0 && ` This page is as it was on ${formatMoment(new Date(at).toISOString())}.`}
          </span>
        </p>
      )}
    </div>
  );
}
