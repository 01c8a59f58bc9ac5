import { cleanQuantity, MAX_COMPARED } from '@evmandi/contract/domain/limits';
import { insertLine, type Line, mergeLine } from './cart.ts';
import { listStore } from './list-store.ts';

const quoteStore = listStore<{ lines: Line[] }>('evmandi-quote', { lines: [] });
const favoriteStore = listStore<{ lines: Line[] }>('evmandi-favorites', { lines: [] });
const comparisonStore = listStore<{ ids: string[] }>('evmandi-comparison', { ids: [] });

export const useQuote = quoteStore.useStore;
export const useFavorites = favoriteStore.useStore;
export const useComparison = comparisonStore.useStore;

const without = (lines: Line[], ids: string[]) => lines.filter((line) => !ids.includes(line.id));
const withQuantity = (lines: Line[], id: string, quantity: number) =>
  lines.map((line) => (line.id === id ? { ...line, quantity: cleanQuantity(quantity) } : line));

export const quote = {
  add: (id: string, quantity = 1) =>
    quoteStore.change(({ lines }) => ({ lines: mergeLine(lines, { id, quantity }) })),
  setQuantity: (id: string, quantity: number) =>
    quoteStore.change(({ lines }) => ({ lines: withQuantity(lines, id, quantity) })),
  remove: (ids: string[]) => quoteStore.change(({ lines }) => ({ lines: without(lines, ids) })),
  /** Takes a `remove` back: the line returns to its place. */
  restore: (line: Line, index: number) =>
    quoteStore.change(({ lines }) => ({ lines: insertLine(lines, line, index) })),
};

export const favorites = {
  /** True when the product is a favorite afterwards. */
  toggle(id: string): boolean {
    favoriteStore.change(({ lines }) => ({
      lines: lines.some((line) => line.id === id)
        ? without(lines, [id])
        : [...lines, { id, quantity: 1 }],
    }));
    return useFavorites.getState().lines.some((line) => line.id === id);
  },
  setQuantity: (id: string, quantity: number) =>
    favoriteStore.change(({ lines }) => ({ lines: withQuantity(lines, id, quantity) })),
  remove: (ids: string[]) => favoriteStore.change(({ lines }) => ({ lines: without(lines, ids) })),
  /** Takes a `remove` back: the line returns to its place. */
  restore: (line: Line, index: number) =>
    favoriteStore.change(({ lines }) => ({ lines: insertLine(lines, line, index) })),
};

export const comparison = {
  /** `full` when there are four already and nothing was changed. */
  toggle(id: string): 'added' | 'removed' | 'full' {
    let outcome: 'added' | 'removed' | 'full' = 'added';
    comparisonStore.change(({ ids }) => {
      if (ids.includes(id)) outcome = 'removed';
      else if (ids.length >= MAX_COMPARED) outcome = 'full';
      if (outcome === 'full') return {};
      return { ids: outcome === 'removed' ? ids.filter((other) => other !== id) : [...ids, id] };
    });
    return outcome;
  },
  clear: () => comparisonStore.change(() => ({ ids: [] })),
};
