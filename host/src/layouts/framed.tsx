import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import { SCREEN_ID } from '../first-screen/server-html.tsx';
import type { RemoteLayout } from '../remotes/remote-layout.ts';
import { knownTitle } from '../router/page-title.ts';
import { RouteSkeleton } from '../router/placeholder.tsx';
import { useComingRoute } from './use-coming-route.ts';
import { useFirstCode } from './use-first-code.ts';
import { useScreenTitle } from './use-screen-title.ts';

/** The layout itself. While a screen is on its way, its title and skeleton stand in it already. */
export function Framed({ layout, children }: { layout: RemoteLayout; children: ReactNode }) {
  const { pathname } = useLocation();
  const coming = useComingRoute(layout.id);
  const firstCode = useFirstCode();
  const title = useScreenTitle();
  const Layout = layout.code.value ?? use(layout.code.ready);
  if (firstCode) use(firstCode);
  return (
    <Layout
      pathname={coming?.pathname ?? pathname}
      title={coming ? knownTitle(coming.route) : title}
    >
      <div id={SCREEN_ID}>{coming ? <RouteSkeleton route={coming.route} /> : children}</div>
    </Layout>
  );
}
