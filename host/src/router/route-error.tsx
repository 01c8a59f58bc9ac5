import { visitorText } from '@evmandi/runtime';
import { useLocation, useRouteError } from 'react-router-dom';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { FailedPage } from './failed-page.tsx';

/** In place of a screen whose loader or component threw; the shell around it stays. */
export function RouteError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const title = useRemoteRegistry().owner(pathname)?.remote.title ?? 'page';
  return <FailedPage error={visitorText(error)} title={title} />;
}
