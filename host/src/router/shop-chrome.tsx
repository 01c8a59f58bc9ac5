import type { RouteHandle } from '@evmandi/contract/platform/render';
import type { SlotId } from '@evmandi/contract/platform/slots';
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

/** What a control of the header or the footer opens. Counts the presses, so that one after a failure loads it again; 0 is closed. */
function usePanel(id: SlotId) {
  const registry = useRemoteRegistry();
  const [presses, setPresses] = useState(0);
  return {
    presses,
    isOpen: presses > 0,
    open: () => setPresses((before) => before + 1),
    close: () => setPresses(0),
    prepare: () => void registry.slot(id).catch(() => {}),
  };
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
  const garage = usePanel('header.garage');
  const quickOrder = usePanel('header.quick-order');
  useAltQ(quickOrder.open);

  return (
    <>
      <Header
        {...config}
        user={user}
        counts={counts}
        onSignOut={signOut}
        garage={registry.slotOwner('header.garage') && garage}
        onQuickOrder={quickOrder.open}
        onQuickOrderIntent={quickOrder.prepare}
        renderSuggestions={(props) => <Slot id="header.search" label="Search" props={props} />}
      />
      {garage.isOpen && (
        <Slot
          key={garage.presses}
          id="header.garage"
          label="Garage"
          props={{ onClose: garage.close }}
        />
      )}
      {quickOrder.isOpen && (
        <Slot
          key={quickOrder.presses}
          id="header.quick-order"
          label="Quick order"
          props={{ onClose: quickOrder.close }}
        />
      )}
    </>
  );
}

export function ShopFooter() {
  const config = getConfig();
  const registry = useRemoteRegistry();
  const feedback = usePanel('footer.feedback');
  const route = registry.route(useLocation().pathname);
  // Until its code is there, what the server rendered stays.
  if (route && !route.own) use(route.settled);
  const { currency } = (route?.own?.handle ?? {}) as RouteHandle;
  const inDollars = currency === 'dollars';
  const onFeedback = registry.slotOwner('footer.feedback') && feedback.open;
  return (
    <>
      <Footer {...config} inDollars={inDollars} onFeedback={onFeedback} />
      {feedback.isOpen && (
        <Slot
          key={feedback.presses}
          id="footer.feedback"
          label="Feedback"
          props={{ onClose: feedback.close }}
        />
      )}
    </>
  );
}
