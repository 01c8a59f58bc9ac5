import type { ProductCard } from '@evmandi/api/contract/catalog';
import type { Line } from '@evmandi/runtime';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { withProducts } from './lines.ts';
import { checkedProduct, checkId, type LineCheck, useLineChecks } from './read-checks.ts';
import { useProductLines } from './use-product-lines.ts';

/** Products at the prices that the server asks today; each stays the same object while nothing changes. */
function atTodaysPrices(
  products: ReadonlyMap<string, ProductCard>,
  checks: ReadonlyMap<string, LineCheck>,
): ReadonlyMap<string, ProductCard> {
  const today = new Map(products);
  for (const [id, { price, priceBreaks, taxRate }] of checks) {
    const product = products.get(checkedProduct(id));
    if (!product) continue;
    const same =
      product.price === price &&
      product.taxRate === taxRate &&
      JSON.stringify(product.priceBreaks) === JSON.stringify(priceBreaks);
    today.set(product.id, same ? product : { ...product, price, priceBreaks, taxRate });
  }
  return today;
}

export type CheckedLines = ReturnType<typeof useCheckedLines>;

/** The lines of a store with their products at today's prices, and what stands against ordering each. */
export function useCheckedLines(useStore: Parameters<typeof useProductLines>[0]) {
  const read = useProductLines(useStore);
  const { kept, reading, waiting } = read;
  // What is asked of the server rests first anyway: a press is not held up by it.
  const asked = useDeferredValue(kept);
  const ids = useMemo(() => asked.map(checkId), [asked]);
  const checks = useLineChecks(ids);
  const [visited, setVisited] = useState<ReadonlySet<string>>();
  if (!visited && !waiting && !checks.loading && asked === kept) setVisited(new Set(ids));

  const products = useMemo(
    () => atTodaysPrices(reading.products, checks.products),
    [reading.products, checks.products],
  );
  const lines = useMemo(() => withProducts(kept, products), [kept, products]);
  const { products: checked } = checks;
  const refusalOf = useCallback(
    (line: Line) => checked.get(checkId(line))?.refusal ?? null,
    [checked],
  );
  const wasVisited = useCallback((line: Line) => visited?.has(checkId(line)) ?? false, [visited]);
  const retry = () => {
    reading.retry();
    checks.retry();
  };
  return {
    ...read,
    reading: { ...reading, retry },
    lines,
    refusalOf,
    /** The quantity is the one that the line had when the screen was entered. */
    wasVisited,
    waiting: !visited,
  };
}
