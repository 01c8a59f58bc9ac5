// What a row is styled with: a rendered page shows it before its code is there.
import './product-row.module.css';
import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { useSection } from '@evmandi/ui/use-section';
import { type ReactNode, Suspense } from 'react';
import type { ShownProduct } from '../shopping/shown-product.ts';
import type { ListingView } from './listing-query.ts';
import { ListingSkeleton } from './on-demand.ts';
import { ProductGridCard } from './product-grid-card.tsx';
import styles from './product-results.module.css';
import { ProductRow as RenderedRow } from './product-row.tsx';

/** A grid is the usual view: browsers fetch rows where they are shown. */
const ProductRow =
  typeof window === 'undefined'
    ? RenderedRow
    : lazyAgain(() =>
        loadCode(
          () => import(/* webpackChunkName: "product-row" */ './product-row.tsx'),
          'catalog/row',
        ).then((m) => m.ProductRow),
      );

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
  const Product = view === 'grid' ? ProductGridCard : ProductRow;
  const shown = (
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
  if (!loading) return shown;
  return (
    <Suspense fallback={shown}>
      <ListingSkeleton className={className} view={view} count={products.length} />
    </Suspense>
  );
}
