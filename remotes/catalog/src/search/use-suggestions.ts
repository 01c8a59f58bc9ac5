import type { ProductList } from '@evmandi/api/contract/catalog';
import type { Suggestions } from '@evmandi/api/contract/suggestions';
import { errorMessage, read } from '@evmandi/runtime';
import { useEffect, useMemo, useState } from 'react';
import { createSuggester } from './suggester.ts';

const SHORTEST = 2;

export type Found =
  | { status: 'found'; query: string; answer: Suggestions }
  | { status: 'failed'; query: string; message: string };

/** What a search for the text would find, and the words it would look for instead. */
export interface Results {
  query: string;
  total: number;
  corrected: string | null;
}

const readSuggestions = (q: string, signal: AbortSignal) =>
  read<Suggestions>('/suggestions', { signal, params: { q } });

const readTotal = (q: string, signal: AbortSignal) =>
  read<ProductList>('/products', { signal, params: { q, page_size: 1, facets: false } });

/** What is suggested for a text; the last answer stays until the next one is there. */
export function useSuggestions(query: string) {
  const [found, setFound] = useState<Found>();
  const [results, setResults] = useState<Results>();
  const suggesters = useMemo(
    () => [
      createSuggester<Suggestions>(readSuggestions, {
        onAnswer: (answer, asked) => setFound({ status: 'found', query: asked, answer }),
        onError: (error, asked) =>
          setFound({
            status: 'failed',
            query: asked,
            message: errorMessage(error, 'Suggestions could not be loaded'),
          }),
      }),
      // The number is an extra: without it, the link to all results has none.
      createSuggester<ProductList>(readTotal, {
        onAnswer: ({ page, corrected }, asked) =>
          setResults({ query: asked, total: page.total, corrected }),
        onError: () => setResults(undefined),
      }),
    ],
    [],
  );
  const wanted = query.length >= SHORTEST;
  useEffect(() => {
    if (wanted) for (const suggester of suggesters) suggester.ask(query);
    else setFound(undefined);
    return () => {
      for (const suggester of suggesters) suggester.stop();
    };
  }, [suggesters, query, wanted]);
  return {
    found: wanted ? found : undefined,
    results: results && results.query === found?.query ? results : undefined,
    retry: () => {
      for (const suggester of suggesters) suggester.ask(query);
    },
  };
}
