import { addedTo, CART, QUOTE_LIST } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { notify, quote, useCart, useQuote } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useMemo } from 'react';
import { keepSeenPrices, selectInCart } from '../lines/line-operations.ts';
import { groupBySupplier, quoteAdditions } from '../lines/lines.ts';
import { MissingLines } from '../lines/missing-lines.tsx';
import { NotKept } from '../lines/not-kept.tsx';
import type { CheckedLines } from '../lines/use-checked-lines.ts';
import { ReadFailure } from '../products/read-failure.tsx';
import { changesOf, pricesOf } from './changes.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { ContinueShopping } from './continue-shopping.tsx';
import styles from './filled-cart.module.css';
import { orderRefusals } from './order-refusals.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Summary } from './summary.tsx';
import { SupplierLines } from './supplier-lines.tsx';
import { useManyLines } from './use-many-lines.ts';
import { useSeenPrices } from './use-seen-prices.ts';

interface FilledCartProps {
  checked: CheckedLines;
  search: string;
  onShowQuote: () => void;
}

/** The lines of the cart by supplier, with what they come to. */
export function FilledCart({ checked, search, onShowQuote }: FilledCartProps) {
  const { reading, kept, lines, missing, refusalOf, wasVisited } = checked;
  const ids = kept.map(({ id }) => id);
  const { selected, selectedLines, rows, words } = useManyLines(lines, search);
  const changes = changesOf(lines, (line) => (wasVisited(line) ? refusalOf(line) : null));
  useSeenPrices(lines);
  const groups = useMemo(() => groupBySupplier(lines), [lines]);

  const noteChanges = () => keepSeenPrices(pricesOf(lines));
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
    <div className={styles.columns}>
      <VisuallyHidden role="status">
        {words && `${counted(rows.shown.size, 'line')} found`}
      </VisuallyHidden>
      <div className={styles.lines} data-rows="">
        <NotKept store={useCart} list={CART} />
        <ReadFailure
          title="Cart"
          reading={reading}
          kept={`Nothing is lost: ${CART} keeps its ${counted(kept.length, 'line')}.`}
        />
        <ChangesNotice changes={changes} onNoted={noteChanges} />
        {lines.length > 0 && (
          <SelectionBar
            lines={lines.length}
            selected={selectedLines.length}
            onSelectAll={() => selectInCart(ids, true)}
            onDeselectAll={() => selectInCart(ids, false)}
          />
        )}
        {groups.map((group) => (
          <SupplierLines
            key={group.supplier}
            group={group}
            rows={rows}
            selected={selected}
            refusalOf={refusalOf}
          />
        ))}
        {lines.length > 0 && rows.shown.size === 0 && (
          <Card className={styles.nothing}>No line matches “{words}”.</Card>
        )}
        <MissingLines ids={missing} onRemove={(id) => removeWithUndo(id, `Product ${id}`)} />
        <ContinueShopping />
      </div>
      {lines.length > 0 && (
        <Summary
          lines={selectedLines}
          all={lines}
          refusals={orderRefusals(selectedLines, refusalOf)}
          onRequest={requestQuote}
        />
      )}
    </div>
  );
}
