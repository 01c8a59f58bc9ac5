import type { ProductCard } from '@evmandi/api/contract/catalog';
import {
  addedTo,
  CART,
  COMPARISON,
  COMPARISON_FULL,
  FAVORITES,
  groupOf,
  QUOTE_LIST,
  removedFrom,
} from '@evmandi/contract/domain/list-texts';
import { cart, comparison, favorites, notify, quote, useCart } from '@evmandi/runtime';
import { links } from '../links.ts';
import { fewLeft } from './few-left.ts';

type Product = Pick<ProductCard, 'id' | 'name'> & Partial<Pick<ProductCard, 'sku'>>;
type Priced = Product &
  Pick<ProductCard, 'price'> & {
    /** There is one piece of it, as of every used vehicle. */
    single?: true;
    condition?: ProductCard['condition'];
  } & Partial<Pick<ProductCard, 'availability' | 'stockBand'>>;

const isInCart = (id: string) => useCart.getState().lines.some((line) => line.id === id);

const pieces = ({ name }: Product, quantity: number) =>
  quantity === 1 ? name : `${quantity} x ${name}`;

/** What a line keeps of the card that it was added from. */
const asLine = ({ id, name, sku }: Product, quantity: number) => ({
  id,
  quantity,
  ...(sku && { card: { name, sku } }),
});

export function addToCart(product: Priced, quantity: number): void {
  if ((product.single || product.condition === 'used') && isInCart(product.id)) {
    notify.info('There is one, and it is in your cart', {
      link: { to: links.cart, label: 'View cart' },
    });
    return;
  }
  cart.addMany([{ ...asLine(product, quantity), seenPrice: product.price }]);
  notify.success(addedTo(CART, pieces(product, quantity)) + fewLeft(product, quantity), {
    link: { to: links.cart, label: 'View cart' },
    group: groupOf(CART),
  });
}

export function addAllToCart(products: readonly Priced[]): void {
  cart.addMany(products.map((product) => ({ ...asLine(product, 1), seenPrice: product.price })));
  notify.success(addedTo(CART, `${products.length} products`), {
    link: { to: links.cart, label: 'View cart' },
    group: groupOf(CART, products.length),
  });
}

export function addToQuote(product: Product, quantity: number): void {
  quote.addMany([asLine(product, quantity)]);
  notify.success(addedTo(QUOTE_LIST, pieces(product, quantity)), {
    link: { to: links.quoteList, label: 'View quote list' },
    group: groupOf(QUOTE_LIST),
  });
}

export function toggleFavorite(product: Product): void {
  if (favorites.toggle(product.id)) {
    notify.success(addedTo(FAVORITES, product.name), {
      link: { to: links.favorites, label: 'View favorites' },
      group: groupOf(FAVORITES),
    });
  } else {
    notify.info(removedFrom(FAVORITES, product.name), {
      group: groupOf(FAVORITES, 1, removedFrom),
    });
  }
}

/** A fifth product is refused with a message (COMPARE-1). */
export function toggleCompared(product: Product): void {
  const outcome = comparison.toggle(product.id);
  const link = { to: links.comparison, label: 'View comparison' };
  if (outcome === 'added')
    notify.success(addedTo(COMPARISON, product.name), { link, group: groupOf(COMPARISON) });
  if (outcome === 'removed')
    notify.info(removedFrom(COMPARISON, product.name), {
      group: groupOf(COMPARISON, 1, removedFrom),
    });
  if (outcome === 'full') {
    notify.error(COMPARISON_FULL, { link });
  }
}
