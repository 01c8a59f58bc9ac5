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
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { useAreas } from '../session/use-areas.ts';
import { useSessionRules } from '../session/use-session-rules.ts';
import { PageChanges } from './page-changes.tsx';
import { ShopFooter, ShopHeader } from './shop-chrome.tsx';

const onError = (error: unknown) => report(error, { phase: 'run' });

export const HEADER = (
  <>
    <ErrorBoundary onError={onError}>
      <ShopHeader />
    </ErrorBoundary>
    <FirstScreenNotice />
  </>
);
export const FOOTER = (
  <ErrorBoundary onError={onError}>
    <ShopFooter />
  </ErrorBoundary>
);
/**
 * Constant, as its boundary must not be rendered anew before it is hydrated: React would then throw away
 * what the server rendered.
 */
const SCREEN = (
  <Suspense fallback={<ServerHtml />}>
    <Outlet />
    <ScreenReady />
  </Suspense>
);

/** The shell around every screen: chrome, toasts, session rules and what a new path does. */
export function Root() {
  const { pathname } = useLocation();
  const route = useRemoteRegistry().owner(pathname)?.route;
  const layout = route?.layout ?? 'store';
  useSessionRules();
  useAreas(route);

  return (
    <>
      <NavigationProgress />
      <Chrome
        layout={layout}
        needsScript={route?.render === 'frame'}
        header={HEADER}
        footer={FOOTER}
      >
        {SCREEN}
      </Chrome>
      <PageChanges />
      <LazyToasts />
    </>
  );
}
