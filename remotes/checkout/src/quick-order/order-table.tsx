import { joinClasses } from '@evmandi/ui/join-classes';
import { type Column, Table } from '@evmandi/ui/table';
import { OrderRow } from './order-row.tsx';
import styles from './order-table.module.css';
import { withLookup } from './rows.ts';
import { SampleRow } from './sample-row.tsx';
import { SAMPLES } from './samples.ts';
import type { useRows } from './use-rows.ts';

const COLUMNS: readonly Column[] = [
  { label: 'Item #', className: joinClasses(styles.title, styles.item) },
  { label: 'Qty', className: joinClasses(styles.title, styles.quantity) },
  { label: 'Unit', className: joinClasses(styles.title, styles.unit) },
  { label: 'Price', className: joinClasses(styles.title, styles.price) },
];

interface OrderTableProps {
  form: ReturnType<typeof useRows>;
  /** Something was changed by hand. */
  onEdit: () => void;
}

const focusItem = (key: number) => document.getElementById(`quick-order-item-${key}`)?.focus();

export function OrderTable({ form, onEdit }: OrderTableProps) {
  const goToNext = (index: number) => {
    const next = form.rows[index + 1];
    if (next) focusItem(next.key);
    else {
      const key = form.addRows(1);
      requestAnimationFrame(() => focusItem(key));
    }
  };
  return (
    <Table caption="Order lines" columns={COLUMNS} cardsBelow="36rem" parts={{ head: styles.head }}>
      {SAMPLES.map((sample) => (
        <SampleRow key={sample.itemNumber} sample={sample} />
      ))}
      {form.rows.map((row, index) => (
        <OrderRow
          key={row.key}
          row={row}
          number={index + 1}
          onChange={(next) => {
            onEdit();
            form.change(row.key, next);
          }}
          onLookup={(lookup) => form.change(row.key, (last) => withLookup(last, lookup))}
          onPick={(product) => form.pick(row.key, product)}
          onSettle={() => form.settle(row.key)}
          onNext={() => goToNext(index)}
        />
      ))}
    </Table>
  );
}
