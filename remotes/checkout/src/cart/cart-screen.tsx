import { useCart, useQuote } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { PageHead } from '@evmandi/ui/page-head';
import { SearchField } from '@evmandi/ui/search-field';
import { TabPanel, Tabs } from '@evmandi/ui/tabs';
import { Wrap } from '@evmandi/ui/wrap';
import { useState } from 'react';
import { useStored } from '../products/use-stored.ts';
import { CartPanel } from './cart-panel.tsx';
import styles from './cart-screen.module.css';
import { QuotePanel } from './quote-panel.tsx';
import { LISTS_ID, useList } from './use-list.ts';

interface TabLabelProps {
  name: string;
  store: typeof useCart;
}

/** Counts by itself: a line that goes draws the label anew and not the screen. */
function TabLabel({ name, store: useStore }: TabLabelProps) {
  const stored = useStored(useStore);
  const count = useStore(({ lines }) => lines.length);
  const lines = stored ? count : null;
  return (
    <>
      {name}
      <span className={lines === null ? styles.noCount : styles.count}>{lines ?? ''}</span>
    </>
  );
}

export function CartScreen() {
  const { list, show, showQuote } = useList();
  // What was shown once stays: 500 lines are not made anew for each change of the tab.
  const [seen, setSeen] = useState<readonly string[]>([list]);
  if (!seen.includes(list)) setSeen([...seen, list]);
  const [search, setSearch] = useState('');
  const cartStored = useStored(useCart);
  const emptyCart = useCart((cart) => cart.lines.length === 0) && cartStored;

  return (
    <Wrap className={styles.page}>
      <div className={styles.noPrint}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Cart' }]} />
      </div>
      <PageHead
        title="Shopping cart"
        aside={
          list === 'cart' && (
            <SearchField
              className={styles.search}
              label="Search in cart by name, SKU or supplier"
              placeholder="Search in cart"
              text={search}
              onText={setSearch}
              disabled={emptyCart}
            />
          )
        }
      />
      <div className={styles.tabs}>
        <Tabs
          label="Lists"
          idPrefix={LISTS_ID}
          selected={list}
          onSelect={show}
          tabs={[
            { id: 'cart', label: <TabLabel name="Cart" store={useCart} /> },
            { id: 'quote', label: <TabLabel name="Quote list" store={useQuote} /> },
          ]}
        />
      </div>
      <TabPanel idPrefix={LISTS_ID} id="cart" selected={list}>
        {seen.includes('cart') && <CartPanel search={search} onShowQuote={showQuote} />}
      </TabPanel>
      <TabPanel idPrefix={LISTS_ID} id="quote" selected={list}>
        {seen.includes('quote') && <QuotePanel />}
      </TabPanel>
    </Wrap>
  );
}
