import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import type { RemoteRoute } from '../remotes/remote-route.ts';

/** Until then the old screen stays: a skeleton that flashes by is worse than a short wait. */
const PATIENCE_MS = 250;

/** A screen of the same layout that is still on its way; `undefined` while there is none, or not for long. */
export function useComingRoute(
  layout: string,
): { pathname: string; route: RemoteRoute } | undefined {
  const registry = useRemoteRegistry();
  const here = useLocation().pathname;
  const pathname = useNavigation().location?.pathname;
  const route = pathname === undefined || pathname === here ? undefined : registry.route(pathname);
  const wanted = route?.declared.layout === layout ? pathname : undefined;
  const [late, setLate] = useState<string>();

  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setLate(wanted), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [wanted]);

  return route && wanted !== undefined && late === wanted ? { pathname: wanted, route } : undefined;
}
