import { useSection } from '@evmandi/ui/use-section';
import { type ReactNode, Suspense } from 'react';
import type { ShownProduct } from '../shopping/shown-product.ts';
import type { ListingView } from './listing-query.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { ProductGridCard } from './product-grid-card.tsx';
import styles from './product-results.module.css';
import { ProductRow } from './product-row.tsx';

/** Products of one row at the widest: any of their pictures may be the largest that is seen first. */
const FIRST_ROW = 3;

interface ProductResultsProps {
  products: readonly ShownProduct[];
  view: ListingView;
  /** New results are on their way: their places instead of the old ones. */
  loading: boolean;
}

/** Hydrated by itself, so that a press on one product does not wait for all others. */
function Item({ children }: { children: ReactNode }) {
  const section = useSection<HTMLLIElement>();
  return (
    <li {...section} className={styles.item}>
      {children}
    </li>
  );
}

export function ProductResults({ products, view, loading }: ProductResultsProps) {
  const className = view === 'grid' ? styles.grid : styles.rows;
  if (loading) {
    return <ListingSkeleton className={className} view={view} count={products.length} />;
  }
  const Product = view === 'grid' ? ProductGridCard : ProductRow;
  return (
    <ul className={className}>
      {products.map((product, index) => (
        <Suspense key={product.id}>
          <Item>
            <Product product={product} first={index < FIRST_ROW} />
          </Item>
        </Suspense>
      ))}
    </ul>
  );
}
