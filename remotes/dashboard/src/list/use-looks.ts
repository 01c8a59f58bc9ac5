import { useCallback, useEffect, useState } from 'react';

/** How often what is shown is looked at again while it is in sight. */
const LOOK_AGAIN_MS = 20_000;

/** Counts looks at what is shown: from time to time, when the tab is come back to, and when `look` is called. */
export function useLooks(): { looks: number; look: () => void } {
  const [looks, setLooks] = useState(0);
  const look = useCallback(() => setLooks((count) => count + 1), []);
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfSeen, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
  return { looks, look };
}
