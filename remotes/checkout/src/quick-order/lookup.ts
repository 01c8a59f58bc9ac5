import type { ProductCard } from '@evmandi/api/contract/catalog';
import type { Lookup } from './rows.ts';

const same = (left: string, right: string) =>
  left.trim().toLowerCase() === right.trim().toLowerCase();

const refused = (reason: string): Lookup => ({ state: 'refused', reason, again: false });

/** The one product that a typed text names among those found for it, else why there is none. */
export function namedProduct(text: string, found: readonly ProductCard[]): Lookup {
  const bySku = found.find((product) => same(product.sku, text));
  if (bySku) return { state: 'known', product: bySku };
  const byName = found.filter((product) => same(product.name, text));
  const [only] = byName;
  if (only && byName.length === 1) return { state: 'known', product: only };
  if (byName.length > 1) return refused('Several products have this name: enter the SKU');
  const none = 'No product has this number or name';
  return refused(found.length ? `${none}: choose one of the suggestions` : none);
}
