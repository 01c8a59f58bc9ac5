import type { ProductCard } from '@evmandi/api/contract/catalog';
import { useEffect, useState } from 'react';
import { searchProducts } from './read-products.ts';

const PAUSE_MS = 200;
const LEAST_CHARACTERS = 2;
const MOST = 6;

/** Products for what is being typed; empty for less than two characters and when the search fails. */
export function useSuggestions(words: string): ProductCard[] {
  const [found, setFound] = useState<ProductCard[]>([]);
  const asked = words.trim().length < LEAST_CHARACTERS ? '' : words.trim();

  useEffect(() => {
    if (!asked) {
      setFound([]);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      searchProducts(asked, MOST, leaving.signal).then(setFound, () => {
        if (!leaving.signal.aborted) setFound([]);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);

  return asked ? found : [];
}
