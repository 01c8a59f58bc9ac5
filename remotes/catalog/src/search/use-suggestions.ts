import type { ProductCard, ProductList } from '@evmandi/api/contract/catalog';
import { errorMessage, read } from '@evmandi/runtime';
import { useEffect, useMemo, useState } from 'react';
import { orderSuggestions } from './order-suggestions.ts';
import { createSuggester } from './suggester.ts';

const SHORTEST = 2;
const MOST = 8;

export type Found =
  | { status: 'found'; query: string; products: ProductCard[]; total: number }
  | { status: 'failed'; query: string; message: string };

const fetchFor = (q: string, signal: AbortSignal) =>
  read<ProductList>('/products', { signal, params: { q, page_size: MOST } });

/** What is suggested for a text; the last answer stays until the next one is there. */
export function useSuggestions(query: string) {
  const [found, setFound] = useState<Found>();
  const suggester = useMemo(
    () =>
      createSuggester<ProductList>(fetchFor, {
        onAnswer: ({ products, page }, asked) =>
          setFound({
            status: 'found',
            query: asked,
            products: orderSuggestions(products, asked),
            total: page.total,
          }),
        onError: (error, asked) =>
          setFound({
            status: 'failed',
            query: asked,
            message: errorMessage(error, 'Suggestions could not be loaded'),
          }),
      }),
    [],
  );
  const wanted = query.length >= SHORTEST;
  useEffect(() => {
    if (wanted) suggester.ask(query);
    else setFound(undefined);
    return suggester.stop;
  }, [suggester, query, wanted]);
  return { found: wanted ? found : undefined, retry: () => suggester.ask(query) };
}
