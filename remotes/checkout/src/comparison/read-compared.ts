import type {
  ComparedProduct,
  Comparison,
  ProductList,
  Related,
} from '@evmandi/api/contract/catalog';
import { read } from '@evmandi/runtime';
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
 * What can be bought in the place of the first one: of its system, for a vehicle that it fits; then products of its
 * category. None of those that are compared; of an empty comparison, the popular ones.
 */
export function useAlsoLiked(ids: readonly string[], ready: boolean) {
  const [first] = ids;
  const { data } = useRead(ready ? `also liked ${ids.join(',')}` : null, async (signal) => {
    if (first === undefined) {
      const params = { in_stock: true, page_size: SHELF, facets: false };
      return (await read<ProductList>('/products', { signal, params })).products;
    }
    const ask = async (what: string, without: readonly string[], limit: number) => {
      const params = { without: without.join(','), limit };
      return (await read<Related>(`/products/${first}/${what}`, { signal, params })).products;
    };
    // An older API knows no alternatives.
    const found = await ask('alternatives', ids, SHELF).catch(() => []);
    if (found.length === SHELF) return found;
    const shown = [...ids, ...found.map(({ id }) => id)];
    return [...found, ...(await ask('related', shown, SHELF - found.length))];
  });
  return data ?? [];
}
