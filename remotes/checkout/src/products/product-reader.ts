import { useEffect, useRef, useState } from 'react';

export interface ProductReading<T> {
  /** What is known, by product id. */
  products: ReadonlyMap<string, T>;
  /** Ids that the server does not know (any more). */
  missing: ReadonlySet<string>;
  /** True while the first answer for one of the ids is awaited. */
  loading: boolean;
  error: unknown;
  retry: () => void;
}

interface Answers<T> {
  products: ReadonlyMap<string, T>;
  missing: ReadonlySet<string>;
  error: unknown;
}

/**
 * A hook that reads products by id in the browser. Each screen reads them once anew; until then it shows
 * what the last one knew, so that going back needs no skeleton.
 */
export function productReader<T extends { id: string }>(
  fetchThem: (ids: string[], signal: AbortSignal) => Promise<T[]>,
) {
  let known: ReadonlyMap<string, T> = new Map();

  return function useProducts(ids: readonly string[]): ProductReading<T> {
    const [answers, setAnswers] = useState<Answers<T>>(() => ({
      products: known,
      missing: new Set(),
      error: null,
    }));
    const [attempt, setAttempt] = useState(0);
    const settled = useRef(new Set<string>());
    const key = ids.join(',');

    // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks for the same ids again
    useEffect(() => {
      const wanted = key.split(',').filter((id) => id && !settled.current.has(id));
      if (wanted.length === 0) return;
      const leaving = new AbortController();
      fetchThem(wanted, leaving.signal).then(
        (found) => {
          if (leaving.signal.aborted) return;
          for (const id of wanted) settled.current.add(id);
          setAnswers((last) => merge(last, wanted, found));
        },
        (error: unknown) => {
          if (!leaving.signal.aborted) setAnswers((last) => ({ ...last, error }));
        },
      );
      return () => leaving.abort();
    }, [key, attempt]);

    useEffect(() => {
      known = answers.products;
    }, [answers.products]);

    const open = ids.some((id) => !answers.products.has(id) && !answers.missing.has(id));
    return {
      ...answers,
      loading: open && !answers.error,
      retry: () => {
        setAnswers((last) => ({ ...last, error: null }));
        setAttempt((count) => count + 1);
      },
    };
  };
}

function merge<T extends { id: string }>(
  last: Answers<T>,
  wanted: readonly string[],
  found: readonly T[],
): Answers<T> {
  const products = new Map(last.products);
  const missing = new Set(last.missing);
  for (const id of wanted) {
    products.delete(id);
    missing.add(id);
  }
  for (const product of found) {
    products.set(product.id, product);
    missing.delete(product.id);
  }
  return { products, missing, error: null };
}
