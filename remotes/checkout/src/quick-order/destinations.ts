import type { Line } from '@evmandi/contract/domain/lines';
import { cart, quote } from '@evmandi/runtime';
import type { Destination } from './rows.ts';

/**
 * Lines of an order take the place of those of the same products in the cart, so that ordering the same rows
 * again does not double them, and are its only selection (QUICK-7); the other lines stay in it.
 */
function orderOnly(lines: readonly Line[]): void {
  const ordered = new Map(lines.map((line) => [line.id, line]));
  cart.change((state) => {
    const kept = state.lines.map((line) => ({ ...line, ...ordered.get(line.id) }));
    const there = new Set(kept.map(({ id }) => id));
    return {
      lines: [...kept, ...lines.filter(({ id }) => !there.has(id))],
      selected: [...ordered.keys()],
    };
  });
}

/** Puts lines where an action sends them. */
export function deliver(lines: readonly Line[], destination: Destination): void {
  if (destination === 'order') orderOnly(lines);
  else (destination === 'cart' ? cart : quote).addMany(lines);
}
