import { countItems, getConfig, signOut, useCart, useSession } from '@evmandi/runtime';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Chrome } from '../chrome/chrome.tsx';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { LazyToasts } from '../chrome/lazy-toasts.tsx';
import { NavigationProgress } from '../chrome/navigation-progress.tsx';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { useAreas } from '../session/use-areas.ts';
import { useSessionRules } from '../session/use-session-rules.ts';
import { Slot } from '../slots/slot.tsx';
import { PageChanges } from './page-changes.tsx';

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
        header={<ShopHeader />}
        footer={<ShopFooter />}
      >
        <Outlet />
      </Chrome>
      <PageChanges />
      <LazyToasts />
    </>
  );
}

function ShopHeader() {
  const config = getConfig();
  const user = useSession((session) => session.user);
  const cartCount = useCart(countItems);
  const registry = useRemoteRegistry();
  // Counts the presses, so that one after a failure loads it again; 0 is closed.
  const [quickOrder, setQuickOrder] = useState(0);
  const prefetch = () => void registry.slot('header.quick-order').catch(() => {});

  return (
    <>
      <Header
        {...config}
        user={user}
        cartCount={cartCount}
        onSignOut={signOut}
        onQuickOrder={() => setQuickOrder((presses) => presses + 1)}
        onQuickOrderIntent={prefetch}
        renderSuggestions={(props) => <Slot id="header.search" label="Search" props={props} />}
      />
      {quickOrder > 0 && (
        <Slot
          key={quickOrder}
          id="header.quick-order"
          label="Quick order"
          props={{ onClose: () => setQuickOrder(0) }}
        />
      )}
    </>
  );
}

function ShopFooter() {
  const config = getConfig();
  return <Footer {...config} />;
}
