import { commonRate, formatRateOfTax } from '@evmandi/contract/domain/gst-tax';
import { Card } from '@evmandi/ui/card';
import { joinClasses } from '@evmandi/ui/join-classes';
import { type Column, Table } from '@evmandi/ui/table';
import type { Selection } from '@evmandi/ui/use-selection';
import type { ProductLine } from '../lines/lines.ts';
import { FavoriteRow } from './favorite-row.tsx';
import styles from './favorite-table.module.css';

const COLUMNS: readonly Column[] = [
  { label: 'Product', className: styles.column },
  { label: 'Quantity and unit', className: styles.column },
  { label: 'Availability', className: styles.column },
  { label: 'Price', className: joinClasses(styles.column, styles.right) },
  { label: 'Actions', hidden: true, className: styles.column },
];

interface FavoriteTableProps {
  lines: readonly ProductLine[];
  selection: Selection;
  onRemove: (id: string) => void;
}

function taxNote(lines: readonly ProductLine[]): string {
  const rate = commonRate(lines.map(({ product }) => product));
  const tax = rate === null ? 'tax' : `${formatRateOfTax(rate)} tax`;
  return `Net prices without tax; gross includes ${tax}.`;
}

export function FavoriteTable({ lines, selection, onRemove }: FavoriteTableProps) {
  const { chosen, toggleAll } = selection;
  return (
    <>
      <Card className={styles.frame}>
        <Table
          className={styles.table}
          caption="Favorite products"
          columns={COLUMNS}
          cardsBelow="64rem"
          selectAll={{
            label: 'Select all favorites',
            className: styles.select,
            chosen,
            onToggle: toggleAll,
          }}
          data-chosen={chosen === 'none' ? undefined : true}
        >
          {lines.map((line) => (
            <FavoriteRow
              key={line.id}
              line={line}
              selected={selection.has(line.id)}
              onSelect={(on) => selection.set(line.id, on)}
              onRemove={() => onRemove(line.id)}
            />
          ))}
        </Table>
      </Card>
      <p className={styles.note}>{taxNote(lines)}</p>
    </>
  );
}
