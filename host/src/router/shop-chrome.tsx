import type { RouteHandle } from '@evmandi/contract/platform/render';
import {
  countItems,
  getConfig,
  signOut,
  useCart,
  useComparison,
  useFavorites,
  useGarage,
  useSession,
} from '@evmandi/runtime';
import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { MOST_SHOWN } from '../chrome/header-icon.tsx';
import { useAltQ } from '../chrome/use-alt-q.ts';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { Slot } from '../slots/slot.tsx';

/** Counts the presses, so that one after a failure loads the slot again; 0 is closed. */
function usePresses() {
  const [presses, setPresses] = useState(0);
  const open = () => setPresses((before) => before + 1);
  return { presses, open, close: () => setPresses(0) };
}

/** The header with what this browser keeps, and with its slots. */
export function ShopHeader() {
  const config = getConfig();
  const user = useSession((session) => session.user);
  const counts = {
    // What the badge does not show any more draws no header.
    cart: useCart((cart) => Math.min(countItems(cart), MOST_SHOWN + 1)),
    favorites: useFavorites(({ lines }) => lines.length),
    comparison: useComparison(({ ids }) => ids.length),
    garage: useGarage(({ lines }) => lines.length),
  };
  const registry = useRemoteRegistry();
  const { presses, open, close } = usePresses();
  useAltQ(open);
  const prefetch = () => void registry.slot('header.quick-order').catch(() => {});

  return (
    <>
      <Header
        {...config}
        user={user}
        counts={counts}
        onSignOut={signOut}
        onQuickOrder={open}
        onQuickOrderIntent={prefetch}
        renderSuggestions={(props) => <Slot id="header.search" label="Search" props={props} />}
      />
      {presses > 0 && (
        <Slot
          key={presses}
          id="header.quick-order"
          label="Quick order"
          props={{ onClose: close }}
        />
      )}
    </>
  );
}

export function ShopFooter() {
  const config = getConfig();
  const registry = useRemoteRegistry();
  const { presses, open, close } = usePresses();
  const route = registry.route(useLocation().pathname);
  // Until its code is there, what the server rendered stays.
  if (route && !route.own) use(route.settled);
  const { currency } = (route?.own?.handle ?? {}) as RouteHandle;
  const inDollars = currency === 'dollars';
  const onFeedback = registry.slotOwner('footer.feedback') && open;
  return (
    <>
      <Footer {...config} inDollars={inDollars} onFeedback={onFeedback} />
      {presses > 0 && (
        <Slot key={presses} id="footer.feedback" label="Feedback" props={{ onClose: close }} />
      )}
    </>
  );
}
