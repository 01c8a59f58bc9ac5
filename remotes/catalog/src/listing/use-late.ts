import { useEffect, useState } from 'react';

/** True once `busy` has been true for `afterMs`: quick answers show no intermediate state. */
export function useLate(busy: boolean, afterMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [busy, afterMs]);
  return busy && late;
}
