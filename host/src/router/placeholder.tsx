import { Skeleton } from '@evmandi/ui/skeleton';
import { Wrap } from '@evmandi/ui/wrap';
import { use, useEffect, useRef } from 'react';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import styles from './placeholder.module.css';
import { useReload } from './use-reload.ts';

/** Loader data of a screen that was not rendered: guard and loader have yet to run. */
export const NOT_RENDERED = 'not rendered';

/** In place of the first screen until the navigation to it, which this starts, has brought it. */
export function Placeholder({ route }: { route: RemoteRoute }) {
  const reload = useRef(useReload());
  useEffect(() => {
    void reload.current();
  }, []);
  // The server rendered the remote's own skeleton, where it has one.
  if (!route.own) use(route.settled);
  return <RouteSkeleton route={route} />;
}

/** In place of a screen: the skeleton that its remote has for it, else the host's. */
export function RouteSkeleton({ route }: { route: RemoteRoute }) {
  const Own = route.own?.HydrateFallback;
  return Own ? <Own /> : <PlaceholderSkeleton title={route.remote.title} />;
}

export function PlaceholderSkeleton({ title }: { title: string }) {
  return (
    <Wrap>
      <div className={styles.place} aria-busy="true" aria-label={`Loading ${title}`} role="status">
        <Skeleton className={styles.heading} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.block} />
      </div>
    </Wrap>
  );
}
