import type { ProductCard } from '@evmandi/api/contract/catalog';

const same = (left: string, right: string) =>
  left.trim().toLowerCase() === right.trim().toLowerCase();

/** The one product that a typed text names among those found for it, else why there is none. */
export function namedProduct(
  text: string,
  found: readonly ProductCard[],
): { product: ProductCard } | { reason: string } {
  const bySku = found.find((product) => same(product.sku, text));
  if (bySku) return { product: bySku };
  const byName = found.filter((product) => same(product.name, text));
  const [only] = byName;
  if (only && byName.length === 1) return { product: only };
  if (byName.length > 1) return { reason: 'Several products have this name: enter the SKU' };
  const none = 'No product has this number or name';
  return { reason: found.length ? `${none}: choose one of the suggestions` : none };
}
