import { CART } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { useCart } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { useOnline } from '@evmandi/ui/use-online';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useMemo } from 'react';
import { cardOf, groupBySupplier } from '../lines/lines.ts';
import { MissingLines } from '../lines/missing-lines.tsx';
import { NotKept } from '../lines/not-kept.tsx';
import { UnreadLines } from '../lines/unread-lines.tsx';
import type { CheckedLines } from '../lines/use-checked-lines.ts';
import { Notice } from '../notice.tsx';
import { ReadFailure } from '../products/read-failure.tsx';
import { CartAside } from './cart-aside.tsx';
import { CartChanges } from './cart-changes.tsx';
import { ContinueShopping } from './continue-shopping.tsx';
import styles from './filled-cart.module.css';
import type { Misfits } from './fit-notice.tsx';
import { removeWithUndo } from './remove-with-undo.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SupplierLines } from './supplier-lines.tsx';
import { useManyLines } from './use-many-lines.ts';

interface FilledCartProps {
  checked: CheckedLines;
  /** Which lines do not fit the garage; nothing without one, or where that is not known. */
  judged: Misfits | null | undefined;
  search: string;
  onShowQuote: () => void;
}

/** The lines of the cart by supplier, with what they come to. */
export function FilledCart({ checked, judged, search, onShowQuote }: FilledCartProps) {
  const { reading, kept, lines, missing, unread, refusalOf, wasVisited } = checked;
  const { selected, rows, words, settled } = useManyLines(lines, search);
  const online = useOnline();
  const groups = useMemo(() => groupBySupplier(lines), [lines]);

  return (
    <div className={styles.columns}>
      <VisuallyHidden role="status">
        {words && `${counted(rows.shown.size, 'line')} found`}
      </VisuallyHidden>
      <div className={styles.lines} data-rows="">
        {!online && (
          <Notice
            className={styles.offline}
            tone="info"
            role="status"
            title="You can read and change the cart"
          >
            Prices are those read last. New ones and checkout come back with the network; nothing is
            lost.
          </Notice>
        )}
        <NotKept store={useCart} list={CART} />
        {unread.length === 0 && (
          <ReadFailure
            title="Cart"
            reading={reading}
            kept={`Nothing is lost: ${CART} keeps its ${counted(kept.length, 'line')}.`}
          />
        )}
        <UnreadLines
          lines={unread}
          reading={reading}
          onRemove={(line) => removeWithUndo(line.id, cardOf(line).name)}
        />
        <CartChanges lines={settled.lines} refusalOf={refusalOf} wasVisited={wasVisited} />
        {judged && <judged.FitNotice lines={lines} misfits={judged.misfits} />}
        {lines.length > 0 && (
          <SelectionBar lines={settled.lines.length} selected={settled.selectedLines.length} />
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
        <CartAside
          lines={settled.lines}
          selectedLines={settled.selectedLines}
          refusalOf={refusalOf}
          onShowQuote={onShowQuote}
        />
      )}
    </div>
  );
}
