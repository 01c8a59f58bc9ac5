import { cart, favorites, notify, useFavorites } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconHeart, IconPrinter, IconShoppingCartPlus } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { offerUndo } from '@evmandi/ui/toast-actions';
import { useSelection } from '@evmandi/ui/use-selection';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useState } from 'react';
import { removeLines, restoreLine } from '../lines/line-operations.ts';
import { count, listed, splitOrderable, withProducts } from '../lines/lines.ts';
import { LinesSkeleton } from '../lines/lines-skeleton.tsx';
import { MissingLines } from '../lines/missing-lines.tsx';
import { ReadFailure } from '../products/read-failure.tsx';
import { useProductCards } from '../products/read-products.ts';
import { useStored } from '../products/use-stored.ts';
import { FavoriteTable } from './favorite-table.tsx';
import styles from './favorites-screen.module.css';

export function FavoritesScreen() {
  const stored = useStored(useFavorites);
  const stores = useFavorites((state) => state.lines);
  const reading = useProductCards(stores.map((line) => line.id));
  const [left, setLeft] = useState('');

  const lines = withProducts(stores, reading.products);
  const selection = useSelection(lines.map(({ id }) => id));
  const missing = stores.map(({ id }) => id).filter((id) => reading.missing.has(id));
  const waiting = !stored || reading.loading;
  const empty = stored && stores.length === 0;

  const remove = (id: string) => {
    const index = stores.findIndex((line) => line.id === id);
    const line = stores[index];
    if (!line) return;
    removeLines(favorites, [id]);
    const name = reading.products.get(id)?.name ?? `Product ${id}`;
    offerUndo(`${name} removed from favorites`, () => restoreLine(favorites, line, index));
  };
  const addAll = () => {
    const { go, stay } = splitOrderable(lines);
    cart.addMany(go);
    const names = listed(stay.map(({ product }) => product.name));
    setLeft(names && `Out of stock, so not added to your cart: ${names}.`);
    const link = { to: '/cart', label: 'View cart' };
    if (go.length) notify.success(`${count(go.length, 'favorite')} added to your cart`, { link });
  };
  const print = () => {
    window.addEventListener('afterprint', selection.clear, { once: true });
    window.print();
  };

  return (
    <Wrap className={styles.page}>
      <div className={styles.noPrint}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Favorites' }]} />
      </div>
      <PageHead
        title="Favorites"
        lead={stored ? count(stores.length, 'product') : '\u00a0'}
        aside={
          <div className={styles.actions}>
            <Button
              className={styles.action}
              variant="secondary"
              disabled={lines.length === 0}
              onClick={print}
            >
              <IconPrinter aria-hidden />
              Print page
            </Button>
            <Button className={styles.action} disabled={lines.length === 0} onClick={addAll}>
              <IconShoppingCartPlus aria-hidden />
              Add all favorites to cart
            </Button>
          </div>
        }
      />
      <VisuallyHidden role="status">
        {waiting ? 'Loading favorites' : count(stores.length, 'favorite')}
      </VisuallyHidden>
      <p className={left ? styles.left : styles.nothingLeft} role="status">
        {left}
      </p>
      {empty ? (
        <Card>
          <EmptyState
            icon={<IconHeart />}
            title="No favorites yet"
            text="Press the heart of a product and it is kept here."
            action={<ButtonLink to="/listing">Browse Products</ButtonLink>}
          />
        </Card>
      ) : waiting ? (
        <Card>
          <LinesSkeleton lines={4} lead />
        </Card>
      ) : (
        <div data-rows="">
          <ReadFailure title="Favorites" reading={reading} />
          {lines.length > 0 && (
            <FavoriteTable lines={lines} selection={selection} onRemove={remove} />
          )}
          <MissingLines ids={missing} onRemove={remove} />
        </div>
      )}
    </Wrap>
  );
}
