import { useSection } from '@evmandi/ui/use-section';
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

export function ProductResults({ products, view, loading }: ProductResultsProps) {
  const section = useSection<HTMLUListElement>();
  const className = view === 'grid' ? styles.grid : styles.rows;
  if (loading) {
    return <ListingSkeleton className={className} view={view} count={products.length} />;
  }
  const Product = view === 'grid' ? ProductGridCard : ProductRow;
  return (
    <ul {...section} className={className}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.item}>
          <Product product={product} first={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
