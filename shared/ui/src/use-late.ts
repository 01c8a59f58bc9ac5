import { useEffect, useState } from 'react';

/** The value once it has been the same for `afterMs`; `undefined` until then, and while it is. */
export function useLate<Value extends string | number | true>(
  value: Value | undefined,
  afterMs: number,
): Value | undefined {
  const [late, setLate] = useState<Value>();

  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setLate(value), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [value, afterMs]);

  return late === value ? late : undefined;
}
