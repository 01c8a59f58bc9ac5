import { visitorText } from '@evmandi/runtime';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useReported } from '../errors/use-reported.ts';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { FailedPage } from './failed-page.tsx';
import { usePageStatus } from './use-page-status.ts';

/** In place of a screen that could not be loaded or threw: the remote's own boundary, else the host's. */
export function RouteError({ route }: { route: RemoteRoute }) {
  const error = useRouteError();
  useReported(error, route.remote.name);
  usePageStatus(isRouteErrorResponse(error) ? error.status : 500);
  const Own = route.own?.ErrorBoundary;
  if (Own) return <Own />;
  return <FailedPage error={visitorText(error)} title={route.remote.title} />;
}
