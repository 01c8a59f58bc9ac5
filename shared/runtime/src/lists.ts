import { MAX_COMPARED } from '@evmandi/contract/domain/limits';
import { withoutLines } from '@evmandi/contract/domain/lines';
import { asRecord } from './checked-storage.ts';
import { lineList, parseIds } from './line-list.ts';
import { previousListOperations } from './previous-operations.ts';
import { storedState } from './stored-state.ts';

const quoteList = lineList('evmandi-quote');
const favoriteList = lineList('evmandi-favorites');
const comparisonState = storedState<{ ids: string[] }>('evmandi-comparison', {
  initial: { ids: [] },
  parse: (value, onLoss) => {
    const ids = parseIds(asRecord(value)?.ids, onLoss);
    return ids && { ids: ids.slice(0, MAX_COMPARED) };
  },
});

export const useQuote = quoteList.useStore;
export const useFavorites = favoriteList.useStore;
export const useComparison = comparisonState.useStore;

export const quote = {
  change: quoteList.change,
  addMany: quoteList.addMany,
  add: (id: string, quantity = 1) => quoteList.addMany([{ id, quantity }]),
  ...previousListOperations(quoteList.change),
};

export const favorites = {
  change: favoriteList.change,
  addMany: favoriteList.addMany,
  /** Returns true when the product is a favorite afterwards. */
  toggle(id: string): boolean {
    favoriteList.change(({ lines }) => ({
      lines: lines.some((line) => line.id === id)
        ? withoutLines(lines, [id])
        : [...lines, { id, quantity: 1 }],
    }));
    return useFavorites.getState().lines.some((line) => line.id === id);
  },
  ...previousListOperations(favoriteList.change),
};

export const comparison = {
  change: comparisonState.change,
  /** Returns `full`, and changes nothing, when there are four already. */
  toggle(id: string): 'added' | 'removed' | 'full' {
    let outcome: 'added' | 'removed' | 'full' = 'added';
    comparisonState.change(({ ids }) => {
      if (ids.includes(id)) outcome = 'removed';
      else if (ids.length >= MAX_COMPARED) outcome = 'full';
      if (outcome === 'full') return {};
      return { ids: outcome === 'removed' ? ids.filter((other) => other !== id) : [...ids, id] };
    });
    return outcome;
  },
  clear: () => comparisonState.change(() => ({ ids: [] })),
};
