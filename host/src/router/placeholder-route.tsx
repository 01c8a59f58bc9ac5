import { FALLBACK_PATTERN } from '@evmandi/contract/platform/route-owner';
import { visitorText } from '@evmandi/runtime';
import { Skeleton } from '@evmandi/ui/skeleton';
import { Wrap } from '@evmandi/ui/wrap';
import { type ComponentType, useEffect, useRef } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation, useMatches } from 'react-router-dom';
import { useRemoteRegistry, useRemoteState } from '../remotes/remote-registry-context.tsx';
import { FailedPage } from './failed-page.tsx';
import styles from './placeholder-route.module.css';
import { useReload } from './use-reload.ts';

/** Holds a screen's place until its remote is there, and says so when it cannot be had. */
export function PlaceholderRoute() {
  const { pathname } = useLocation();
  const place = useMatches().at(-1)?.id;
  const owner = useRemoteRegistry().owner(pathname);
  // This place outranks the owner's own pattern (`/cart/*` for `/:make/:model`): nobody's screen.
  const foreign = owner !== undefined && place !== `placeholder:${owner.route.path}`;
  if (!owner && pathname === '/') return <Nothing />;
  if (!owner || foreign || owner.route.path === FALLBACK_PATTERN)
    return <Navigate to="/" replace />;
  return <Place name={owner.remote.name} title={owner.remote.title} />;
}

function Place({ name, title }: { name: string; title: string }) {
  const { pathname } = useLocation();
  const state = useRemoteState(name);
  const reload = useReload();
  const atFirst = useRef({ status: state.status, reload });
  useEffect(() => {
    // Shown first of all: nobody has asked for the screen yet. Later, the navigation here has.
    if (atFirst.current.status !== 'failed') void atFirst.current.reload();
  }, []);

  if (state.status === 'failed') {
    return <FailedPage error={visitorText(state.error)} title={title} />;
  }
  const Own = state.status === 'loaded' ? ownSkeleton(state.routes, pathname) : undefined;
  return Own ? <Own /> : <PlaceSkeleton title={title} />;
}

/** The skeleton that the remote's own route brings along; the same on the server and in the browser. */
function ownSkeleton(routes: RouteObject[], pathname: string): ComponentType | null | undefined {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.findLast(({ route }) => route.HydrateFallback)?.route.HydrateFallback;
}

/** A composition without a home page: a site that is being set up. */
function Nothing() {
  const error = 'No part of this site answers for its home page yet';
  return <FailedPage error={error} title="Home page" />;
}

function PlaceSkeleton({ title }: { title: string }) {
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
