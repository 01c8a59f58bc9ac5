import type { ProductCard } from '@evmandi/api/contract/catalog';
import { formatDollars } from '@evmandi/contract/domain/money';
import { getConfig } from '@evmandi/runtime';
import { TextInput } from '@evmandi/ui/controls';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Cell, Row as TableRow } from '@evmandi/ui/table';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { ProductCombobox } from '../products/product-combobox.tsx';
import type { Column } from './columns.ts';
import { formRows } from './order-form.ts';
import styles from './order-row.module.css';
import { RowNote } from './row-note.tsx';
import { amountsOf, isBlank, type Row, wrongFields } from './rows.ts';
import { UnitSelect } from './unit-select.tsx';

/** More than one cell of a spreadsheet. */
const isBlock = (text: string) => /[\t\n\r]/.test(text.trim());

interface OrderRowProps {
  row: Row;
  /** From 1. */
  number: number;
  onNext: (key: number) => void;
  onPaste: (key: number, column: Column, text: string) => void;
}

/** One editable row of the form. A long form is many of them: each is rendered when its own row changes. */
export const OrderRow = memo(function OrderRow({ row, number, onNext, onPaste }: OrderRowProps) {
  const { rupeesPerDollar } = getConfig();
  const { key } = row;
  const name = `row ${number}`;
  const noteId = `quick-order-note-${key}`;
  const amounts = amountsOf(row);
  const wrong = wrongFields(row);
  const dollars = (paise: number) => formatDollars(paise, rupeesPerDollar);
  const settle = () => formRows.settle(key);
  const pick = ({ sku }: Pick<ProductCard, 'sku'>) => formRows.put(key, { item: sku });
  const field = (column: Column) => ({
    'aria-describedby': noteId,
    'aria-invalid': wrong.has(column) || undefined,
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (!isBlock(text)) return;
      event.preventDefault();
      onPaste(key, column, text);
    },
  });

  return (
    <TableRow className={styles.row}>
      <Cell className={joinClasses(styles.cell, styles.item)}>
        <ProductCombobox
          {...field('item')}
          id={`quick-order-item-${key}`}
          className={styles.input}
          aria-label={`Item number, ${name}`}
          placeholder="Enter SKU or name of product"
          text={row.item}
          onText={(item) => formRows.change(key, { item }, false)}
          onPick={pick}
          onEnter={() => {
            settle();
            onNext(key);
          }}
          onLeave={settle}
          priceOf={({ price }) => dollars(price)}
        />
        <RowNote
          id={noteId}
          row={row}
          name={name}
          onSuggestion={(item) => formRows.put(key, { item })}
          onRetry={formRows.retry}
        />
      </Cell>
      <Cell className={styles.cell}>
        <TextInput
          {...field('quantity')}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity, ${name}`}
          placeholder={isBlank(row) ? undefined : '1'}
          value={row.quantity}
          onBlur={settle}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            settle();
            onNext(key);
          }}
          onChange={({ target }) => formRows.change(key, { quantity: target.value }, true)}
        />
      </Cell>
      <Cell className={styles.cell}>
        <UnitSelect
          aria-label={`Unit, ${name}`}
          aria-describedby={noteId}
          aria-invalid={wrong.has('unit') || undefined}
          row={row}
          onUnit={(unit) => formRows.change(key, { unit }, true)}
        />
      </Cell>
      <Cell className={joinClasses(styles.cell, styles.price)}>
        {amounts ? (
          <>
            <b className={styles.amount}>{dollars(amounts.net)}</b>
            <span className={styles.each}>{dollars(amounts.unitPrice)} each</span>
          </>
        ) : (
          'unavailable'
        )}
      </Cell>
    </TableRow>
  );
});
