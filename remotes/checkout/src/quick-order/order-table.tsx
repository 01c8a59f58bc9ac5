import { joinClasses } from '@evmandi/ui/join-classes';
import { Table, type Column as TableColumn } from '@evmandi/ui/table';
import { useCallback, useEffect } from 'react';
import type { Column } from './columns.ts';
import { addRow, formRows } from './order-form.ts';
import { OrderRow } from './order-row.tsx';
import styles from './order-table.module.css';
import { SampleRow } from './sample-row.tsx';
import { SAMPLES } from './samples.ts';
import { useRowList } from './use-row-list.ts';

const COLUMNS: readonly TableColumn[] = [
  { label: 'Item #', className: joinClasses(styles.title, styles.item) },
  { label: 'Qty', className: joinClasses(styles.title, styles.quantity) },
  { label: 'Unit', className: joinClasses(styles.title, styles.unit) },
  { label: 'Price', className: joinClasses(styles.title, styles.price) },
];

/** Gives the focus to the item field of a row once it stands there. */
export const focusItem = (key: number | null) =>
  requestAnimationFrame(() => document.getElementById(`quick-order-item-${key}`)?.focus());

function goToNext(key: number): void {
  const rows = formRows.get();
  const next = rows[rows.findIndex((row) => row.key === key) + 1];
  focusItem(next ? next.key : addRow());
}

interface OrderTableProps {
  /** More than one cell was pasted into a cell of a row. */
  onPaste: (key: number, column: Column, text: string) => void;
}

export function OrderTable({ onPaste }: OrderTableProps) {
  const rows = useRowList(formRows);
  const next = useCallback(goToNext, []);
  // The network may have come back while the form was closed.
  useEffect(formRows.retry, []);
  return (
    <Table caption="Order lines" columns={COLUMNS} cardsBelow="36rem" parts={{ head: styles.head }}>
      {SAMPLES.map((sample) => (
        <SampleRow key={sample.itemNumber} sample={sample} />
      ))}
      {rows.map((row, index) => (
        <OrderRow key={row.key} row={row} number={index + 1} onNext={next} onPaste={onPaste} />
      ))}
    </Table>
  );
}
