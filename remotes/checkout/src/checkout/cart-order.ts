import type { LineRequest } from '@evmandi/api/contract/fields';
import type { PlaceOrder, PriceAnswer } from '@evmandi/api/contract/orders';
import { cart, type Line, selectedIds, useCart } from '@evmandi/runtime';
import type { Draft } from './draft.ts';

/** What the API takes as the id of a product. */
const PRODUCT_ID = /^\d{1,18}$/;

/** The selected lines of the cart as an order asks for them; a product that cannot exist is left out. */
export const toOrder = (state: Parameters<typeof selectedIds>[0]): LineRequest[] => {
  const selected = new Set(selectedIds(state));
  return state.lines
    .filter(({ id }) => selected.has(id) && PRODUCT_ID.test(id))
    .map(({ id, quantity }) => ({ productId: id, quantity }));
};

/** The request of a draft for lines that cost so much. Text is sent as it was typed: the server cleans it. */
export function requestOf(
  { contact, paymentMethod }: Pick<Draft, 'contact' | 'paymentMethod'>,
  lines: LineRequest[],
  totals: Pick<PriceAnswer['totals'], 'total'>,
): PlaceOrder {
  return {
    ...contact,
    paymentMethod: paymentMethod ?? 'bank_transfer',
    lines,
    expectedTotal: totals.total,
  };
}

/** The lines of a list without what was ordered of them. */
export function withoutOrdered(
  lines: readonly Line[],
  ordered: readonly { productId: string; quantity: number }[],
): Line[] {
  return lines.flatMap((line) => {
    const taken = ordered.find(({ productId }) => productId === line.id)?.quantity ?? 0;
    if (taken >= line.quantity) return [];
    return [taken === 0 ? line : { ...line, quantity: line.quantity - taken }];
  });
}

/** Takes what was ordered out of the cart; the other lines stay, and what was added since. */
export function takeFromCart(ordered: readonly { productId: string; quantity: number }[]): void {
  cart.change((state) => {
    const lines = withoutOrdered(state.lines, ordered);
    const kept = new Set(lines.map(({ id }) => id));
    return { lines, selected: selectedIds(state).filter((id) => kept.has(id)) };
  });
}

/** Leaves a line in the cart, and out of the order. */
export const leaveOut = (id: string): void =>
  cart.change((state) => ({ selected: selectedIds(state).filter((other) => other !== id) }));

/** Orders so many of a product. */
export const orderOnly = (id: string, quantity: number): void =>
  cart.change(({ lines }) => ({
    lines: lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  }));

/** How many lines of the cart are not ordered. */
export const useOtherLines = (): number =>
  useCart((state) => state.lines.length - toOrder(state).length);
