import { Recommended as Shelf } from '../listing/recommended.tsx';
import { FailedBlock } from './failed-block.tsx';
import type { ProductData } from './product-loader.ts';

/** Products of the same category. */
export function Recommended({ products }: { products: ProductData['recommended'] }) {
  if ('failure' in products) {
    return <FailedBlock title="Recommended products" failure={products.failure} />;
  }
  return <Shelf products={products} />;
}
