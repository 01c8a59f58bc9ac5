import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { NOT_RENDERED, Placeholder } from './placeholder.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { usePageStatus } from './use-page-status.ts';

/**
 * The screen of a route. A navigation has brought its code before; only the first screen of a page may
 * have to wait for it, and is then hydrated later than what stands around it.
 */
export function RouteScreen({ route }: { route: RemoteRoute }) {
  const waiting = useLoaderData() === NOT_RENDERED;
  const { screen } = route;
  usePageStatus(route.status);
  if (waiting) return <Placeholder route={route} />;
  const { Component } = screen.value ?? use(screen.ready);
  return (
    <>
      {Component && <Component />}
      {route.stale !== undefined && <StaleNotice route={route} />}
    </>
  );
}
