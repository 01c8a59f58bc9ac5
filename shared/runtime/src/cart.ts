import { cleanQuantity } from '@evmandi/contract/domain/limits';
import { listStore } from './list-store.ts';

export interface Line {
  /** Product id. */
  id: string;
  quantity: number;
}

interface CartState {
  lines: Line[];
  /** Ids of the selected lines; null until somebody chose: then the first line alone is selected. */
  selected: string[] | null;
}

const { useStore, change } = listStore<CartState>('evmandi-cart', { lines: [], selected: null });

export const useCart = useStore;

/** Ids of the selected lines, with the rule for a cart in which nobody has chosen yet. */
export function selectedIds({ lines, selected }: CartState): string[] {
  if (selected) return lines.map((line) => line.id).filter((id) => selected.includes(id));
  return lines.slice(0, 1).map((line) => line.id);
}

/** Sum of all quantities, for the badge. */
export function countItems({ lines }: CartState): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function mergeLine(lines: Line[], { id, quantity }: Line): Line[] {
  const known = lines.some((line) => line.id === id);
  if (!known) return [...lines, { id, quantity: cleanQuantity(quantity) }];
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: cleanQuantity(line.quantity + quantity) } : line,
  );
}

/** Puts a line back where it was; when it is there again meanwhile, its quantity grows. */
export function insertLine(lines: Line[], line: Line, index: number): Line[] {
  if (lines.some(({ id }) => id === line.id)) return mergeLine(lines, line);
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

export const cart = {
  /** Adds to the line of that product or starts one; what was just added is selected. */
  add(id: string, quantity = 1): void {
    change((state) => ({
      lines: mergeLine(state.lines, { id, quantity }),
      selected: [...new Set([...selectedIds(state), id])],
    }));
  },
  /** Values below 1 are ignored (specification 5). */
  setQuantity(id: string, quantity: number): void {
    if (!(quantity >= 1)) return;
    change(({ lines }) => ({
      lines: lines.map((line) =>
        line.id === id ? { ...line, quantity: cleanQuantity(quantity) } : line,
      ),
    }));
  },
  /** Takes lines out and unselects them. */
  remove(ids: string[]): void {
    change((state) => ({
      lines: state.lines.filter((line) => !ids.includes(line.id)),
      selected: selectedIds(state).filter((id) => !ids.includes(id)),
    }));
  },
  /** Takes a `remove` back: the line returns to its place, selected if it was. */
  restore(line: Line, { index, selected }: { index: number; selected: boolean }): void {
    change((state) => ({
      lines: insertLine(state.lines, line, index),
      selected: selected ? [...new Set([...selectedIds(state), line.id])] : selectedIds(state),
    }));
  },
  select(ids: string[]): void {
    change(() => ({ selected: ids }));
  },
};
