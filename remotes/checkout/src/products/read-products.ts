import type { ProductCard, ProductList } from '@evmandi/api/contract/catalog';
import { MAX_IDS } from '@evmandi/contract/domain/limits';
import { read } from '@evmandi/runtime';
import { productReader } from './product-reader.ts';

/** Cards of products, in the order of their ids; rejects as the API's client does. */
export async function readCards(ids: string[], signal: AbortSignal): Promise<ProductCard[]> {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    parts.push(ids.slice(from, from + MAX_IDS));
  }
  const lists = await Promise.all(
    parts.map((part) =>
      read<ProductList>('/products', {
        signal,
        params: { ids: part.join(','), page_size: MAX_IDS },
      }),
    ),
  );
  return lists.flatMap((list) => list.products);
}

export const useProductCards = productReader('cards', readCards, { inParts: true });

/** Products whose name, brand or SKU holds the words. */
export async function searchProducts(
  words: string,
  limit: number,
  signal?: AbortSignal,
): Promise<ProductCard[]> {
  const params = { q: words, page_size: limit };
  const list = await read<ProductList>('/products', { signal, params });
  return list.products;
}
