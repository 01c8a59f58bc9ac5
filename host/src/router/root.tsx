import { type HostLayout, isHostLayout } from '@evmandi/contract/platform/layouts';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Chrome } from '../chrome/chrome.tsx';
import { LazyToasts } from '../chrome/lazy-toasts.tsx';
import { NavigationProgress } from '../chrome/navigation-progress.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { report } from '../errors/report.ts';
import { ScreenReady } from '../first-screen/first-screen-context.tsx';
import { FirstScreenNotice } from '../first-screen/first-screen-notice.tsx';
import { ServerHtml } from '../first-screen/server-html.tsx';
import { Around } from '../layouts/around.tsx';
import { useLayoutFailure } from '../layouts/use-layout-failure.ts';
import { OfflineLinePlace } from '../offline/offline-line-place.tsx';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { PersonCheck } from '../session/person-check.tsx';
import { useAreas } from '../session/use-areas.ts';
import { useSessionRules } from '../session/use-session-rules.ts';
import { PageChanges } from './page-changes.tsx';
import { ShopFooter, ShopHeader } from './shop-chrome.tsx';

const onError = (error: unknown) => report(error, { phase: 'run' });

export const HEADER = (
  <ErrorBoundary onError={onError}>
    <ShopHeader />
  </ErrorBoundary>
);
const NOTICE = (
  <>
    <OfflineLinePlace />
    <FirstScreenNotice />
  </>
);
export const FOOTER = (
  <ErrorBoundary onError={onError}>
    {/* Hydrated by itself: a press elsewhere does not wait for it. */}
    <Suspense>
      <ShopFooter />
    </Suspense>
  </ErrorBoundary>
);
/**
 * Constant, as its boundary must not be rendered anew before it is hydrated: React would then throw away
 * what the server rendered.
 */
const SCREEN = (
  <Suspense fallback={<ServerHtml of="screen" />}>
    <Outlet />
    <ScreenReady />
  </Suspense>
);

/** A remote's layout stands alone; where it fails, its screens stand in the shop's. */
function drawnByHost(layout: string, failed: boolean): HostLayout {
  if (isHostLayout(layout)) return layout;
  return failed ? 'store' : 'bare';
}

/** The shell around every screen: chrome, toasts, session rules and what a new path does. */
export function Root() {
  const { pathname } = useLocation();
  const registry = useRemoteRegistry();
  const route = registry.owner(pathname)?.route;
  const name = route?.layout ?? 'store';
  const layout = registry.layout(name);
  const failure = useLayoutFailure(layout);
  useSessionRules();
  useAreas(route);

  return (
    <>
      <NavigationProgress />
      <Chrome
        layout={drawnByHost(name, failure !== undefined)}
        needsScript={route?.render === 'frame'}
        header={HEADER}
        footer={FOOTER}
        notice={NOTICE}
      >
        {layout ? <Around {...{ layout, failure }}>{SCREEN}</Around> : SCREEN}
      </Chrome>
      <PageChanges />
      <LazyToasts />
      <PersonCheck />
    </>
  );
}
