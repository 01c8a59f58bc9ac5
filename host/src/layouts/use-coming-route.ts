import { useLate } from '@evmandi/ui/use-late';
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
  const target = useNavigation().location?.pathname;
  const route = target === undefined || target === here ? undefined : registry.route(target);
  const wanted = route?.declared.layout === layout ? target : undefined;
  const pathname = useLate(wanted, PATIENCE_MS);
  return route && pathname !== undefined ? { pathname, route } : undefined;
}
