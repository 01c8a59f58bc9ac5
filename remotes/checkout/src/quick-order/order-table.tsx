// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows become grids, and browsers then drop a table's own roles
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { OrderRow } from './order-row.tsx';
import styles from './order-table.module.css';
import { SampleRow } from './sample-row.tsx';
import { SAMPLES } from './samples.ts';
import type { useRows } from './use-rows.ts';

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
    <table className={styles.table} role="table">
      <caption className={styles.caption}>
        <VisuallyHidden>Order lines</VisuallyHidden>
      </caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.title}>
            Item #
          </th>
          <th role="columnheader" scope="col" className={`${styles.title} ${styles.quantity}`}>
            Qty
          </th>
          <th role="columnheader" scope="col" className={`${styles.title} ${styles.unit}`}>
            Unit
          </th>
          <th role="columnheader" scope="col" className={`${styles.title} ${styles.price}`}>
            Price
          </th>
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
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
            onPick={(product) => form.pick(row.key, product)}
            onSettle={() => void form.settle(row.key)}
            onNext={() => goToNext(index)}
          />
        ))}
      </tbody>
    </table>
  );
}
