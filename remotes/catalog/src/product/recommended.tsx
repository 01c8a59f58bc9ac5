import type { ProductCard } from '@evmandi/api/contract/catalog';
import { PartFailure } from '@evmandi/ui/part-failure';
import { useRevalidator } from 'react-router-dom';
import { Recommended as Shelf } from '../listing/recommended.tsx';

/** Products of the same category; null when they could not be read. */
export function Recommended({ products }: { products: ProductCard[] | null }) {
  const { revalidate } = useRevalidator();
  if (products) return <Shelf products={products} />;
  return (
    <PartFailure
      variant="line"
      title="Recommended products"
      error={new Error('The products of this category could not be read')}
      onRetry={revalidate}
    />
  );
}
