import { setToastMounter } from '@evmandi/runtime';
import { afterFrame } from '@evmandi/ui/after-frame';
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
      // Not under the name of the file that it is put in: that is fetched from other places, too, and would bring the
      // styles of its icons a second time. A style sheet that comes late has the browser lay out the whole page anew.
      persist(() => import('./toast-host.tsx'), { what: 'host/toasts' }).then(
        ({ ToastHost }) => setToasts(() => ToastHost),
        () => {
          asked = false;
        },
      );
    };
    setToastMounter(mount);
    // What the press itself changes is shown first: not from its beginning on, or its code and styles come before
    // the click at its end.
    const later = () => void (asked || afterFrame(mount));
    document.addEventListener('click', later, true);
    document.addEventListener('keydown', later, true);
    return () => {
      document.removeEventListener('click', later, true);
      document.removeEventListener('keydown', later, true);
    };
  }, []);

  return Toasts ? <Toasts /> : null;
}
