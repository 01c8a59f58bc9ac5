import { useCart, useComparison, useFavorites } from '@evmandi/runtime';

/** What this browser keeps about one product; empty on the server and in the first render. */
export function useShopping(id: string) {
  return {
    inCart: useCart(({ lines }) => lines.find((line) => line.id === id)?.quantity ?? 0),
    favorite: useFavorites(({ lines }) => lines.some((line) => line.id === id)),
    compared: useComparison(({ ids }) => ids.includes(id)),
  };
}
