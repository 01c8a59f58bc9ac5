import type { ProductCard } from '@evmandi/api/contract/catalog';
import { PartFailure } from '@evmandi/ui/part-failure';
import { useId } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ProductGridCard } from '../listing/product-grid-card.tsx';
import styles from './recommended.module.css';

/** Products of the same category; null when they could not be read. */
export function Recommended({ products }: { products: ProductCard[] | null }) {
  const titleId = useId();
  const { revalidate } = useRevalidator();
  if (products?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Recommended
      </h2>
      {products ? (
        <ul className={styles.list}>
          {products.map((product) => (
            <li key={product.id} className={styles.item}>
              <ProductGridCard product={product} first={false} />
            </li>
          ))}
        </ul>
      ) : (
        <PartFailure
          variant="line"
          title="Recommended"
          error={new Error('The products of this category could not be read')}
          onRetry={revalidate}
        />
      )}
    </section>
  );
}
