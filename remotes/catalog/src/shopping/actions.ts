import type { ProductCard } from '@evmandi/api/contract/catalog';
import { cart, comparison, favorites, MAX_COMPARED, notify, quote } from '@evmandi/runtime';
import { links } from '../links.ts';

type Product = Pick<ProductCard, 'id' | 'name'>;

const pieces = (quantity: number) => (quantity === 1 ? '' : `${quantity} x `);

export function addToCart(product: Product, quantity: number): void {
  cart.add(product.id, quantity);
  notify.success(`${pieces(quantity)}${product.name} added to your cart`, {
    link: { to: links.cart, label: 'View cart' },
  });
}

export function addAllToCart(products: readonly Product[]): void {
  cart.addMany(products.map(({ id }) => ({ id, quantity: 1 })));
  notify.success(`${products.length} products added to your cart`, {
    link: { to: links.cart, label: 'View cart' },
  });
}

export function addToQuote(product: Product, quantity: number): void {
  quote.add(product.id, quantity);
  notify.success(`${pieces(quantity)}${product.name} added to your quote list`, {
    link: { to: links.quoteList, label: 'View quote list' },
  });
}

export function toggleFavorite(product: Product): void {
  if (favorites.toggle(product.id)) {
    notify.success(`${product.name} added to favorites`, {
      link: { to: links.favorites, label: 'View favorites' },
    });
  } else {
    notify.info(`${product.name} removed from favorites`);
  }
}

/** A fifth product is refused with a message (specification 9, rulings). */
export function toggleCompared(product: Product): void {
  const outcome = comparison.toggle(product.id);
  const link = { to: links.comparison, label: 'View comparison' };
  if (outcome === 'added') notify.success(`${product.name} added to comparison`, { link });
  if (outcome === 'removed') notify.info(`${product.name} removed from comparison`);
  if (outcome === 'full') {
    notify.error(`You can compare ${MAX_COMPARED} products at most. Remove one to add another.`, {
      link,
    });
  }
}
