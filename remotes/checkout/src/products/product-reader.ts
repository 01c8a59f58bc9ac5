import { isOffline } from '@evmandi/ui/use-online';
import { useRead } from '@evmandi/ui/use-read';
import { useEffect, useMemo, useRef, useState } from 'react';

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

interface Answer<T> {
  wanted: string[];
  found: T[];
}

/** What could be read of `wanted`. Without a network the browser may hold some of them, and not the others. */
async function readParts<T>(
  wanted: string[],
  readThem: (ids: string[]) => Promise<T[]>,
): Promise<Answer<T>> {
  try {
    return { wanted, found: await readThem(wanted) };
  } catch (error) {
    if (wanted.length === 1 || !(await isOffline())) throw error;
    const middle = Math.ceil(wanted.length / 2);
    const parts = await Promise.allSettled(
      [wanted.slice(0, middle), wanted.slice(middle)].map((part) => readParts(part, readThem)),
    );
    const answers = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
    if (answers.length === 0) throw error;
    return {
      wanted: answers.flatMap((answer) => answer.wanted),
      found: answers.flatMap(({ found }) => found),
    };
  }
}

interface Known<T> {
  products: ReadonlyMap<string, T>;
  missing: ReadonlySet<string>;
}

/**
 * A hook that reads products by id in the browser, under `name`. Each screen reads them once anew; until
 * then it shows what the last one knew, so that going back needs no skeleton. Ids that come later must
 * rest for `delayMs` before they are asked for. With `inParts`, one that cannot be read without a network hides no
 * other.
 */
export function productReader<T extends { id: string }>(
  name: string,
  fetchThem: (ids: string[], signal: AbortSignal) => Promise<T[]>,
  { delayMs = 0, inParts = false } = {},
) {
  let known: ReadonlyMap<string, T> = new Map();

  return function useProducts(ids: readonly string[]): ProductReading<T> {
    const [answers, setAnswers] = useState<Known<T>>(() => ({
      products: known,
      missing: new Set(),
    }));
    const settled = useRef(new Set<string>());
    // What is settled changes with the answers alone.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    const wanted = useMemo(() => ids.filter((id) => !settled.current.has(id)), [ids, answers]);
    const { data, error, retry } = useRead<Answer<T>>(
      wanted.length > 0 ? `${name} ${wanted.join(',')}` : null,
      async (signal) =>
        inParts
          ? readParts(wanted, (ids) => fetchThem(ids, signal))
          : { wanted, found: await fetchThem(wanted, signal) },
      { delayMs: settled.current.size > 0 ? delayMs : 0 },
    );
    useEffect(() => {
      if (!data) return;
      for (const id of data.wanted) settled.current.add(id);
      setAnswers((last) => merge(last, data));
    }, [data]);

    useEffect(() => {
      known = answers.products;
    }, [answers.products]);

    const open = useMemo(
      () => ids.some((id) => !answers.products.has(id) && !answers.missing.has(id)),
      [ids, answers],
    );
    return { ...answers, error, loading: open && !error, retry };
  };
}

function merge<T extends { id: string }>(last: Known<T>, { wanted, found }: Answer<T>): Known<T> {
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
  return { products, missing };
}
