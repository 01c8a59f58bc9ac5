import type { ProductList } from '@evmandi/api/contract/catalog';
import type { Suggestions } from '@evmandi/api/contract/suggestions';
import { errorMessage, read } from '@evmandi/runtime';
import { SHORTEST_TEXT, TYPING_PAUSE } from '@evmandi/ui/typing';
import { useRead } from '@evmandi/ui/use-read';

/** What a search for the text would find, and the words it would look for instead. */
export interface Results {
  total: number;
  corrected: string | null;
}

/** What is suggested for a text; the last answer stays until the next one is there. */
export function useSuggestions(query: string) {
  const wanted = query.length >= SHORTEST_TEXT ? query : null;
  const found = useRead(
    wanted && `suggestions ${wanted}`,
    async (signal) => ({
      query,
      answer: await read<Suggestions>('/suggestions', { signal, params: { q: query } }),
    }),
    TYPING_PAUSE,
  );
  // The number is an extra: without it, the link to all results has none.
  const total = useRead(
    wanted && `results ${wanted}`,
    async (signal) => {
      const params = { q: query, page_size: 1, facets: false };
      const { page, corrected } = await read<ProductList>('/products', { signal, params });
      return { query, total: page.total, corrected };
    },
    TYPING_PAUSE,
  );
  const results: Results | undefined =
    total.data && total.data.query === found.data?.query ? total.data : undefined;
  return {
    found: found.data,
    failure: found.error ? errorMessage(found.error, 'Suggestions could not be loaded') : undefined,
    results,
    retry: () => {
      found.retry();
      total.retry();
    },
  };
}
