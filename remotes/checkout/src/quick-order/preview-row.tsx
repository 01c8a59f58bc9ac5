import { unitLabel } from '@evmandi/contract/domain/units';
import { TextInput } from '@evmandi/ui/controls';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Cell, RowHeader, Row as TableRow } from '@evmandi/ui/table';
import { memo } from 'react';
import styles from './preview-row.module.css';
import type { RowList } from './row-list.ts';
import { RowNote } from './row-note.tsx';
import { type Cells, problemsOf, productOf, type Row, warningsOf, wrongFields } from './rows.ts';
import { UnitSelect } from './unit-select.tsx';

interface PreviewRowProps {
  row: Row;
  list: RowList;
}

/** A row of a file with what the server says of it; one that is wrong, or was, can be corrected in place. */
export const PreviewRow = memo(function PreviewRow({ row, list }: PreviewRowProps) {
  const wrong = problemsOf(row).length > 0;
  const warned = !wrong && warningsOf(row).length > 0;
  const look = wrong ? styles.wrong : warned ? styles.warned : styles.good;
  const Mark = wrong ? IconAlertCircle : warned ? IconAlertTriangle : IconCircleCheck;
  return (
    <TableRow className={joinClasses(styles.row, look)}>
      <RowHeader className={joinClasses(styles.cell, styles.line)}>
        <span className={styles.word}>Row </span>
        {row.line}
      </RowHeader>
      {row.mended ? <Fields row={row} list={list} /> : <Texts row={row} />}
      <Cell className={joinClasses(styles.cell, styles.result)}>
        {row.verdict.state === 'judged' && <Mark className={styles.mark} size={18} aria-hidden />}
        <RowNote
          id={noteIdOf(row)}
          row={row}
          name={`row ${row.line}`}
          brief
          onSuggestion={(item) => list.put(row.key, { item })}
          onRetry={list.retry}
        />
      </Cell>
    </TableRow>
  );
});

const noteIdOf = ({ key }: Row) => `quick-order-result-${key}`;

function Texts({ row }: { row: Row }) {
  const own = productOf(row)?.unit;
  return (
    <>
      <Cell className={joinClasses(styles.cell, styles.item)}>{row.item}</Cell>
      <Cell className={joinClasses(styles.cell, styles.quantity)}>{row.quantity}</Cell>
      <Cell className={joinClasses(styles.cell, styles.unit)}>
        {row.unit || (own && unitLabel(own))}
      </Cell>
    </>
  );
}

function Fields({ row, list }: PreviewRowProps) {
  const wrong = wrongFields(row);
  const name = `row ${row.line}`;
  const change = (cells: Partial<Cells>) => list.change(row.key, cells, true);
  const field = (column: keyof Cells) => ({
    'aria-describedby': noteIdOf(row),
    'aria-invalid': wrong.has(column) || undefined,
    autoComplete: 'off',
    onBlur: () => list.settle(row.key),
  });
  return (
    <>
      <Cell className={joinClasses(styles.cell, styles.item)}>
        <TextInput
          {...field('item')}
          className={styles.field}
          aria-label={`Item number, ${name}`}
          value={row.item}
          onChange={({ target }) => change({ item: target.value })}
        />
      </Cell>
      <Cell className={joinClasses(styles.cell, styles.quantity)}>
        <TextInput
          {...field('quantity')}
          className={styles.field}
          inputMode="numeric"
          aria-label={`Quantity, ${name}`}
          value={row.quantity}
          onChange={({ target }) => change({ quantity: target.value })}
        />
      </Cell>
      <Cell className={joinClasses(styles.cell, styles.unit)}>
        <UnitSelect
          className={styles.unitField}
          aria-label={`Unit, ${name}`}
          aria-describedby={noteIdOf(row)}
          aria-invalid={wrong.has('unit') || undefined}
          row={row}
          onUnit={(unit) => change({ unit })}
        />
      </Cell>
    </>
  );
}
