import { useCart, useQuote } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { PageHead } from '@evmandi/ui/page-head';
import { SearchField } from '@evmandi/ui/search-field';
import { TabPanel, Tabs } from '@evmandi/ui/tabs';
import { Wrap } from '@evmandi/ui/wrap';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStored } from '../products/use-stored.ts';
import { CartPanel } from './cart-panel.tsx';
import styles from './cart-screen.module.css';
import { QuotePanel } from './quote-panel.tsx';

const ID = 'cart-lists';

function TabLabel({ name, lines }: { name: string; lines: number | null }) {
  return (
    <>
      {name}
      <span className={lines === null ? styles.noCount : styles.count}>{lines ?? ''}</span>
    </>
  );
}

export function CartScreen() {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const cartStored = useStored(useCart);
  const quoteStored = useStored(useQuote);
  const cartLines = useCart((cart) => cart.lines.length);
  const quoteLines = useQuote((quote) => quote.lines.length);
  const list = query.get('list') === 'quote' ? 'quote' : 'cart';
  const emptyCart = cartStored && cartLines === 0;

  const show = (id: string, replace: boolean) =>
    setQuery(id === 'quote' ? { list: 'quote' } : {}, { replace, preventScrollReset: true });

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
          idPrefix={ID}
          selected={list}
          onSelect={(id) => show(id, true)}
          tabs={[
            { id: 'cart', label: <TabLabel name="Cart" lines={cartStored ? cartLines : null} /> },
            {
              id: 'quote',
              label: <TabLabel name="Quote list" lines={quoteStored ? quoteLines : null} />,
            },
          ]}
        />
      </div>
      <TabPanel idPrefix={ID} id="cart" selected={list}>
        {list === 'cart' && <CartPanel search={search} onShowQuote={() => show('quote', false)} />}
      </TabPanel>
      <TabPanel idPrefix={ID} id="quote" selected={list}>
        {list === 'quote' && <QuotePanel />}
      </TabPanel>
    </Wrap>
  );
}
