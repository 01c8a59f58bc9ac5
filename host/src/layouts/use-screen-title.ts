import { useLocation, useMatches } from 'react-router-dom';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { knownTitle, screenTitle } from '../router/page-title.ts';

/** The title of the screen that is shown, as far as it is known. */
export function useScreenTitle(): string {
  const route = useRemoteRegistry().route(useLocation().pathname);
  const title = screenTitle(useMatches());
  return title ?? (route ? knownTitle(route) : '');
}
