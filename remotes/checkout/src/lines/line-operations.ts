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

export const selectInCart = (ids: string[]) => cart.change(() => ({ selected: ids }));

/** Takes a line out of the cart and unselects it (specification 4). */
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
