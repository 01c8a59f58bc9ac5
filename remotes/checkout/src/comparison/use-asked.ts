import { useEffect, useRef } from 'react';

/**
 * What was asked for last. The address, and with it `value`, follows a press only later: the next press in a
 * row goes by this, not by what is shown. `key` tells one value from another.
 */
export function useAsked<T>(value: T, key: string) {
  const asked = useRef(value);
  const latest = useRef(value);
  latest.current = value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal value changes nothing that was asked since.
  useEffect(() => {
    asked.current = latest.current;
  }, [key]);
  return asked;
}
