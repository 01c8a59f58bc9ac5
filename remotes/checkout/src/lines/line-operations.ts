import { insertLine, type Line, withoutLines, withQuantity } from '@evmandi/contract/domain/lines';
import { cart, type favorites, selectedIds } from '@evmandi/runtime';

/** A stored list without selection: the quote list or the favorites. */
type List = Pick<typeof favorites, 'change'>;

export const setQuantity = (list: List, id: string, quantity: number) =>
  list.change(({ lines }) => ({ lines: withQuantity(lines, id, quantity) }));

/** Takes lines out of a list. */
export const removeLines = (list: List, ids: readonly string[]) =>
  list.change(({ lines }) => ({ lines: withoutLines(lines, ids) }));

/** Undoes `removeLines` of one line: it returns to its place. */
export const restoreLine = (list: List, line: Line, index: number) =>
  list.change(({ lines }) => ({ lines: insertLine(lines, line, index) }));

/** Selects lines of the cart, or takes them out of the selection; the others stay as they are. */
export const selectInCart = (ids: readonly string[], on: boolean) =>
  cart.change((state) => {
    const chosen = new Set(selectedIds(state));
    for (const id of ids) {
      if (on) chosen.add(id);
      else chosen.delete(id);
    }
    return { selected: state.lines.map(({ id }) => id).filter((id) => chosen.has(id)) };
  });

/** Keeps the prices that the shopper has seen, paise by product id. */
export const keepSeenPrices = (prices: ReadonlyMap<string, number>) =>
  cart.change(({ lines }) => ({
    lines: lines.map((line) =>
      prices.has(line.id) ? { ...line, seenPrice: prices.get(line.id) } : line,
    ),
  }));

/** Takes a line out of the cart and unselects it (CART-3). */
export const removeFromCart = (id: string) =>
  cart.change((state) => ({
    lines: withoutLines(state.lines, [id]),
    selected: selectedIds(state).filter((other) => other !== id),
  }));

/** Undoes `removeFromCart`: the line returns to its place, selected if it was. */
export const restoreInCart = (line: Line, index: number, wasSelected: boolean) =>
  cart.change((state) => ({
    lines: insertLine(state.lines, line, index),
    selected: wasSelected ? [...new Set([...selectedIds(state), line.id])] : selectedIds(state),
  }));
