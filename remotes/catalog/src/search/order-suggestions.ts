import type { ProductCard } from '@evmandi/api/contract/catalog';

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** 0 for the part number itself, then its beginning, a name that begins so, a word that does, the rest. */
function rank(product: ProductCard, typed: string): number {
  const needle = plain(typed);
  const sku = plain(product.sku);
  if (sku === needle) return 0;
  if (sku.startsWith(needle)) return 1;
  const name = product.name.toLowerCase();
  const words = typed.trim().toLowerCase();
  if (name.startsWith(words)) return 2;
  return name.split(/\s+/).some((word) => word.startsWith(words)) ? 3 : 4;
}

/**
 * Puts what a workshop types most, a part number, before names; within a rank the API's order stays.
 * Separators of a part number do not count: `bpev2041` finds `BP-EV-2041`.
 */
export function orderSuggestions(products: readonly ProductCard[], typed: string): ProductCard[] {
  if (!plain(typed)) return [...products];
  return products
    .map((product) => ({ product, rank: rank(product, typed) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product);
}

/** `text` cut where a word of `typed` begins one of its words, case ignored. */
export function splitMatches(text: string, typed: string): { text: string; match: boolean }[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, match: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${escaped.join('|')}))`, 'giu'));
  return pieces
    .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
