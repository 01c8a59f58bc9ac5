import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { TabPanel, Tabs } from '@evmandi/ui/tabs';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShownDetail } from '../shopping/shown-product.ts';
import type { ProductData } from './product-loader.ts';
import { PRODUCT_TABS, type ProductTab, readProductTab } from './product-tab.ts';
import styles from './product-tabs.module.css';
import { Reviews } from './reviews.tsx';
import { Shipping } from './shipping.tsx';
import { Specifications } from './specifications.tsx';

function panelOf(tab: ProductTab, product: ShownDetail, reviews: ProductData['reviews']) {
  if (tab === 'specifications') return <Specifications product={product} />;
  if (tab === 'shipping') return <Shipping product={product} />;
  if (tab === 'reviews') return <Reviews product={product} other={reviews} />;
  return <p className={styles.description}>{product.description}</p>;
}

const withCount = (label: string, count: number) => (
  <>
    {label} <span className={styles.tabCount}>{formatNumber(count)}</span>
  </>
);

/** Four tabs kept in the address, so that a link can open any of them. */
export function ProductTabs({ product, reviews }: Pick<ProductData, 'product' | 'reviews'>) {
  const idPrefix = useId();
  const [params, setParams] = useSearchParams();
  const selected = readProductTab(params);
  const select = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('tab', id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Card as="section" className={styles.box} aria-labelledby={`${idPrefix}-title`}>
      <h2 id={`${idPrefix}-title`}>
        <VisuallyHidden>Product information</VisuallyHidden>
      </h2>
      <Tabs
        label="Product information"
        tabs={PRODUCT_TABS.map((tab) =>
          tab.id === 'reviews' ? { ...tab, label: withCount(tab.label, product.reviews) } : tab,
        )}
        selected={selected}
        onSelect={select}
        idPrefix={idPrefix}
      />
      {PRODUCT_TABS.map(({ id, label }) => (
        <TabPanel
          key={id}
          idPrefix={idPrefix}
          id={id}
          label={label}
          selected={selected}
          className={styles.panel}
        >
          {panelOf(id, product, reviews)}
        </TabPanel>
      ))}
    </Card>
  );
}
