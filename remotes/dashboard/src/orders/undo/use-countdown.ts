import { UNDO_SECONDS } from '@evmandi/contract/domain/limits';
import { useEffect, useState } from 'react';

/**
 * Until when Undo is offered, in milliseconds of this clock. Counted from now, since this clock may differ from the
 * server's, which alone decides.
 */
export const undoEnd = (undoUntil: string | null): number =>
  undoUntil === null ? 0 : Date.now() + UNDO_SECONDS * 1000;

/** Whole seconds left until a time of this clock, counted down; 0 when it is over. */
export function useCountdown(until: number): number {
  const [, tick] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), 250);
    return () => clearTimeout(timer);
  });
  return seconds;
}
