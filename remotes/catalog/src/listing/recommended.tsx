import { ProductShelf } from '@evmandi/ui/product-shelf';
import { links } from '../links.ts';
import type { ShelfProduct } from '../shopping/shown-product.ts';

/** Of the same category, in stock, not shown above. */
export function Recommended({ products }: { products: readonly ShelfProduct[] }) {
  return <ProductShelf title="Recommended products" products={products} to={links.product} />;
}
