import { sumOfQuantities } from '@evmandi/contract/domain/lines';
import { addedTo, CART, QUOTE_LIST, removedFrom } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { notify, quote, selectedIds, useCart, useQuote } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconShoppingCart } from '@evmandi/ui/icons';
import { offerUndo } from '@evmandi/ui/toast-actions';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { removeFromCart, restoreInCart, selectInCart } from '../lines/line-operations.ts';
import { groupBySupplier, matchesSearch, quoteAdditions } from '../lines/lines.ts';
import { MissingLines } from '../lines/missing-lines.tsx';
import { useProductLines } from '../lines/use-product-lines.ts';
import { links } from '../links.ts';
import { ReadFailure } from '../products/read-failure.tsx';
import styles from './cart-panel.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { ContinueShopping } from './continue-shopping.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Summary } from './summary.tsx';
import { SupplierLines } from './supplier-lines.tsx';

interface CartPanelProps {
  search: string;
  onShowQuote: () => void;
}

export function CartPanel({ search, onShowQuote }: CartPanelProps) {
  const { reading, kept, lines, missing, waiting, empty, find } = useProductLines(useCart);
  const selected = new Set(selectedIds(useCart()));
  const selectedLines = lines.filter((line) => selected.has(line.id));
  const shown = lines.filter((line) => matchesSearch(line, search));

  const remove = (id: string) => {
    const found = find(id);
    if (!found) return;
    removeFromCart(id);
    const undo = () => restoreInCart(found.line, found.index, selected.has(id));
    offerUndo(removedFrom(CART, found.name), undo);
  };
  const select = (ids: string[], on: boolean) =>
    selectInCart(
      kept.map(({ id }) => id).filter((id) => (ids.includes(id) ? on : selected.has(id))),
    );
  const requestQuote = () => {
    if (selectedLines.length === 0) {
      notify.error('Select the lines that you want a quotation for');
      return;
    }
    quote.addMany(quoteAdditions(selectedLines, useQuote.getState().lines));
    onShowQuote();
    notify.success(addedTo(QUOTE_LIST, counted(selectedLines.length, 'line')));
  };

  return (
    <>
      <VisuallyHidden role="status">
        {waiting ? 'Loading cart' : announcement(kept.length, sumOfQuantities(kept))}
        {!waiting && search.trim() && `, ${counted(shown.length, 'line')} found`}
      </VisuallyHidden>
      {empty ? (
        <EmptyCart />
      ) : waiting ? (
        <CartSkeleton />
      ) : (
        <div className={styles.columns}>
          <div className={styles.lines} data-rows="">
            <ReadFailure
              title="Cart"
              reading={reading}
              kept={`Nothing is lost: your cart keeps its ${counted(kept.length, 'line')}.`}
            />
            {lines.length > 0 && (
              <SelectionBar
                lines={lines.length}
                selected={selectedLines.length}
                onSelectAll={() => selectInCart(kept.map(({ id }) => id))}
                onDeselectAll={() => selectInCart([])}
              />
            )}
            {groupBySupplier(lines).map((group) => (
              <SupplierLines
                key={group.supplier}
                group={group}
                shown={group.lines.filter((line) => shown.includes(line))}
                selected={selected}
                onSelect={select}
                onRemove={remove}
              />
            ))}
            {lines.length > 0 && shown.length === 0 && (
              <Card className={styles.nothing}>No line matches “{search.trim()}”.</Card>
            )}
            <MissingLines ids={missing} onRemove={remove} />
            <ContinueShopping />
          </div>
          {lines.length > 0 && <Summary lines={selectedLines} onRequest={requestQuote} />}
        </div>
      )}
    </>
  );
}

const announcement = (lines: number, items: number) =>
  lines === 0
    ? 'Your cart is empty'
    : `${counted(lines, 'line')}, ${counted(items, 'item')} in your cart`;

function EmptyCart() {
  return (
    <Card>
      <EmptyState
        icon={<IconShoppingCart />}
        title="Your cart is empty"
        text="Parts, batteries and chargers that you add to the cart are kept here."
        action={<ButtonLink to={links.listing}>Continue shopping</ButtonLink>}
      />
    </Card>
  );
}
