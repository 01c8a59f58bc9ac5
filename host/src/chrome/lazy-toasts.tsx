import { setToastMounter } from '@evmandi/runtime';
import { type ComponentType, useEffect, useState } from 'react';
import { persist } from '../federation/persist.ts';

/**
 * The place of the toasts, fetched with the first press or key, so that its live region stands before
 * the first toast and no page pays for it while it loads.
 */
export function LazyToasts() {
  const [Toasts, setToasts] = useState<ComponentType>();

  useEffect(() => {
    let asked = false;
    const mount = () => {
      if (asked) return;
      asked = true;
      persist(() => import(/* webpackChunkName: "toasts" */ './toast-host.tsx'), {
        what: 'host/toasts',
      }).then(
        ({ ToastHost }) => setToasts(() => ToastHost),
        () => {
          asked = false;
        },
      );
    };
    setToastMounter(mount);
    document.addEventListener('pointerdown', mount, true);
    document.addEventListener('keydown', mount, true);
    return () => {
      document.removeEventListener('pointerdown', mount, true);
      document.removeEventListener('keydown', mount, true);
    };
  }, []);

  return Toasts ? <Toasts /> : null;
}
