import { comparison, MAX_COMPARED, useComparison } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconScale, IconTrash } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { focusHeading } from '../lines/focus-neighbour.ts';
import { MissingLines } from '../lines/missing-lines.tsx';
import { links } from '../links.ts';
import { ReadFailure } from '../products/read-failure.tsx';
import { useProductDetails } from '../products/read-products.ts';
import { useStored } from '../products/use-stored.ts';
import { AddProduct } from './add-product.tsx';
import styles from './comparison-screen.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonRows, shownRows } from './rows.ts';
import { useRowFilter } from './use-row-filter.ts';

export function ComparisonScreen() {
  const stored = useStored(useComparison);
  const ids = useComparison((state) => state.ids);
  const reading = useProductDetails(ids);
  const { filter, toggle } = useRowFilter();

  const products = ids.flatMap((id) => reading.products.get(id) ?? []);
  const missing = ids.filter((id) => reading.missing.has(id));
  const waiting = !stored || (reading.loading && products.length === 0);
  const { rows, marked } = shownRows(comparisonRows(products), filter);
  const amount = `${ids.length} of ${MAX_COMPARED} products`;

  const clear = () => {
    focusHeading();
    comparison.clear();
  };

  return (
    <Wrap className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Comparison' }]} />
      <PageHead title="Comparison" />
      <VisuallyHidden role="status">
        {waiting ? 'Loading comparison' : `${amount} compared`}
      </VisuallyHidden>
      {stored && ids.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconScale />}
            title="No products to compare"
            text="Add products to your comparison list to see them here"
            action={<ButtonLink to={links.categories}>Browse Products</ButtonLink>}
          />
          <div className={styles.addEmpty}>
            <AddProduct ids={ids} />
          </div>
        </Card>
      ) : (
        <>
          <div className={styles.tools}>
            <div className={styles.toggles}>
              <Toggle pressed={filter.differences} onPress={() => toggle('differences')}>
                Show Differences
              </Toggle>
              <Toggle pressed={filter.similarities} onPress={() => toggle('similarities')}>
                Show Similarities
              </Toggle>
            </div>
            <div className={styles.right}>
              <span className={styles.amount}>{stored && amount}</span>
              <Button variant="secondary" className={styles.clear} onClick={clear}>
                <IconTrash aria-hidden />
                Clear all
              </Button>
            </div>
          </div>
          {waiting ? (
            <Skeleton className={styles.skeleton} />
          ) : (
            <div data-rows="">
              <ReadFailure title="Comparison" reading={reading} />
              <MissingLines ids={missing} onRemove={comparison.toggle} />
              {products.length > 0 && (
                <ComparisonTable products={products} rows={rows} marked={marked} />
              )}
              {ids.length < MAX_COMPARED && (
                <div className={styles.add}>
                  <AddProduct ids={ids} />
                </div>
              )}
            </div>
          )}
        </>
      )}
    </Wrap>
  );
}

interface ToggleProps {
  pressed: boolean;
  onPress: () => void;
  children: string;
}

function Toggle({ pressed, onPress, children }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.switch} aria-hidden="true" />
      {children}
    </button>
  );
}
