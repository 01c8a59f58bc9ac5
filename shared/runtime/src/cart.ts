import { type Line, mergeLines, sumOfQuantities } from '@evmandi/contract/domain/lines';
import { type LineListState, lineList } from './line-list.ts';
import { previousCartOperations } from './previous-operations.ts';

const { useStore, change } = lineList('evmandi-cart');

export const useCart = useStore;

/** Ids of the selected lines; before any selection was made, only the first line (CART-3). */
export function selectedIds({ lines, selected }: LineListState): string[] {
  const ids = lines.map(({ id }) => id);
  if (!selected) return ids.slice(0, 1);
  const chosen = new Set(selected);
  return ids.filter((id) => chosen.has(id));
}

/** Sum of all quantities, for the badge. */
export const countItems = ({ lines }: LineListState): number => sumOfQuantities(lines);

/** Adds lines or raises the quantity of those that are there; added lines are selected (CART-3). */
function addMany(added: readonly Line[]): void {
  change((state) => ({
    lines: mergeLines(state.lines, added),
    selected: [...new Set([...selectedIds(state), ...added.map(({ id }) => id)])],
  }));
}

export const cart = {
  change,
  addMany,
  add: (id: string, quantity = 1) => addMany([{ id, quantity }]),
  ...previousCartOperations(change, selectedIds),
};
