import {
  addedTo,
  CART,
  FAVORITES,
  groupOf,
  notToBeHad,
  removedFrom,
} from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { cart, favorites, notify, useFavorites } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconHeart, IconPrinter, IconShoppingCartPlus } from '@evmandi/ui/icons';
import { NewsBand } from '@evmandi/ui/news-band';
import { PageHead } from '@evmandi/ui/page-head';
import { printPage } from '@evmandi/ui/print-page';
import { offerUndo } from '@evmandi/ui/toast-actions';
import { useSelection } from '@evmandi/ui/use-selection';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useState } from 'react';
import { removeLines, restoreLine } from '../lines/line-operations.ts';
import { listed, splitOrderable } from '../lines/lines.ts';
import { LinesSkeleton } from '../lines/lines-skeleton.tsx';
import { MissingLines } from '../lines/missing-lines.tsx';
import { NotKept } from '../lines/not-kept.tsx';
import { UnreadLines } from '../lines/unread-lines.tsx';
import { useProductLines } from '../lines/use-product-lines.ts';
import { links, VIEW_CART } from '../links.ts';
import { ReadFailure } from '../products/read-failure.tsx';
import { FavoriteTable } from './favorite-table.tsx';
import styles from './favorites-screen.module.css';
import { LinkColumns } from './link-columns.tsx';

export function FavoritesScreen() {
  const favoriteLines = useProductLines(useFavorites);
  const { reading, kept, lines, missing, unread, stored, waiting, empty, find } = favoriteLines;
  const selection = useSelection(lines.map(({ id }) => id));
  const [left, setLeft] = useState('');

  const remove = (id: string) => {
    const found = find(id);
    if (!found) return;
    removeLines(favorites, [id]);
    const undo = () => restoreLine(favorites, found.line, found.index);
    offerUndo(removedFrom(FAVORITES, found.name), undo);
  };
  const addAll = () => {
    const { go, stay } = splitOrderable(lines);
    cart.addMany(go);
    const names = listed(stay.map(({ product }) => product.name));
    setLeft(names && `${notToBeHad(`not added to ${CART}`, names)}.`);
    if (go.length)
      notify.success(addedTo(CART, counted(go.length, 'favorite')), {
        link: VIEW_CART,
        group: groupOf(CART, go.length),
      });
  };
  const print = () => {
    window.addEventListener('afterprint', selection.clear, { once: true });
    void printPage();
  };

  return (
    <Wrap className={styles.page}>
      <div className={styles.noPrint}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Favorites' }]} />
      </div>
      <PageHead
        title="Favorites"
        lead={stored ? counted(kept.length, 'product') : '\u00a0'}
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
        {waiting ? 'Loading favorites' : counted(kept.length, 'favorite')}
      </VisuallyHidden>
      <p className={left ? styles.left : styles.nothingLeft} role="status">
        {left}
      </p>
      <NotKept store={useFavorites} list={FAVORITES} />
      {empty ? (
        <Card>
          <EmptyState
            icon={<IconHeart />}
            title="No favorites yet"
            text="Press the heart of a product and it is kept here."
            action={<ButtonLink to={links.listing}>Browse Products</ButtonLink>}
          />
        </Card>
      ) : waiting ? (
        <Card>
          <LinesSkeleton lines={4} lead />
        </Card>
      ) : (
        <div data-rows="">
          {unread.length === 0 && <ReadFailure title="Favorites" reading={reading} />}
          <UnreadLines lines={unread} reading={reading} onRemove={({ id }) => remove(id)} />
          {lines.length > 0 && (
            <FavoriteTable lines={lines} selection={selection} onRemove={remove} />
          )}
          <MissingLines ids={missing} onRemove={remove} />
        </div>
      )}
      {!waiting && (
        <>
          <NewsBand
            title="Newsletter"
            text="New parts, price changes and charger launches, once a month."
            kind="newsletter"
            button="Sign up"
            acceptance="I accept that EVMandi stores this address to send me the newsletter"
          />
          <LinkColumns />
        </>
      )}
    </Wrap>
  );
}
