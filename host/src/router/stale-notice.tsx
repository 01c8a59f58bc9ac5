import { visitorText } from '@evmandi/runtime';
import { useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { PartNotice } from '../chrome/part-notice.tsx';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { focusHeading } from './focus-heading.ts';
import styles from './stale-notice.module.css';
import { useReload } from './use-reload.ts';

/** Below a screen, and in view, while it shows what its address showed before. */
export function StaleNotice({ route }: { route: RemoteRoute }) {
  const reload = useReload();
  const busy = useNavigation().state !== 'idle';
  const place = useRef<HTMLDivElement>(null);
  // Its button goes with it, also when the screen looks again by itself.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <PartNotice
        title={route.remote.title}
        error={visitorText(route.stale)}
        text="What is shown has not changed."
        busy={busy}
        onRetry={() => void reload()}
      />
    </div>
  );
}
