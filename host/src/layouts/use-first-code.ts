import { useLocation } from 'react-router-dom';
import { useFirstScreen } from '../first-screen/first-screen-context.tsx';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';

/**
 * Resolves once the routes of the page's first remote are there or cannot be had: the server knew the title
 * and the skeleton of the screen. `undefined` when there is nothing to wait for, as after every navigation.
 */
export function useFirstCode(): Promise<unknown> | undefined {
  const route = useRemoteRegistry().route(useLocation().pathname);
  const first = useFirstScreen().route;
  if (!route || route.own) return undefined;
  return route.waiting || route === first ? route.settled : undefined;
}
