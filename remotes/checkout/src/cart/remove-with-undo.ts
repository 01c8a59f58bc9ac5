import { CART, removedFrom } from '@evmandi/contract/domain/list-texts';
import { selectedIds, useCart } from '@evmandi/runtime';
import { offerUndo } from '@evmandi/ui/toast-actions';
import { removeFromCart, restoreInCart } from '../lines/line-operations.ts';

/** Takes a line out of the cart; Undo brings it back to its place, selected if it was. */
export function removeWithUndo(id: string, name: string): void {
  const state = useCart.getState();
  const index = state.lines.findIndex((line) => line.id === id);
  const line = state.lines[index];
  if (!line) return;
  const wasSelected = selectedIds(state).includes(id);
  removeFromCart(id);
  offerUndo(removedFrom(CART, name), () => restoreInCart(line, index, wasSelected));
}
