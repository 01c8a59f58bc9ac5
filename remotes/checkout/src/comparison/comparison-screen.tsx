import { COMPARISON } from '@evmandi/contract/domain/list-texts';
import { formatDollars } from '@evmandi/contract/domain/money';
import { getConfig, MAX_COMPARED, useComparison } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { focusHeading } from '@evmandi/ui/focus-neighbour';
import { IconScale } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { ProductShelf } from '@evmandi/ui/product-shelf';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { MissingLines } from '../lines/missing-lines.tsx';
import { NotKept } from '../lines/not-kept.tsx';
import { links } from '../links.ts';
import { ReadFailure } from '../products/read-failure.tsx';
import { AddProduct } from './add-product.tsx';
import styles from './comparison-screen.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { ComparisonTools } from './comparison-tools.tsx';
import { LinkNotice } from './link-notice.tsx';
import { useAlsoLiked, useComparedProducts } from './read-compared.ts';
import { comparisonRows, shownRows } from './rows.ts';
import { useComparedIds } from './use-compared-ids.ts';
import { useRowFilter } from './use-row-filter.ts';

export function ComparisonScreen() {
  const compared = useComparedIds();
  const { ids, stored, isLink } = compared;
  const reading = useComparedProducts(stored ? ids : []);
  const { filter, toggle } = useRowFilter(stored);

  const products = ids.flatMap((id) => reading.products.get(id) ?? []);
  const missing = ids.filter((id) => reading.missing.has(id));
  const waiting = !stored || (reading.loading && products.length === 0);
  const alsoLiked = useAlsoLiked(
    products.map(({ id }) => id),
    !waiting && !reading.error,
  );
  const { rows, marked } = shownRows(comparisonRows(products), filter);
  const amount = `${ids.length} of ${MAX_COMPARED} products`;

  const clear = () => {
    focusHeading();
    compared.clear();
  };

  return (
    <Wrap className={styles.page}>
      <div className={styles.noPrint}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Comparison' }]} />
      </div>
      <PageHead title="Comparison" lead={stored ? amount : '\u00a0'} />
      <VisuallyHidden role="status">
        {waiting ? 'Loading comparison' : `${amount} compared`}
      </VisuallyHidden>
      {stored && <NotKept store={useComparison} list={COMPARISON} />}
      {stored && ids.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconScale />}
            title="No products to compare"
            text="Add products to your comparison list to see them here"
            action={<ButtonLink to={links.categories}>Browse Products</ButtonLink>}
          />
          <div className={styles.addEmpty}>
            <AddProduct ids={ids} onAdd={compared.add} />
          </div>
        </Card>
      ) : (
        <>
          <ComparisonTools
            ids={ids}
            filter={filter}
            onToggle={toggle}
            onClear={isLink ? undefined : clear}
          />
          {waiting ? (
            <Skeleton className={styles.skeleton} />
          ) : (
            <div data-rows="">
              {/* With the table: above the skeleton it would push it down. */}
              {(isLink || compared.tooMany) && <LinkNotice {...compared} />}
              <ReadFailure title="Comparison" reading={reading} />
              <MissingLines ids={missing} onRemove={compared.remove} />
              {products.length > 0 && (
                <ComparisonTable
                  products={products}
                  rows={rows}
                  marked={marked}
                  onRemove={compared.remove}
                />
              )}
              {ids.length < MAX_COMPARED && (
                <div className={styles.add}>
                  <AddProduct ids={ids} onAdd={compared.add} />
                </div>
              )}
            </div>
          )}
        </>
      )}
      <div className={styles.noPrint}>
        <ProductShelf
          title="You might also like"
          products={alsoLiked}
          to={links.product}
          priceOf={({ price }) => (
            <b className={styles.price}>{formatDollars(price, getConfig().rupeesPerDollar)}</b>
          )}
        />
      </div>
    </Wrap>
  );
}
