import { useEffect } from 'react';
import { keepSeenPrices } from '../lines/line-operations.ts';
import type { ProductLine } from '../lines/lines.ts';
import { unseenPrices } from './changes.ts';

/** Notes today's price of each line that came into the cart without one, so that a later change is known. */
export function useSeenPrices(lines: readonly ProductLine[]): void {
  useEffect(() => {
    const unseen = unseenPrices(lines);
    if (unseen.size > 0) keepSeenPrices(unseen);
  }, [lines]);
}
