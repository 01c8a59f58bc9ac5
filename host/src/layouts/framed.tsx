import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import { SCREEN_ID } from '../first-screen/server-html.tsx';
import type { LayoutComponent, RemoteLayout } from '../remotes/remote-layout.ts';
import { knownTitle } from '../router/page-title.ts';
import { RouteSkeleton } from '../router/placeholder.tsx';
import { useComingRoute } from './use-coming-route.ts';
import { useFirstCode } from './use-first-code.ts';
import { useScreenTitle } from './use-screen-title.ts';

interface FramedProps {
  layout: RemoteLayout;
  /** The screen. */
  children: ReactNode;
}

/** The layout itself, once its code is there. */
export function Framed(props: FramedProps) {
  const { code } = props.layout;
  // Apart from what else is waited for: React knows promises by their order, which is another one the next time.
  return <Arranged {...props} Layout={code.value ?? use(code.ready)} />;
}

/** While a screen is on its way, its title and skeleton stand in the layout already. */
function Arranged({ layout, Layout, children }: FramedProps & { Layout: LayoutComponent }) {
  const { pathname } = useLocation();
  const coming = useComingRoute(layout.id);
  const firstCode = useFirstCode();
  const title = useScreenTitle();
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
