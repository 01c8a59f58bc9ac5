import type {
  ComparedProduct,
  Comparison,
  ProductList,
  Related,
} from '@evmandi/api/contract/catalog';
import { read, useGarage } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';
import { productReader } from '../products/product-reader.ts';

async function readCompared(ids: string[], signal: AbortSignal): Promise<ComparedProduct[]> {
  const params = { ids: ids.join(',') };
  return (await read<Comparison>('/comparison', { signal, params })).products;
}

/** Reads what is compared of products, all of them in one call. */
export const useComparedProducts = productReader('compared', readCompared);

const SHELF = 4;

/**
 * What can be bought in the place of them: of their systems, for the garage or else a vehicle that they fit; then
 * products of the first one's category. None of those that are compared; of an empty comparison, the popular ones.
 */
export function useAlsoLiked(ids: readonly string[], ready: boolean) {
  const [first] = ids;
  const fits = useGarage(({ lines }) => lines.map(({ id }) => id).join());
  const { data } = useRead(ready ? `also liked ${ids.join(',')} ${fits}` : null, async (signal) => {
    if (first === undefined) {
      const params = { in_stock: true, page_size: SHELF, facets: false };
      return (await read<ProductList>('/products', { signal, params })).products;
    }
    const ask = async (address: string, params: object) =>
      (await read<Related>(address, { signal, params })).products;
    const compared = { ids: ids.join(','), fits, limit: SHELF };
    // An older API knows no alternatives.
    const found = await ask('/comparison/alternatives', compared).catch(() => []);
    const limit = SHELF - found.length;
    if (limit === 0) return found;
    const without = [...ids, ...found.map(({ id }) => id)].join(',');
    const related = ask(`/products/${first}/related`, { without, limit });
    // What was found stands also where that fails.
    return [...found, ...(await (found.length > 0 ? related.catch(() => []) : related))];
  });
  return data ?? [];
}
