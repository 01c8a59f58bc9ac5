import type { Line } from '@evmandi/runtime';
import { useMemo, useState } from 'react';
import { useProductCards } from '../products/read-products.ts';
import { useStored } from '../products/use-stored.ts';
import { cardOf, withProducts } from './lines.ts';

type LineStore = Parameters<typeof useStored>[0] & (() => { lines: Line[] });

/** The lines of a store with their products, as far as storage and server have given them. */
export function useProductLines(useStore: LineStore) {
  const stored = useStored(useStore);
  const { lines: kept } = useStore();
  const ids = useMemo(() => kept.map(({ id }) => id), [kept]);
  const reading = useProductCards(ids);
  // Once the lines stand, one that another tab adds brings no skeleton back.
  const [ready, setReady] = useState(false);
  const settled = stored && !reading.loading;
  if (settled && !ready) setReady(true);
  const { products, missing: gone } = reading;
  const missing = useMemo(() => ids.filter((id) => gone.has(id)), [ids, gone]);
  const lines = useMemo(() => withProducts(kept, products), [kept, products]);
  const unread = useMemo(
    () => (reading.error ? kept.filter(({ id }) => !products.has(id) && !gone.has(id)) : []),
    [reading.error, kept, products, gone],
  );
  const find = (id: string) => {
    const index = kept.findIndex((line) => line.id === id);
    const line = kept[index];
    return line && { line, index, name: reading.products.get(id)?.name ?? cardOf(line).name };
  };
  return {
    reading,
    /** As stored, with or without a product. */
    kept,
    lines,
    /** Ids of lines whose product is no longer sold. */
    missing,
    /** Lines whose product could not be read. */
    unread,
    stored,
    waiting: !ready && !settled,
    empty: stored && kept.length === 0,
    /** Returns a line with its place in the list and its name, for taking it back. */
    find,
  };
}
